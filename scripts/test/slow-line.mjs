// A slow line between browser and server: each call and each answer is held for a while that a seed decides, so that answers
// come late and in another order than they were asked for.
import { createServer, request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_DELAY_MS = 600;

/** Numbers from 0 to 1 out of a seed (mulberry32). */
const numbersOf = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/**
 * Opens the line to the server at a port of this machine.
 * @param {number} to @param {number} seed @returns {Promise<{ address: string, close: () => void }>}
 */
export async function openSlowLine(to, seed) {
  const random = numbersOf(seed);
  // Squared: most are held a little, some for long. Files, and the stream that never ends, are not held.
  const hold = (path) =>
    path.startsWith('/api/') && path !== '/api/live' ? sleep(random() ** 2 * MAX_DELAY_MS) : undefined;
  const server = createServer(async (incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const body = await buffer(incoming).catch(() => null);
    await hold(path);
    if (!body || outgoing.destroyed) return;
    const upstream = ask({ host: '127.0.0.1', port: to, method, path, headers, agent: false }, async (answer) => {
      await hold(path);
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      outgoing.flushHeaders();
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    upstream.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${server.address().port}`, close };
}
