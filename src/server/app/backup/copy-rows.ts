import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The driver's connection, as far as COPY needs it. */
interface Wire {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

interface Steps {
  onChunk?: (chunk: Buffer, wire: Wire) => void;
  onReadyToSend?: (wire: Wire) => void;
  /** What must be done before the statement counts as done. */
  last: () => Promise<void>;
}

/** A COPY statement in the shape that the driver runs. */
function runCopy(client: pg.ClientBase, sql: string, { onChunk, onReadyToSend, last }: Steps): Promise<void> {
  return new Promise((resolve, reject) => {
    // A connection that dies never gets ready again.
    const lost = (error?: Error): void => settle(() => reject(error ?? new Error('the database connection was lost')));
    const settle = (how: () => void): void => {
      client.off('error', lost);
      client.off('end', lost);
      how();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.query({
      submit: (wire: Wire) => wire.query(sql),
      handleCopyData: (message: { chunk: Buffer }, wire: Wire) => onChunk?.(message.chunk, wire),
      handleCopyInResponse: (wire: Wire) => onReadyToSend?.(wire),
      handleRowDescription: () => undefined,
      handleDataRow: () => undefined,
      handlePortalSuspended: () => undefined,
      handleEmptyQuery: () => undefined,
      handleCommandComplete: () => undefined,
      // After an error the driver tells the statement nothing more; our own reason says more than the database's echo of it.
      handleError: (error: Error) =>
        void last().then(
          () => settle(() => reject(error)),
          (own: Error) => settle(() => reject(own)),
        ),
      handleReadyForQuery: () =>
        void last().then(
          () => settle(resolve),
          (error: Error) => settle(() => reject(error)),
        ),
    } as unknown as pg.Submittable);
  });
}

/** Reads `COPY … TO STDOUT`; the database waits while `take` is busy. */
export async function copyOut(
  client: pg.ClientBase,
  sql: string,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  let taken = Promise.resolve();
  let waiting = 0;
  await runCopy(client, sql, {
    onChunk: (chunk, wire) => {
      // The driver uses its buffer again.
      const own = Buffer.from(chunk);
      waiting += 1;
      wire.stream.pause();
      taken = taken
        .then(() => take(own))
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) wire.stream.resume();
        });
      taken.catch(() => undefined);
    },
    last: () => taken,
  });
}

/** Feeds `COPY … FROM STDIN`. */
export async function copyIn(client: pg.ClientBase, sql: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  let sent = Promise.resolve();
  await runCopy(client, sql, {
    onReadyToSend: (wire) => {
      sent = (async () => {
        try {
          for await (const chunk of chunks) {
            wire.sendCopyFromChunk(chunk);
            if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
          }
          wire.endCopyFrom();
        } catch (error) {
          wire.sendCopyFail((error as Error).message);
          throw error;
        }
      })();
      sent.catch(() => undefined);
    },
    last: () => sent,
  });
}
