/** `+44 7700 900123` is `07700900123`. */
export const asDialledHere = (typed: string) => typed.replace(/^\s*(?:\+|00)44\s*(?:\(0\))?\s*/, '0');
