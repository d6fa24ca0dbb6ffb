import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { responseCache } from '../cache/response-cache.ts';
import type { App } from '../calls/app.ts';
import { readConfig } from '../config/config.ts';
import { closeServer } from './close-server.ts';
import { httpServer } from './http-server.ts';

test('[RUN-03] a connection that comes in while the server closes', async () => {
  const server = httpServer({ config: readConfig({}), cache: responseCache() } as unknown as App, { headers: [] });
  let late: Socket | undefined;
  // After the server has let go of the unused connections that it had, and before it stops listening.
  server.addHook('preClose', async () => {
    late = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    await once(server.server, 'connection');
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const before = performance.now();
  await server.close();
  // One that holds it does so until its time for the first request is over, a minute.
  expect(performance.now() - before).toBeLessThan(30_000);
  late?.destroy();
});

test('[RUN-03] a download that nobody reads does not hold a stop', async () => {
  const server = Fastify({ forceCloseConnections: 'idle' });
  const endless = () =>
    new Readable({
      read() {
        this.push(Buffer.alloc(100_000));
      },
    });
  server.get('/endless', (_, reply) => reply.send(endless()));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const reader = connect(Number(new URL(address).port), '127.0.0.1')
    .on('error', () => undefined)
    .pause();
  reader.write('GET /endless HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(server.server, 'request');
  await expect(closeServer(server, 100)).resolves.toBeUndefined();
  reader.destroy();
});
