/** The parts of two packages that are used; neither has types of its own. */
declare module '@marbec/web-auto-extractor' {
  type Extracted = { jsonld: Record<string, object[]>; errors: object[] };
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  type Step = { type?: string; property?: string; index?: number };
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path?: Step[] };
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}
