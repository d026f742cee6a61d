/** 'Mary Ann Smith' is Mary, and Ann Smith (R-6-016). */
export function splitName(fullNames: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = fullNames.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}
