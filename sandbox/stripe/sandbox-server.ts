import { isUtf8 } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserFile } from './browser-files.ts';
import { answerChallenge, showChallenge } from './intents/challenge-page.ts';
import { startDelivery } from './deliver-webhooks.ts';
import { type Params, readForm } from './wire/form-body.ts';
import { type Answer, problemAnswer, type Sandbox, type SandboxRequest } from './wire/sandbox-call.ts';
import { apiVersion, randomText, type SandboxEnvironment } from './sandbox-environment.ts';
import { startBank } from './connect/bank.ts';
import { routeOf } from './sandbox-routes.ts';
import { outlast } from './store/outlast.ts';
import { DroppedAnswer, misbehaving } from './wire/misbehave.ts';
import { invalid, StripeProblem, unauthorised } from './wire/stripe-problem.ts';

const MAX_BODY = 65_536;

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'Access-Control-Allow-Headers': 'authorization, *',
  'Access-Control-Expose-Headers': 'Request-Id, Stripe-Version',
  'Access-Control-Max-Age': '300',
};

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY)
      throw new StripeProblem(413, { type: 'invalid_request_error', message: 'The request body is too large.' });
    chunks.push(chunk);
  }
  if (size === 0) return '';
  const type = incoming.headers['content-type'] ?? '';
  if (type !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw invalid('Invalid request: the body must be sent as application/x-www-form-urlencoded.');
  const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw invalid('Invalid form encoding in the request.');
  return bytes.toString('utf8');
}

function keyOf(incoming: IncomingMessage, params: Params): string {
  const header = incoming.headers.authorization ?? '';
  if (header.startsWith('Bearer ')) return header.slice(7).trim();
  if (header.startsWith('Basic ')) return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')[0] ?? '';
  const key = params['key'];
  return typeof key === 'string' ? key : '';
}

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Says whether the caller holds the secret key; refuses one without a key. */
function isSecretCaller(box: Sandbox, key: string): boolean {
  if (key === '')
    throw unauthorised(
      `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.`,
    );
  if (isSame(key, box.secretKey)) return true;
  if (isSame(key, box.publishableKey)) return false;
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
}

function idempotencyKeyOf(incoming: IncomingMessage): string | null {
  const key = incoming.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || incoming.method !== 'POST') return null;
  if (key.length > 255) throw invalid('Idempotency keys can be up to 255 characters.');
  return key;
}

async function apiAnswer(
  box: Sandbox,
  incoming: IncomingMessage,
  { path, query, requestId }: { path: string; query: string; requestId: string },
): Promise<Answer> {
  const rawBody = incoming.method === 'POST' || incoming.method === 'DELETE' ? await bodyOf(incoming) : '';
  const params = readForm(rawBody === '' ? query : query === '' ? rawBody : `${query}&${rawBody}`);
  const isSecret = isSecretCaller(box, keyOf(incoming, params));
  delete params['key'];
  const route = routeOf(incoming.method ?? 'GET', path);
  if (!route)
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${incoming.method}: ${path.slice(0, 100)}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  if (!isSecret && !route.forBrowsers)
    throw unauthorised(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    );
  const request: SandboxRequest = {
    method: incoming.method ?? 'GET',
    path,
    params,
    rawBody,
    isSecret,
    requestId,
    idempotencyKey: idempotencyKeyOf(incoming),
    account: (incoming.headers['stripe-account'] as string | undefined) ?? null,
  };
  const callRoute = (): Promise<Answer> => route.call(box, request, route.id);
  const mayRepeat = request.method === 'GET' || request.idempotencyKey !== null;
  return misbehaving(request, mayRepeat ? () => outlast(box, callRoute) : callRoute);
}

const CHALLENGE = /^\/3ds\/(pi_3[0-9A-Za-z]{24})\/([0-9A-Za-z]{24})(?:\/(complete|fail))?$/;

