import type { FastifyInstance } from 'fastify';
import type { App } from '../calls/app.ts';
import { generalProblem } from '../http/problem-answer.ts';
import { requestCaller } from '../http/request-caller.ts';
import type { Doors } from '../http/serve-calls.ts';
import { type LiveHub, type LiveMessage, missedMessages, placeOfNow } from './live-hub.ts';

const HEARTBEAT_MILLISECONDS = 15_000;
/** How often streams are looked through for those whose session has ended by its own time. */
const LOOK_MILLISECONDS = 1000;
const STREAMS_PER_PERSON = 6;

/**
 * `GET /api/live`: what concerns the signed-in person, as an event stream. `Last-Event-ID` resumes it; a message may come
 * twice and is told apart by its id.
 */
export function liveRoute(
  server: FastifyInstance,
  { app, hub, doors }: { app: App; hub: LiveHub; doors: Doors },
): void {
  let isClosing = false;
  const look = setInterval(() => hub.closeEnded(app.clock.now()), LOOK_MILLISECONDS).unref();
  // A stream that opens while the server stops would hold it open: it ends as soon as it is there.
  server.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(look);
    hub.closeAll();
  });
  server.get('/api/live', async (request, reply) => {
    const caller = await requestCaller(request, reply, doors);
    if (!caller.session) {
      const { status, body } = generalProblem('request/sign-in-required', request.id);
      return reply.code(status).send(body);
    }
    const { userId, endsAt } = caller.session;
    if (hub.countOf(userId) >= STREAMS_PER_PERSON) {
      const { status, body } = generalProblem('request/too-many', request.id, { retryAfterSeconds: 60 });
      return reply.code(status).send(body);
    }
    const topics = [`user:${userId}`, `shop:${userId}`];
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const put = (text: string): void => void (stream.writableEnded || stream.write(text));
    const write = (message: LiveMessage): void => {
      if (endsAt && endsAt <= app.clock.now()) stream.end();
      put(`id: ${message.id}\nevent: ${message.name}\ndata: ${JSON.stringify(message.payload)}\n\n`);
    };
    const heartbeat = setInterval(() => put(': still here\n\n'), HEARTBEAT_MILLISECONDS);
    const remove = hub.add({ topics: new Set(topics), userId, endsAt, hear: write, close: () => stream.end() });
    stream.on('close', () => {
      clearInterval(heartbeat);
      remove();
    });
    if (isClosing) return void stream.end();
    put('retry: 2000\n\n');
    // Whoever was signed out between the first look and the stream’s place among the others was not closed with them.
    if ((await requestCaller(request, reply, doors)).session?.userId !== userId) return void stream.end();
    const lastId = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10);
    if (Number.isSafeInteger(lastId)) for await (const message of missedMessages(app, topics, lastId)) write(message);
    // So that a stream which is lost before its first message resumes here, and not later.
    else put(`id: ${await placeOfNow(app, topics)}\n\n`);
    return reply;
  });
}
