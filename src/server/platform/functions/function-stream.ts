import type { FastifyReply } from 'fastify';
import { FunctionStop } from './function-stop.ts';
import { wireLine } from './function-wire.ts';

const HEARTBEAT_MS = 15_000;
/** Who takes nothing for so long is gone, whatever its connection says. */
const READER_TIMEOUT_MS = 60_000;

/** [FN-02] The event stream of one call. */
export interface FunctionStream {
  readonly isOpen: boolean;
  open(): void;
  /** Resolves when the reader has taken it. */
  write(json: string): Promise<void>;
  end(json: string): void;
}

export function functionStream(reply: FastifyReply, stop: AbortController): FunctionStream {
  const stream = reply.raw;
  let heartbeat: NodeJS.Timeout | undefined;
  const taken = (): Promise<void> =>
    new Promise((resolve) => {
      const patience = setTimeout(() => stop.abort(new FunctionStop('functions/cancelled')), READER_TIMEOUT_MS).unref();
      const done = (): void => {
        clearTimeout(patience);
        stop.signal.removeEventListener('abort', done);
        stream.off('drain', done).off('close', done);
        resolve();
      };
      stream.once('drain', done).once('close', done);
      stop.signal.addEventListener('abort', done);
      if (stream.destroyed || stop.signal.aborted) done();
    });
  return {
    get isOpen() {
      return heartbeat !== undefined;
    },
    open: () => {
      if (heartbeat) return;
      reply.hijack();
      stream.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      stream.flushHeaders();
      heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
      stream.once('close', () => clearInterval(heartbeat));
    },
    write: async (json) => {
      if (!stream.destroyed && !stream.write(wireLine(json))) await taken();
    },
    end: (json) => {
      clearInterval(heartbeat);
      if (!stream.destroyed) stream.end(wireLine(json));
    },
  };
}
