/** `standard` as people read it, where the row of the package is not at hand. */
export const packageTitle = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
