import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '#test/builders/until.ts';
import type { App } from '../calls/app.ts';
import { type LiveHub, liveHub } from './live-hub.ts';
import { liveRoute } from './live-route.ts';

const LINE = 'x'.repeat(50_000);
let server: FastifyInstance;
let hub: LiveHub;
let socket: Socket;
/** How often a page of what was missed was read. */
let pages = 0;

beforeEach(async () => {
  server = Fastify();
  hub = liveHub();
  pages = 0;
  const app = {
    clock: { now: () => new Date() },
    db: {
      query: async ({ name }: { name: string }) => {
        if (name !== 'live-missed') return { rows: [{ id: 1 }] };
        pages += 1;
        // Page after page, without an end.
        return {
          rows: Array.from({ length: 500 }, (_, index) => ({
            id: pages * 500 + index,
            topic: 'user:rio',
            name: 'orders.placed',
            payload: LINE,
          })),
        };
      },
    },
  } as unknown as App;
  const findSession = async () => ({
    userId: 'rio',
    tokenHash: Buffer.alloc(32),
    displayName: 'Rio',
    email: 'rio@example.com',
    role: 'user',
    shopSlug: null,
  });
  const authLookups = { findSession, findPermissions: async () => [], secure: false };
  liveRoute(server, { app, hub, authLookups, guestTopic: async () => null });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  socket.destroy();
  await server.close();
});

/** Opens a stream and never reads what comes. */
function openUnread(header = ''): void {
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nCookie: session=rio\r\n${header}\r\n`);
  });
  socket.pause();
}

test('[INV-21, RUN-13] a stream that is not read is closed', async () => {
  openUnread();
  await until(() => hub.countOf('rio') === 1, 'the stream is open');
  for (let id = 0; id < 400 && hub.countOf('rio') > 0; id += 1) {
    hub.publish({ id, topic: 'user:rio', name: 'orders.placed', payload: LINE });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => hub.countOf('rio') === 0, 'the stream is let go', 10_000);
});

test('[INV-21, RUN-13] what was missed is read no faster than it is taken', async () => {
  openUnread('Last-Event-ID: 1\r\n');
  await until(() => hub.countOf('rio') === 1 && pages > 0, 'the stream catches up');
  for (let turns = 0; turns < 2000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(pages).toBe(1);
});
