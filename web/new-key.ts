/** For an `Idempotency-Key`. `randomUUID` is missing where the page did not come over https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
