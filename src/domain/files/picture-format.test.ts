import { expect, test } from 'vitest';
import { pictureFormatOf } from './picture-format.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('[FILE-05] a picture is known by its first bytes', () => {
  expect(pictureFormatOf(bytesOf('\u00ff\u00d8\u00ff\u00e0'))).toBe('jpeg');
  expect(pictureFormatOf(bytesOf('\u0089PNG\r\n\u001a\nIHDR'))).toBe('png');
  expect(pictureFormatOf(bytesOf('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '))).toBe('webp');
  expect(pictureFormatOf(bytesOf('\u0000\u0000\u0000\u001cftypavif'))).toBe('avif');
});

test('[FILE-05] markup, animations, documents and scraps are no pictures', () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    'GIF89a',
    '%PDF-1.7',
    'II*\u0000',
    'RIFF1234WAVE',
    '\u0000\u0000\u0000\u001cftypheic',
    '',
    '\u00ff\u00d8',
  ]) {
    expect(pictureFormatOf(bytesOf(text)), text).toBeNull();
  }
});