async function challengeAnswer(
  box: Sandbox,
  incoming: IncomingMessage,
  { path, requestId }: { path: string; requestId: string },
): Promise<Answer> {
  const [, id = '', token = '', action] = CHALLENGE.exec(path) ?? [];
  if (incoming.method === 'GET' && id && !action) return showChallenge(box, id, token);
  if (incoming.method !== 'POST' || !action)
    return { status: 404, body: 'Not found', headers: { 'Content-Type': 'text/plain' } };
  await bodyOf(incoming);
  const request: SandboxRequest = {
    method: 'POST',
    path,
    params: {},
    rawBody: '',
    isSecret: false,
    requestId,
    idempotencyKey: null,
    account: null,
  };
  return answerChallenge(box, request, { id, token, passed: action === 'complete' });
}

async function serve(box: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = incoming.url ?? '/';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const requestId = `req_${randomText(box.random, 14)}`;
  const isApi = path.startsWith('/v1/') || path.startsWith('/_sandbox/');
  const send = ({ status, body, headers }: Answer): void => {
    const size = Buffer.byteLength(body);
    const fixed = isApi
      ? {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-cache, no-store',
          'Request-Id': requestId,
          'Stripe-Version': (incoming.headers['stripe-version'] as string | undefined) ?? apiVersion,
          ...(incoming.headers['idempotency-key'] ? { 'Idempotency-Key': incoming.headers['idempotency-key'] } : {}),
          ...cors,
        }
      : { 'Cross-Origin-Resource-Policy': 'cross-origin' };
    outgoing.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...fixed, ...headers, 'Content-Length': size });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  try {
    if (isApi && incoming.method === 'OPTIONS') send({ status: 204, body: '' });
    else if (isApi)
      send(await apiAnswer(box, incoming, { path, query: mark < 0 ? '' : url.slice(mark + 1), requestId }));
    else if (path.startsWith('/3ds/')) send(await challengeAnswer(box, incoming, { path, requestId }));
    else
      send(
        browserFile(path, incoming.headers['if-none-match']) ?? {
          status: 404,
          body: 'Not found',
          headers: { 'Content-Type': 'text/plain' },
        },
      );
  } catch (error) {
    if (outgoing.headersSent || error instanceof DroppedAnswer) return void outgoing.destroy();
    if (!(error instanceof StripeProblem)) box.log.error('the payment sandbox failed', { requestId, path, error });
    const problem =
      error instanceof StripeProblem
        ? error
        : new StripeProblem(500, {
            type: 'api_error',
            message: 'An unexpected error occurred. It is safe to try again with the same idempotency key.',
          });
    if (problem.status === 413) outgoing.setHeader('Connection', 'close');
    send(problemAnswer(problem, requestId));
  }
}

function listenOn(server: Server, { host, port, anyPortWhenTaken }: SandboxEnvironment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || !anyPortWhenTaken || port === 0) return reject(error);
      server.once('error', reject);
      server.listen(0, host);
    });
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
    server.listen(port, host);
  });
}

export interface RunningSandbox {
  apiBase: string;
  jsUrl: string;
  setWebhook(url: string | null): void;
  /** Sends all that waits, and answers when it is sent. */
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Serves the provider's API, browser script, card fields and challenge pages [PAY-02]. All state is in PostgreSQL. */
export async function serveSandbox(env: SandboxEnvironment): Promise<RunningSandbox> {
  let webhookUrl = env.webhookUrl ?? null;
  let port = 0;
  const local = env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host;
  const publicBase = (): string => `http://${inUrl(env.publicHost ?? local)}:${port}`;
  const delivery = startDelivery({ ...env, webhookUrlNow: () => webhookUrl });
  const { wake, deliverNow } = delivery;
  const box: Sandbox = { ...env, publicBase, wake, webhookUrlNow: () => webhookUrl, deliverNow };
  const bank = startBank(box);
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 30_000 },
    (incoming, outgoing) =>
      void serve(box, incoming, outgoing).finally(() => (incoming.method === 'POST' ? bank.wake() : undefined)),
  );
  try {
    port = await listenOn(server, env);
  } catch (error) {
    await bank.stop();
    await delivery.stop();
    throw error;
  }
  wake();
  return {
    apiBase: `http://${inUrl(local)}:${port}`,
    jsUrl: `${publicBase()}/v3/`,
    setWebhook: (url) => {
      webhookUrl = url;
      wake();
    },
    deliverNow,
    stop: async () => {
      await bank.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      await delivery.stop();
    },
  };
}
