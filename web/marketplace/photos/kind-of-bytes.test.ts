import { describe, expect, test } from 'vitest';
import { isPhoto, isWholePdf } from './kind-of-bytes.ts';

const letters = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'latin1')).buffer;

describe('What a file is by its first bytes', () => {
  test.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['HEIC of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
    ['HEIC that names its brand later', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ])('is a photo for a %s', (_kind, head) => {
    expect(isPhoto(letters(head.padEnd(200, '.')))).toBe(true);
  });

  test.each([
    ['text', 'no photo at all'],
    ['text that tells of one', 'ftyp heic JPEG PNG WEBP'],
    ['PDF', '%PDF-1.7'],
    ['film', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
    ['sound', 'RIFF\x10\0\0\0WAVEfmt '],
    ['drawing that may hold a program', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['file of nothing', ''],
  ])('is no photo for a %s', (_kind, head) => {
    expect(isPhoto(letters(head))).toBe(false);
  });

  test('is a PDF where its beginning and its end have come along', () => {
    expect(isWholePdf(letters(`%PDF-1.7${' '.repeat(5000)}%%EOF\n`))).toBe(true);
    expect(isWholePdf(letters('%PDF-1.7 and no end'))).toBe(false);
    expect(isWholePdf(letters('text %%EOF'))).toBe(false);
  });
});
