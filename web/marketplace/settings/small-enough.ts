/**
 * A photo of a phone often has more bytes than a picture may have, so it is drawn smaller on the device. What cannot be drawn
 * here stays as it is, and is refused for its size.
 */
export async function smallEnough(file: File, most: number): Promise<File> {
  if (file.size <= most || !file.type.startsWith('image/')) return file;
  const drawn = await import('../photos/shrink.ts').then(
    ({ drawSmaller }) => drawSmaller(file),
    () => null,
  );
  if (!drawn || drawn.blob.size > most) return file;
  return new File([drawn.blob], file.name.replace(/[.]\w+$/, '') + '.jpg', { type: drawn.blob.type });
}
