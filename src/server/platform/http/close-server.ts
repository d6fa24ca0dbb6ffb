import type { FastifyInstance } from 'fastify';

/** Below the 9 s after which a process that was asked to stop ends in any case. */
const GRACE_MS = 6000;

/**
 * Takes no more connections and waits for the answers in hand. Connections that were busy at the close stay open when they are done, for as
 * long as a browser likes, so idle ones are closed again and again; whoever has not read the answer after `graceMs` milliseconds is cut off,
 * or one slow download would keep jobs and queues from ending in order [RUN-03].
 */
export async function closeServer(http: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const idle = setInterval(() => http.server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => http.server.closeAllConnections(), graceMs);
  await http.close().finally(() => {
    clearInterval(idle);
    clearTimeout(cutOff);
  });
}
