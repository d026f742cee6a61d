export const NOTE: string;
export function program(): URL;
export function noteOf(files: readonly string[]): { hash: string; files: Record<string, string> };
