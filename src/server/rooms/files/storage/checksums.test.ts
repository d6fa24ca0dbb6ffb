import { createHash } from 'node:crypto';
import { crc32c } from '@node-rs/crc32';
import { expect, test } from 'vitest';
import { seededRandom } from '#server/platform/clock/random.ts';
import { seed } from '#test/support/seed.ts';
import { beginChecksums } from './checksums.ts';

const random = seededRandom(seed);
const someBytes = (): Uint8Array => Uint8Array.from({ length: random.integer(700_000) }, () => random.integer(256));

test('[FILE-01] files that come at once, in portions of any size, have the checksums of their own bytes', async () => {
  const files = Array.from({ length: 12 }, someBytes);
  const found = await Promise.all(
    files.map(async (bytes, at) => {
      const abandoned = beginChecksums();
      const checksums = beginChecksums();
      for (let start = 0, size = 0; start < bytes.length; start += size) {
        size = 1 + random.integer(at % 2 ? 300_000 : 20_000);
        await abandoned.add(bytes.subarray(start, start + size));
        const portion = bytes.slice(start, start + size);
        await checksums.add(portion);
        // Once they were taken in, they may be changed.
        portion.fill(0);
      }
      abandoned.drop();
      return checksums.end();
    }),
  );
  for (const [at, bytes] of files.entries()) {
    const { md5, crc32c: crc } = found[at] ?? { md5: null, crc32c: null };
    expect([md5?.toString('hex'), crc?.readUInt32BE()], `file ${at}, seed ${seed}`).toEqual([
      createHash('md5').update(bytes).digest('hex'),
      crc32c(bytes) >>> 0,
    ]);
  }
});
