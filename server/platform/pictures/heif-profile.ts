const MOST_PROFILE_BYTES = 1024 * 1024;

/**
 * The ICC profile in a HEIF file: what the numbers of its colours mean, which libheif does not ask. Phones write one
 * for the whole picture and the same for each tile, so that the first one does.
 */
export function profileIn(file: Uint8Array): Uint8Array | null {
  const meta = boxIn(viewOf(file), 'meta');
  // A full box begins with its version.
  const properties = boxIn(boxIn(meta?.subarray(4), 'iprp'), 'ipco');
  const colour = boxIn(properties, 'colr', (body) => ICC.includes(body.toString('latin1', 0, 4)));
  return colour && colour.length <= MOST_PROFILE_BYTES ? colour.subarray(4) : null;
}

const ICC = ['prof', 'rICC'];
const HEAD = 8;

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What is in the first box of this type. A length that cannot be ends the search. */
function boxIn(
  bytes: Buffer | null | undefined,
  type: string,
  isWanted = (_body: Buffer) => true,
): Buffer | null {
  for (let at = 0; bytes && at + HEAD <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length < HEAD) return null;
    const body = bytes.subarray(at + HEAD, at + length);
    if (bytes.toString('latin1', at + 4, at + HEAD) === type && isWanted(body)) return body;
    at += length;
  }
  return null;
}
