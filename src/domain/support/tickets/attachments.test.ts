import { expect, test } from 'vitest';
import { attachmentType, fileName } from './attachments.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('[SUP-04] a file is what its bytes say, whatever it is called', () => {
  expect(attachmentType(bytesOf('%PDF-1.7'))).toBe('application/pdf');
  expect(attachmentType(bytesOf('Größe: 3\n'))).toBe('text/plain');
  expect(attachmentType(new Uint8Array([0x4d, 0x5a, 0x00]))).toBe(null);
});

test('[SUP-04] the name of a file leads into no folder', () => {
  expect(fileName('../../etc/passwd')).toBe('-..-etc-passwd');
  expect(fileName('...')).toBe('file');
});
