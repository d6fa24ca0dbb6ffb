import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureBytes } from '#test/builders/market.ts';
import { openEncoder } from './separate-encoder.ts';

const size = { width: 160, format: 'avif' } as const;

test('[FILE-05] a picture is encoded in a process of its own', async () => {
  const encoder = openEncoder();
  const picture = await pictureBytes('#8a5a2b');
  await expect(encoder.encode(Buffer.from('no picture'), size)).rejects.toThrow('unsupported');
  const { format, width } = await sharp(await encoder.encode(picture, size)).metadata();
  expect([format, width]).toEqual(['heif', 160]);
  encoder.end();
});

test('[FILE-05] whoever waits for a process that has ended is told', async () => {
  const encoder = openEncoder();
  const waiting = encoder.encode(await pictureBytes('#8a5a2b'), size);
  encoder.end();
  await expect(waiting).rejects.toThrow('ended');
  await expect(encoder.encode(Buffer.from(''), size)).rejects.toThrow('ended');
});
