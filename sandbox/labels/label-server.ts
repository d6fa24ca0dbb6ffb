import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Random } from '#server/platform/clock/random.ts';
import type { Queryable } from '#server/platform/database/open-database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { counterCode, labelDocument } from './label-document.ts';
import { createShipment, generateForm, LabelProblem, purchase, refundShipment } from './shipment-calls.ts';
import { type Plan, setPlan, consumePlan } from './misbehaviour.ts';
import { findShipment } from './shipment-store.ts';

export interface LabelSandboxEnvironment {
  db: Queryable;
  clock: Clock;
  random: Random;
  log: Log;
  host: string;
  port: number;
  apiKey: string;
  webhookSecret: string;
  webhookUrlNow: () => string | null;
  apiBase: () => string;
}

interface Answer {
  status: number;
  body: unknown;
}

const MAX_BODY = 200_000;
const json = (body: unknown, status = 200): Answer => ({ status, body });

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new LabelProblem(413, 'PAYLOAD.TOO_LARGE', 'The body is too large.');
    chunks.push(chunk);
  }
  try {
    return size === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>);
  } catch {
    throw new LabelProblem(422, 'PARAMETER.INVALID', 'The body is no JSON.');
  }
}

function isOwner({ apiKey }: LabelSandboxEnvironment, incoming: IncomingMessage): boolean {
  const basic = (incoming.headers.authorization ?? '').replace(/^Basic /, '');
  const [given, wanted] = [
    Buffer.from(Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? ''),
    Buffer.from(apiKey),
  ];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

class DroppedAnswer extends Error {}

async function misbehaving(method: string, path: string, answer: () => Promise<Answer>): Promise<Answer> {
  const plan = consumePlan(`${method} ${path}`);
  if (!plan) return answer();
  if (plan.how === 'fail') throw new LabelProblem(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.');
  if (plan.how === 'slow') await wait(plan.delayMs);
  const made = await answer();
  if (plan.how === 'drop') throw new DroppedAnswer();
  return made;
}

async function answerCall(env: LabelSandboxEnvironment, incoming: IncomingMessage, path: string): Promise<Answer> {
  const method = incoming.method ?? 'GET';
  if (!isOwner(env, incoming)) throw new LabelProblem(401, 'APIKEY.INACTIVE', 'This api key is no longer active.');
  const body = method === 'POST' ? await bodyOf(incoming) : {};
  if (method === 'POST' && path === '/_sandbox/answers') return json({ plans: setPlan(body as Partial<Plan>) });
  return misbehaving(method, path, async () => {
    if (method === 'POST' && path === '/v2/shipments') return json(await createShipment(env, body), 201);
    const [, id = '', operation = ''] =
      /^\/v2\/shipments\/([A-Za-z0-9_-]{1,160})(?:\/(buy|refund|forms))?$/.exec(path) ?? [];
    if (method === 'POST' && operation === 'buy') return json(await purchase(env, id, body));
    if (method === 'POST' && operation === 'forms') return json(await generateForm(env, id, body));
    if (method === 'POST' && operation === 'refund') return json(await refundShipment(env, id));
    const shipment = method === 'GET' && id && !operation ? await findShipment(env.db, id) : null;
    if (!shipment) throw new LabelProblem(404, 'NOT_FOUND', 'The requested resource could not be found.');
    return json(shipment.body);
  });
}

async function sendDocument(env: LabelSandboxEnvironment, id: string, outgoing: ServerResponse): Promise<void> {
  const stored = await findShipment(env.db, id);
  if (!stored?.boughtAt) return void outgoing.writeHead(404).end();
  const shipment = stored.body as unknown as {
    from_address: Record<string, string>;
    to_address: Record<string, string>;
    selected_rate: { carrier: string; service: string };
    options: { label_size?: string };
    customs_info: { customs_items?: { description: string; quantity: number; value: number }[] } | null;
    reference: string;
  };
  const {
    from_address: from,
    to_address: to,
    selected_rate: rate,
    options,
    customs_info: customs,
    reference,
  } = shipment;
  const document = await labelDocument(
    { ...rate, tracking: stored.trackingCode ?? '', reference, from, to, customs: customs?.customs_items ?? [] },
    options.label_size,
  );
  outgoing.writeHead(200, { 'content-type': 'application/pdf', 'content-length': document.length }).end(document);
}

async function sendCode(env: LabelSandboxEnvironment, id: string, outgoing: ServerResponse): Promise<void> {
  const stored = await findShipment(env.db, id);
  if (!stored?.boughtAt) return void outgoing.writeHead(404).end();
  const image = await counterCode(`${stored.trackingCode ?? ''}*${id}`);
  outgoing.writeHead(200, { 'content-type': 'image/png', 'content-length': image.length }).end(image);
}

async function serve(env: LabelSandboxEnvironment, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  try {
    const [, document] = /^\/labels\/(shp_[a-z0-9]{32})\.pdf$/.exec(path) ?? [];
    if (document) return await sendDocument(env, document, outgoing);
    const [, coded] = /^\/forms\/(shp_[a-z0-9]{32})\.png$/.exec(path) ?? [];
    if (coded) return await sendCode(env, coded, outgoing);
    const { status, body } = await answerCall(env, incoming, path);
    return void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } catch (error) {
    if (error instanceof DroppedAnswer || outgoing.headersSent) return void outgoing.destroy();
    if (!(error instanceof LabelProblem)) env.log.error('the label sandbox failed', { path, error });
    const { status, code, message } =
      error instanceof LabelProblem
        ? error
        : new LabelProblem(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.');
    const answer = JSON.stringify({ error: { code, message, errors: [] } });
    return void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  }
}

/** Serves the protocol of the label provider on loopback [ORD-03]; answers the port that it took. */
export async function serveLabels(
  env: LabelSandboxEnvironment,
  { changed }: { changed: () => void },
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: 30_000 },
    (incoming, outgoing) =>
      void serve(env, incoming, outgoing).finally(() => (incoming.method === 'POST' ? changed() : undefined)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      server.once('error', reject);
      return void server.listen(0, env.host);
    });
    server.once('listening', resolve);
    server.listen(env.port, env.host);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
