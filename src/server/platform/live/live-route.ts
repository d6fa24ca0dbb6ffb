import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '../calls/app.ts';
import { generalProblem } from '../http/problem-answer.ts';
import { askerOf, freshSession, requestCaller } from '../http/request-caller.ts';
import type { AuthLookups } from '../http/serve-calls.ts';
import { type LiveHub, messagesSinceOpening, missedMessages, resumeFrom } from './live-hub.ts';
import type { LiveMessage } from './live-message.ts';

const HEARTBEAT_MILLISECONDS = 15_000;
/** How often streams are looked through for those whose session has ended by its own time. */
const SESSION_CHECK_INTERVAL_MS = 1000;
const STREAMS_PER_PERSON = 6;
/** A reader who is so many bytes behind is let go: by its last id it comes back to what it missed. */
const MAX_BYTES_BEHIND = 1_000_000;

/** The reader has taken what was written, or is gone. */
const taken = (stream: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.once('drain', done).once('close', done);
    if (stream.destroyed) done();
  });

/** Which topic a visitor hears by the key of one order; null where it opens nothing. */
export type GuestTopic = (app: App, guest: { orderId: string; accessKey: string }) => Promise<string | null>;

interface Reader {
  /** Counts and closes the streams of one reader. */
  userId: string;
  topics: string[];
  endsAt?: Date | undefined;
}

async function guestOf(app: App, guestTopic: GuestTopic, query: unknown): Promise<Reader | null> {
  const { order: orderId, key: accessKey } = query as Record<string, unknown>;
  if (typeof orderId !== 'string' || typeof accessKey !== 'string' || accessKey.length > 100) return null;
  const topic = await guestTopic(app, { orderId, accessKey });
  return topic === null ? null : { userId: topic, topics: [topic] };
}

/** What was missed is read from the database no faster than it is taken. */
async function sendMissed(
  stream: ServerResponse,
  missed: AsyncIterable<LiveMessage>,
  write: (message: LiveMessage) => boolean,
): Promise<void> {
  for await (const message of missed) {
    if (!write(message)) await taken(stream);
    if (stream.destroyed) break;
  }
}

/**
 * `GET /api/live`: what concerns the signed-in person, or a guest's order by its key, as an event stream. `Last-Event-ID` resumes it, and
 * `?seconds=` begins it with what was told in the so many seconds before; a message may come twice and is told apart by its id.
 */
export function liveRoute(
  server: FastifyInstance,
  { app, hub, authLookups, guestTopic }: { app: App; hub: LiveHub; authLookups: AuthLookups; guestTopic: GuestTopic },
): void {
  let isClosing = false;
  const look = setInterval(() => hub.closeEnded(app.clock.now()), SESSION_CHECK_INTERVAL_MS).unref();
  // A stream that opens while the server stops would hold it open: it ends as soon as it is there.
  server.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(look);
    hub.closeAll();
  });
  server.get<{ Querystring: { seconds?: string } }>('/api/live', async (request, reply) => {
    const caller = await requestCaller(request, reply, authLookups);
    const { session } = caller;
    const reader: Reader | null = session
      ? { userId: session.userId, topics: [`user:${session.userId}`, `shop:${session.userId}`], endsAt: session.endsAt }
      : await guestOf(app, guestTopic, request.query);
    if (!reader) {
      const { status, body } = generalProblem('request/sign-in-required', askerOf(request));
      return reply.code(status).send(body);
    }
    const { userId, topics, endsAt } = reader;
    if (hub.countOf(userId) >= STREAMS_PER_PERSON) {
      const { status, body } = generalProblem('request/too-many', askerOf(request), { retryAfterSeconds: 60 });
      return reply.code(status).send(body);
    }
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const put = (text: string): boolean => {
      if (stream.writableLength > MAX_BYTES_BEHIND) stream.destroy();
      return stream.destroyed || stream.writableEnded || stream.write(text);
    };
    const write = (message: LiveMessage): boolean => {
      if (endsAt && endsAt <= app.clock.now()) stream.end();
      return put(`id: ${message.id}\nevent: ${message.name}\ndata: ${JSON.stringify(message.payload)}\n\n`);
    };
    const heartbeat = setInterval(() => put(': still here\n\n'), HEARTBEAT_MILLISECONDS);
    const remove = hub.add({ topics: new Set(topics), userId, endsAt, onMessage: write, close: () => stream.end() });
    stream.on('close', () => {
      clearInterval(heartbeat);
      remove();
    });
    if (isClosing) return void stream.end();
    put('retry: 2000\n\n');
    // Whoever was signed out between the first look and the stream’s place among the others was not closed with them.
    if (session && (await freshSession(request, authLookups))?.userId !== userId) return void stream.end();
    const lastId = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10);
    if (Number.isSafeInteger(lastId)) await sendMissed(stream, missedMessages(app, topics, lastId), write);
    else {
      // So that a stream which is lost before its first message resumes here, and not later.
      put(`id: ${await resumeFrom(app, topics)}\n\n`);
      for (const message of await messagesSinceOpening(app, topics, Number(request.query.seconds))) write(message);
    }
    return reply;
  });
}
