import { createHash } from 'node:crypto';

/** An id that is the same on every machine: a UUID (version 8) made from a name. For seeds only. */
export function fixedId(name: string): string {
  const hex = createHash('sha256').update(`fettle ${name}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
