import { Worker } from 'node:worker_threads';
import type { ChecksumAnswer, ChecksumOrder } from './checksum-thread.ts';

export interface Checksums {
  md5: Buffer;
  /** Big endian, as the public format writes it. */
  crc32c: Buffer;
}

/** The checksums of one file whose bytes come in their order. */
export interface RunningChecksums {
  /** Has copied the bytes when it is done; waits while too many wait for their checksums. */
  add(bytes: Uint8Array): Promise<void>;
  end(): Promise<Checksums>;
  /** Nobody asks for them any more. */
  drop(): void;
}

/** Bytes. */
const BLOCK_SIZE = 256 * 1024;
/** So many blocks of all files wait for their checksums at most. */
const MAX_BLOCKS = 16;

interface Asker {
  resolve(match: Checksums): void;
  reject(error: Error): void;
}

/** MD5 costs about as much as all else that is done to a byte, so it has a thread of its own, which begins with the first file. */
class ChecksumThread {
  private readonly worker = new Worker(new URL('./checksum-thread.ts', import.meta.url), { execArgv: [] });
  private readonly free: ArrayBuffer[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly pending = new Map<number, Asker>();
  private blocksOut = 0;
  private lastSerial = 0;
  isOver = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (answer: ChecksumAnswer) => this.hear(answer));
    this.worker.on('error', () => this.end());
    this.worker.on('exit', () => this.end());
  }

  private hear(answer: ChecksumAnswer): void {
    if ('block' in answer) {
      this.blocksOut -= 1;
      this.free.push(answer.block);
      this.waiting.shift()?.();
      return;
    }
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(answer.crc32c);
    this.pending.get(answer.serial)?.resolve({ md5: Buffer.from(answer.md5), crc32c: crc });
    this.pending.delete(answer.serial);
    if (this.pending.size === 0) this.worker.unref();
  }

  private end(): void {
    this.isOver = true;
    for (const { reject } of this.pending.values()) reject(new Error('the thread of checksums ended'));
    this.pending.clear();
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  private tell(order: ChecksumOrder, moved: ArrayBuffer[] = []): void {
    this.worker.postMessage(order, moved);
  }

  private async hand(serial: number, block: ArrayBuffer, size: number): Promise<void> {
    this.blocksOut += 1;
    this.tell({ serial, block, size }, [block]);
    if (this.blocksOut > MAX_BLOCKS && !this.isOver) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private ask(serial: number): Promise<Checksums> {
    if (this.isOver) return Promise.reject(new Error('the thread of checksums ended'));
    // Whoever waits for an answer keeps the process alive.
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.pending.set(serial, { resolve, reject });
      this.tell({ serial, is: 'whole' });
    });
  }

  begin(): RunningChecksums {
    const serial = (this.lastSerial += 1);
    let block: ArrayBuffer | null = null;
    let filled = 0;
    // The thread would begin anew with what comes, and answer checksums of the tail.
    let isOver = false;
    const mustGoOn = (): void => {
      if (isOver) throw new Error('these checksums have ended');
    };
    const flush = async (): Promise<void> => {
      mustGoOn();
      const [full, size] = [block, filled];
      [block, filled] = [null, 0];
      if (full) await this.hand(serial, full, size);
    };
    return {
      add: async (bytes) => {
        mustGoOn();
        for (let rest = bytes; rest.length > 0;) {
          block ??= this.free.pop() ?? new ArrayBuffer(BLOCK_SIZE);
          const portion = rest.subarray(0, BLOCK_SIZE - filled);
          new Uint8Array(block).set(portion, filled);
          filled += portion.length;
          rest = rest.subarray(portion.length);
          if (filled === BLOCK_SIZE) await flush();
        }
      },
      end: async () => {
        await flush();
        isOver = true;
        return this.ask(serial);
      },
      drop: () => {
        if (!isOver) this.tell({ serial, is: 'dropped' });
        isOver = true;
      },
    };
  }
}

let thread: ChecksumThread | null = null;

export function beginChecksums(): RunningChecksums {
  if (!thread || thread.isOver) thread = new ChecksumThread();
  return thread.begin();
}
