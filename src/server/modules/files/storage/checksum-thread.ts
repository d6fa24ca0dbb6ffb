import { createHash, type Hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { crc32c } from '@node-rs/crc32';

/** Bytes of one file in their order, the end of the file, or that nobody asks for its checksums any more. */
export type ChecksumOrder = { serial: number } & ({ block: ArrayBuffer; size: number } | { is: 'whole' | 'dropped' });
/** A block comes back to be filled again; the checksums of a whole file. */
export type ChecksumAnswer = { block: ArrayBuffer } | { serial: number; md5: Uint8Array; crc32c: number };

const running = new Map<number, { md5: Hash; crc: number }>();
const answer = (what: ChecksumAnswer, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(what, moved);

parentPort?.on('message', (order: ChecksumOrder) => {
  const { serial } = order;
  const file = running.get(serial) ?? { md5: createHash('md5'), crc: 0 };
  if ('block' in order) {
    running.set(serial, file);
    const bytes = new Uint8Array(order.block, 0, order.size);
    file.md5.update(bytes);
    file.crc = crc32c(bytes, file.crc);
    answer({ block: order.block }, [order.block]);
    return;
  }
  running.delete(serial);
  if (order.is === 'whole') answer({ serial, md5: file.md5.digest(), crc32c: file.crc >>> 0 });
});
