import { afterEach, expect, test, vi } from 'vitest';
import { callFunction, type FunctionProblem } from './call-function.ts';

afterEach(() => void vi.unstubAllGlobals());

const answers = (make: (init: RequestInit) => Response | Promise<Response>) => {
  const fetched = vi.fn((_path: string, init: RequestInit) => Promise.resolve(make(init)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const call = (options: Parameters<typeof callFunction<'makeMyCopy'>>[2] = {}) =>
  callFunction('makeMyCopy', {}, options);
const problemOf = (work: Promise<unknown>): Promise<Partial<FunctionProblem>> =>
  work.then(
    () => ({}),
    (problem: FunctionProblem) => ({
      functionCode: problem.functionCode,
      message: problem.message,
      code: problem.code,
    }),
  );
/** The bytes of a stream in pieces of any size. */
const stream = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start: (controller) => {
        for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
        controller.close();
      },
    }),
  );
};

test('[FN-01] a function is called by its name as the path', async () => {
  const fetched = answers(() => Response.json({ data: { isMade: true }, result: { isMade: false } }));
  expect(await call()).toEqual({ isMade: true });
  expect(fetched.mock.calls[0]?.[0]).toBe('/makeMyCopy');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"data":{}}',
    headers: { 'Content-Type': 'application/json' },
  });
  answers(() => Response.json({ result: { isMade: false } }));
  expect(await call()).toEqual({ isMade: false });
  for (const body of ['{}', '{"message":1}', 'no JSON', '[]', '5']) {
    answers(() => new Response(body));
    expect(await problemOf(call()), body).toMatchObject({
      functionCode: 'internal',
      message: 'Response is missing data field.',
    });
  }
});

test('[FN-03] a refusal has the code of its body, or else of its status', async () => {
  answers(() =>
    Response.json(
      { error: { status: 'ABORTED', message: 'Wait.', details: { code: 'listings/import-running' } } },
      { status: 409 },
    ),
  );
  expect(await problemOf(call())).toEqual({
    functionCode: 'aborted',
    message: 'Wait.',
    code: 'listings/import-running',
  });
  answers(() => new Response('gone', { status: 503 }));
  expect(await problemOf(call())).toMatchObject({ functionCode: 'unavailable' });
  answers(() => new Response('odd', { status: 418 }));
  expect(await problemOf(call())).toMatchObject({ functionCode: 'unknown' });
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await problemOf(call())).toMatchObject({ functionCode: 'internal', code: 'network' });
});

test('[FN-01, FN-02] a call that is not answered in time is given up', async () => {
  const never = (init: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  answers(never);
  expect(await problemOf(call({ timeoutMs: 5 }))).toMatchObject({ functionCode: 'deadline-exceeded' });
  const stop = new AbortController();
  const waiting = problemOf(call({ signal: stop.signal, onProgress: () => undefined }));
  stop.abort();
  expect(await waiting).toMatchObject({ functionCode: 'cancelled', message: 'Request was cancelled.' });
});

test('[FN-02] a stream is read to its result however its bytes are cut', async () => {
  const text = [
    ': still here',
    '',
    'data: {"message":{"tables":1,"of":2,"rows":3}}',
    '',
    'data: {"message":{"tables":2,"of":2,"rows":5,"words":"ä🪺"}}',
    '',
    'data: {"result":{"isMade":true}}',
    '',
    '',
  ].join('\n');
  for (const size of [1, 2, 3, 7, 1000]) {
    const fetched = answers(() => stream(text, size));
    const received: unknown[] = [];
    expect(await call({ onProgress: (message) => received.push(message) })).toEqual({ isMade: true });
    expect(received).toEqual([
      { tables: 1, of: 2, rows: 3 },
      { tables: 2, of: 2, rows: 5, words: 'ä🪺' },
    ]);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Accept: 'text/event-stream' });
  }
  const onProgress = () => undefined;
  answers(() => stream('data: {"message":1}\n\n', 4));
  expect(await problemOf(call({ onProgress }))).toMatchObject({ functionCode: 'internal', code: 'network' });
  answers(() => stream('data: {"error":{"status":"UNAVAILABLE","message":"Later."}}\n\n', 9));
  expect(await problemOf(call({ onProgress }))).toMatchObject({ functionCode: 'unavailable', message: 'Later.' });
});

test('[FN-02] a result that no line feed ends is a result', async () => {
  for (const size of [1, 1000]) {
    answers(() => stream('data: {"result":{"isMade":true}}', size));
    expect(await call({ onProgress: () => undefined })).toEqual({ isMade: true });
  }
});

test('[FN-03] an error in the body of an answer that went well is one', async () => {
  const resultsOf = async (body: object, status: number, options = {}): Promise<unknown[]> => {
    answers(() => Response.json(body, { status }));
    const problem = await call(options).catch((error: unknown) => error as FunctionProblem);
    const { functionCode, message, code, status: given, facts } = problem as FunctionProblem;
    return [functionCode, message, code, given, facts];
  };
  const error = { status: 'PERMISSION_DENIED', message: 'No.', details: { row: 7 } };
  expect([
    await resultsOf({ error }, 200),
    await resultsOf({ error: {} }, 404),
    await resultsOf({ data: 1 }, 500),
    await resultsOf({ error: { ...error, details: { code: 'x/y' } } }, 403),
  ]).toEqual([
    ['permission-denied', 'No.', 'functions/permission-denied', 200, expect.objectContaining({ row: 7 })],
    ['not-found', 'not-found', 'functions/not-found', 404, expect.anything()],
    ['internal', 'internal', 'functions/internal', 500, expect.anything()],
    ['permission-denied', 'No.', 'x/y', 403, expect.anything()],
  ]);
});

test('[FN-01, FN-02] a call is given up after 70 seconds, a stream lasts as long as its work', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  answers(() => Response.json({ data: {} }));
  const stop = new AbortController();
  await call({ signal: stop.signal });
  const fetched = answers(() => stream('data: {"result":{}}', 99));
  await call({ onProgress: () => undefined, signal: stop.signal });
  expect(limits.mock.calls).toEqual([[70_000]]);
  const signal = fetched.mock.calls[0]?.[1].signal;
  stop.abort();
  expect(signal?.aborted).toBe(true);
  limits.mockRestore();
});

test('[FN-02] a stream that failed has its own status', async () => {
  const onProgress = (): void => undefined;
  const failing = (status: number): Response => {
    const { body } = stream('data: {"error":{"message":"No."}}', 99);
    return new Response(body, { status });
  };
  answers(() => failing(429));
  expect(await problemOf(call({ onProgress }))).toMatchObject({ functionCode: 'resource-exhausted', message: 'No.' });
  answers(() => failing(200));
  expect(await problemOf(call({ onProgress }))).toMatchObject({ functionCode: 'internal', message: 'No.' });
  answers(() => new Response(null, { status: 204 }));
  expect(await problemOf(call({ onProgress }))).toMatchObject({ functionCode: 'internal', code: 'network' });
});
