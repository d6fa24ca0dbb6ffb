import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { ServedSize } from './encode-picture.ts';

export interface EncoderOrder {
  original: Uint8Array;
  size: ServedSize;
}
export type EncoderAnswer = { bytes: Uint8Array } | { problem: string };

export interface SeparateEncoder {
  /** One at a time. Fails where the bytes are no picture, or the process has ended. */
  encode(original: Buffer, size: ServedSize): Promise<Buffer>;
  end(): void;
}

/**
 * [FILE-05] A process beside the server that encodes pictures at a low priority and ends with its work: what encoding takes of memory is
 * given back, and visitors go first.
 */
export function openEncoder(): SeparateEncoder {
  const child = fork(join(import.meta.dirname, 'encoder-main.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Where the system refuses it, it works at the server's own priority.
  try {
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  } catch {
    /* it works all the same */
  }
  return {
    encode: (original, size) =>
      new Promise((resolve, reject) => {
        const done = (how: () => void): void => {
          child.off('exit', gone).off('error', gone).off('message', answered);
          how();
        };
        const gone = (): void => done(() => reject(new Error('the process that encodes pictures ended')));
        const answered = (answer: EncoderAnswer): void =>
          done(() => ('bytes' in answer ? resolve(Buffer.from(answer.bytes)) : reject(new Error(answer.problem))));
        child.once('exit', gone).once('error', gone).once('message', answered);
        child.send({ original, size } satisfies EncoderOrder, (error) => error && gone());
      }),
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}
