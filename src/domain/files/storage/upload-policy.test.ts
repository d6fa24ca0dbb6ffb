import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHUNK_BYTES,
  decideRetry,
  isResumable,
  isWorthRetrying,
  nextBytes,
  nextChunkBytes,
  OPERATION_RETRY_MS,
  UPLOAD_RETRY_MS,
} from './upload-policy.ts';

test('[FILE-03] an operation is tried for 120000 ms, an upload for 600000 ms', () => {
  expect([OPERATION_RETRY_MS, UPLOAD_RETRY_MS, CHUNK_BYTES]).toEqual([120_000, 600_000, 262_144]);
  expect([isResumable(262_144), isResumable(262_145)]).toEqual([false, true]);
});

test('[FILE-03] chunks double in size from 262144 to 33554432 bytes', () => {
  fc.assert(
    fc.property(fc.nat(200), (arrived) => {
      let chunk = CHUNK_BYTES;
      for (let count = 0; count < arrived; count += 1) {
        const next = nextChunkBytes(chunk);
        expect(next === chunk * 2 || chunk * 2 >= 33_554_432).toBe(true);
        chunk = next;
      }
      expect(chunk).toBeLessThan(33_554_432);
      if (arrived >= 6) expect(chunk).toBe(16_777_216);
    }),
  );
});

test('[FILE-03] the bytes of a file go once each, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000_000 }), (size) => {
      let received = 0;
      let chunk = CHUNK_BYTES;
      for (let isLast = false; !isLast;) {
        const next = nextBytes(received, size, chunk);
        expect(next.from).toBe(received);
        expect(next.to).toBeGreaterThan(next.from);
        expect(next.isLast).toBe(next.to === size);
        ({ isLast, to: received } = next);
        chunk = nextChunkBytes(chunk);
      }
      expect(received).toBe(size);
    }),
  );
});

test('[FILE-03] 5xx, 408, 429 and no answer are tried again, nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (status) => {
      const isListed = status === 0 || status === 408 || status === 429 || (status >= 500 && status <= 599);
      expect(isWorthRetrying(status)).toBe(isListed);
      const decided = decideRetry({ status, tries: 1, sinceMs: 0, limitMs: UPLOAD_RETRY_MS, chance: 0.5 });
      expect(decided.kind).toBe(isListed ? 'retry' : 'refused');
    }),
  );
});
