import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const given = new Set();
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port that nothing listens on, nor on the one after it (where a server opens its sandbox), below those that the
 * system gives to connections: between asking and listening none of them takes it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(10_000, 16_000) * 2;
  if (given.has(port) || !(await isFree(port)) || !(await isFree(port + 1))) return freePort();
  given.add(port);
  return port;
}
