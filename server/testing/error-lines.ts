type Described = { type?: string; message: string; state?: string; stack?: string; cause?: Described };
type Line = { level: number; msg?: string; err?: Described; [fact: string]: unknown };

const ERROR = 50;
/** Frames of our own code: enough to see which feature it was. */
const FRAMES = 6;

/** The errors in a log, each as lines for people: what was said, of what, the error and everything that caused it. */
export const errorsIn = (log: readonly string[]): string[] =>
  log.filter((line) => (JSON.parse(line) as Line).level >= ERROR).map(readable);

function readable(line: string): string {
  const { level: _, time: __, msg, err, ...facts } = JSON.parse(line) as Line;
  return [`${msg ?? ''} ${JSON.stringify(facts)}`, ...(err ? chainOf(err) : [])].join('\n  ');
}

function chainOf({ type, message, state, stack, cause }: Described): string[] {
  const frames = (stack ?? '').split('\n').filter((text) => /^\s+at (?!.*node_modules|.*node:)/.test(text));
  return [
    `${type ?? 'Error'}: ${message}${state === undefined ? '' : ` (${state})`}`,
    ...frames.slice(0, FRAMES),
    ...(cause ? chainOf(cause).map((text, at) => (at === 0 ? `caused by ${text}` : text)) : []),
  ];
}
