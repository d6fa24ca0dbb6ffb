import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { CALL_TIMEOUT_MS, codeOfStatus } from '#domain/core/functions/function-codes.ts';
import { functionContract } from '#domain/core/functions/function-contract.ts';
import { problem } from '#domain/core/problem.ts';
import { fail, ok } from '#domain/core/result.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { silentLog } from '../platform/log/log.ts';
import { findPermissions } from '../modules/admin/admin-store.ts';
import { sessionOfCookie } from '../modules/accounts/session-of-cookie.ts';
import { anyone, signedIn } from '../platform/calls/policy.ts';
import { httpServer } from '../platform/http/http-server.ts';
import { liveHub } from '../platform/live/live-hub.ts';
import { callable, type Callable } from '../platform/functions/callable.ts';
import { serveFunctions } from '../platform/functions/serve-functions.ts';

// The public client of this wire format as it is published, at functions that do nothing but show the wire.
const any = z.unknown();
const statuses = [400, 401, 403, 404, 409, 418, 429, 499, 500, 501, 503, 504] as const;
const say = (status: number) => problem(status, { en: `Answer ${status}.`, de: `Antwort ${status}.` });
const contractOf = (input: z.ZodType = z.strictObject({})) =>
  functionContract({ summary: '', input, progress: any, output: any });
const failing = functionContract({
  summary: '',
  input: z.strictObject({ status: z.number() }),
  progress: any,
  output: any,
  errors: Object.fromEntries(statuses.map((status) => [`test/${status}`, say(status)])),
});

let ended: unknown[] = [];
const functions: Record<string, Callable> = {
  'test.echo': callable(contractOf(any), { policy: anyone }, async ({ input }) => ok(input)),
  'test.failing': callable(failing, { policy: anyone }, async ({ input }) => fail({ code: `test/${input.status}` })),
  'test.throwing': callable(contractOf(), { policy: anyone }, async () => {
    throw new Error('password=hunter2 token=abc');
  }),
  'test.counting': callable(contractOf(z.strictObject({ to: z.number() })), { policy: anyone }, async (context) => {
    const { to } = context.input as { to: number };
    for (let now = 1; now <= to; now += 1) await context.progress({ now, words: 'a\u2028b\u2029c\n\nd: ä🪺' });
    return ok({ to });
  }),
  'test.endless': callable(contractOf(), { policy: anyone }, ({ signal, progress }) => endless(signal, progress)),
  'test.own': callable(contractOf(), { policy: signedIn }, ({ signal, progress }) => endless(signal, progress)),
  'test.large': callable(
    contractOf(z.strictObject({ text: z.string() })),
    { policy: anyone, maxBody: 3_000_000 },
    async () => ok({}),
  ),
};

/** Works until it is ended, and keeps why it was. */
async function endless(signal: AbortSignal, progress: (message: unknown) => Promise<void>): Promise<never> {
  await progress('begun');
  const reason = await new Promise<Error>((resolve) =>
    signal.addEventListener('abort', () => resolve(signal.reason as Error)),
  );
  ended.push((reason as Error & { code: string }).code);
  throw reason;
}

let sale: Sale;
let server: FastifyInstance;
let address: string;
const hub = liveHub();
const logged: unknown[] = [];
const log = {
  ...silentLog,
  info: (...texts: unknown[]) => void logged.push(texts),
  error: (...texts: unknown[]) => void logged.push(texts),
};
const clients: FirebaseApp[] = [];

async function serve(timeoutMs?: number): Promise<[FastifyInstance, string]> {
  const app = { ...sale.app, log };
  const own = httpServer(app, { headers: [] });
  serveFunctions(own, {
    app,
    functions,
    project: 'artisan-market',
    hub,
    authLookups: {
      secure: false,
      findSession: (cookie) => sessionOfCookie(sale.app, cookie),
      findBearer: async () => null,
      findPermissions: (session) => findPermissions(sale.app.db, session),
    },
    ...(timeoutMs ? { timeoutMs } : {}),
  });
  return [own, await own.listen({ port: 0, host: '127.0.0.1' })];
}

function client(at = address): Functions {
  const app = initializeApp({ apiKey: 'any-key', projectId: 'artisan-market' }, `functions-${clients.length}-${at}`);
  clients.push(app);
  return getFunctions(app, at);
}
const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'fine',
    ({ code, message, details }: { code: string; message: string; details: unknown }) => ({ code, message, details }),
  );

beforeAll(async () => {
  sale = await openSale();
  [server, address] = await serve();
});
beforeEach(() => void (ended = []));
afterEach(async () => void (await Promise.all(clients.splice(0).map((app) => deleteApp(app)))));
afterAll(async () => {
  await server.close();
  await sale.stop();
});

