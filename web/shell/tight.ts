/** A script of ours as it goes into every page: without what stands in it for people alone. */
export const tight = (script: string): string => script.replace(/^ *\/\/.*\n/gm, '').replace(/^ +/gm, '');