test('[FN-01] a function is called at the host and at its region’s address', async () => {
  const value = { a: [1, null, 'ä🪺'], b: { c: true } };
  expect((await httpsCallable(client(), 'echo')(value)).data).toEqual(value);
  const local = client();
  connectFunctionsEmulator(local, '127.0.0.1', Number(new URL(address).port));
  expect((await httpsCallable(local, 'echo')(value)).data).toEqual(value);
  expect((await httpsCallable(client(), 'echo')()).data).toEqual({});
  expect(await problemOf(httpsCallable(client(), 'nowhere')({}))).toMatchObject({ code: 'functions/not-found' });
  expect((await fetch(`${address}/other-project/us-central1/echo`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/artisan-market/europe-west1/echo`, { method: 'POST' })).status).toBe(404);
});

test('[FN-01] an answer that holds neither data nor result stands apart', async () => {
  const fake = httpServer({ ...sale.app, log }, { headers: [] });
  fake.post('/odd', async () => ({}));
  const at = await fake.listen({ port: 0, host: '127.0.0.1' });
  expect(await problemOf(httpsCallable(client(at), 'odd')({}))).toMatchObject({
    code: 'functions/internal',
    message: 'Response is missing data field.',
  });
  await fake.close();
});

test.each(statuses)(
  '[FN-03] %i comes out of a call and of a stream as its code, with our words and facts',
  async (status) => {
    const code = `functions/${codeOfStatus(status)}`;
    const ours = expect.objectContaining({ code: `test/${status}` });
    expect(await problemOf(httpsCallable(client(), 'failing')({ status }))).toMatchObject({
      code,
      message: `Answer ${status}. [${status}]`,
      details: ours,
    });
    const { data, stream } = await httpsCallable(client(), 'failing').stream({ status });
    const read = problemOf(stream[Symbol.asyncIterator]().next());
    expect([await problemOf(data), await read]).toMatchObject([
      { code, details: ours },
      { code, details: ours },
    ]);
  },
);

test('[FN-03] an unexpected failure is internal and tells nothing of itself', async () => {
  expect(await problemOf(httpsCallable(client(), 'throwing')({}))).toMatchObject({
    code: 'functions/internal',
    message: 'An unexpected error occurred. Please try again. [500]',
  });
  const { data } = await httpsCallable(client(), 'throwing').stream({});
  expect(await problemOf(data)).toMatchObject({ code: 'functions/internal' });
  expect(await problemOf(httpsCallable(client('http://127.0.0.1:9'), 'echo')({}))).toMatchObject({
    code: 'functions/internal',
  });
});

test('[FN-02] a stream brings every message in order and then the result', async () => {
  const { stream, data } = await httpsCallable(client(), 'counting').stream({ to: 500 });
  const messages: unknown[] = [];
  for await (const message of stream) messages.push(message);
  expect(messages).toEqual(
    Array.from({ length: 500 }, (_each, index) => ({ now: index + 1, words: 'a\u2028b\u2029c\n\nd: ä🪺' })),
  );
  expect(await data).toEqual({ to: 500 });
  // The same without a stream: nobody hears the messages, and the result is the same.
  expect((await httpsCallable(client(), 'counting')({ to: 5 })).data).toEqual({ to: 5 });
});

test('[FN-02] who cancels ends the work, and hears that it was cancelled', async () => {
  const stop = new AbortController();
  const { stream, data } = await httpsCallable(client(), 'endless').stream({}, { signal: stop.signal });
  const messages = stream[Symbol.asyncIterator]();
  expect((await messages.next()).value).toBe('begun');
  const outcome = problemOf(data);
  stop.abort();
  expect(await outcome).toMatchObject({ code: 'functions/cancelled' });
  await until(() => ended.length === 1, 'the work is ended');
  expect(ended).toEqual(['functions/cancelled']);
});

test('[FN-01] a call waits 70 seconds and no longer, on either side; a stream may take longer', async () => {
  expect(CALL_TIMEOUT_MS).toBe(70_000);
  const [patient, there] = await serve();
  // Long enough to have begun at the server, however busy.
  expect(await problemOf(httpsCallable(client(there), 'endless', { timeout: 500 })({}))).toMatchObject({
    code: 'functions/deadline-exceeded',
  });
  await patient.close();
  const [hurried, at] = await serve(30);
  const { stream, data } = await httpsCallable(client(at), 'endless').stream({});
  expect((await stream[Symbol.asyncIterator]().next()).value).toBe('begun');
  const outcome = problemOf(data);
  expect(await problemOf(httpsCallable(client(at), 'endless')({}))).toMatchObject({
    code: 'functions/deadline-exceeded',
    message: expect.stringContaining('[504]'),
  });
  await hurried.close();
  expect(await outcome).toMatchObject({ code: 'functions/unavailable' });
  expect(ended).toEqual(['functions/stopping', 'functions/too-long', 'functions/stopping']);
});

test('[FN-02, RUN-03] a server that stops says so to whoever streams', async () => {
  const [own, at] = await serve();
  const { stream, data } = await httpsCallable(client(at), 'endless').stream({});
  expect((await stream[Symbol.asyncIterator]().next()).value).toBe('begun');
  const outcome = problemOf(data);
  await own.close();
  expect(await outcome).toMatchObject({ code: 'functions/unavailable' });
});

test('[FN-02, INV-13] the end of a session ends what runs in it, and that of another session does not', async () => {
  const two = await signUp(browser(sale.address), 'Two Windows');
  const other = browser(sale.address);
  await other.call('POST', '/api/accounts/sign-in', { email: 'two.windows@example.com', password: 'correct horse' });
  const streamOf = async ({ cookies }: typeof two) => {
    const answer = await fetch(`${address}/own`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: `session=${cookies.get('session')}`,
      },
      body: '{"data":null}',
    });
    const reader = answer.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('data: {"message":"begun"}\n\n');
    return next;
  };
  const [stays, ends] = [await streamOf(two), await streamOf(other)];
  await other.call('POST', '/api/accounts/sign-out');
  hub.closeOf(two.userId);
  expect(await ends()).toContain('"status":"UNAUTHENTICATED"');
  const rest = stays();
  expect(await Promise.race([rest, new Promise((resolve) => setImmediate(() => resolve('still on')))])).toBe(
    'still on',
  );
  await two.call('POST', '/api/accounts/sign-out');
  hub.closeOf(two.userId);
  expect(await rest).toContain('"status":"UNAUTHENTICATED"');
});

test('[FN-02] one person runs three at a time', async () => {
  const stop = new AbortController();
  const open = () => httpsCallable(client(), 'endless').stream({}, { signal: stop.signal });
  const opened = [await open(), await open(), await open()];
  for (const { stream, data } of opened) {
    data.catch(() => undefined);
    await stream[Symbol.asyncIterator]().next();
  }
  const { data, stream } = await open();
  const read = problemOf(stream[Symbol.asyncIterator]().next());
  const refused = { code: 'functions/resource-exhausted' };
  expect([await problemOf(data), await read]).toMatchObject([refused, refused]);
  stop.abort();
  await until(() => ended.length === 3, 'all are ended');
  expect((await httpsCallable(client(), 'echo')({})).data).toEqual({});
});

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('[FN-01, RUN-10] what is no call is refused in the wire’s words, as JSON and as a stream', async () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '5',
    '"x"',
    '{}',
    '{"result":1}',
    '{"__proto__":{"data":1}}',
    '{"data":{"__proto__":{}}}',
    '{"data":[]}',
    '{"data":5}',
    '{"data":{"surprise":1}}',
    '{"data":{"to":1e999}}',
    '{"data":{"to":"\\u0000"}}',
    `{"data":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`,
    `{"data":"${'a'.repeat(1_100_000)}"}`,
  ];
  for (const body of bodies)
    for (const path of ['/counting', '/artisan-market/us-central1/counting', '/nowhere'])
      for (const accept of ['*/*', 'text/event-stream']) {
        const { status, type, text } = await post(path, body, { accept });
        const what = `${path} ${accept} ${body.slice(0, 40)}: ${status} ${text.slice(0, 100)}`;
        expect(status >= 400 && status < 500, what).toBe(true);
        expect(type, what).toMatch(accept === '*/*' ? /^application\/json/ : /^text\/event-stream/);
        const { error } = JSON.parse(text.replace(/^data: /, '')) as { error: { status: string; message: string } };
        expect([error.status, error.message.length > 0], what).toEqual([expect.stringMatching(/^[A-Z_]+$/), true]);
      }
});

test('[FN-01, RUN-11] other types of body, other sites, and tokens that nobody issued are refused', async () => {
  for (const type of ['text/plain', 'application/octet-stream', 'image/png', 'multipart/form-data; boundary=x'])
    expect((await post('/echo', '{"data":1}', { 'content-type': type })).status, type).toBeGreaterThanOrEqual(400);
  expect(await post('/echo', '{"data":{}}', { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    text: expect.stringContaining('"PERMISSION_DENIED"'),
  });
  for (const authorization of ['Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(5000)}`, 'Bearer a b'])
    expect(await post('/echo', '{"data":{}}', { authorization }), authorization).toMatchObject({
      status: 401,
      text: expect.stringContaining('"UNAUTHENTICATED"'),
    });
  expect((await post('/large', JSON.stringify({ data: { text: 'a'.repeat(2_000_000) } }))).status).toBe(200);
});

test('[FN-01, INV-21] a visitor of a member’s function is refused before their body is read', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 900_000 };
  const wanted = httpRequest(`${address}/own`, { method: 'POST', headers });
  const status = await new Promise((resolve, reject) => {
    wanted.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject);
    wanted.flushHeaders();
  });
  wanted.destroy();
  expect(status).toBe(401);
});

test('[FN-01] optional tokens of the client are taken', async () => {
  logged.length = 0;
  const canary = 'canary-4711';
  const headers = { 'Firebase-Instance-ID-Token': `m-${canary}`, 'X-Firebase-AppCheck': `a-${canary}` };
  expect((await post('/echo', JSON.stringify({ data: { canary } }), headers)).status).toBe(200);
  await post('/echo', '{"data":{}}', { authorization: `Bearer ${canary}` });
  await post(`/${canary}`, '{"data":{}}');
  await post('/failing', JSON.stringify({ data: { status: 409 } }));
  expect(JSON.stringify(logged)).not.toContain(canary);
  expect(JSON.stringify(logged)).toContain('test.echo');
});
