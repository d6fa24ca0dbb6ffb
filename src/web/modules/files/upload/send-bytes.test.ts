import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sendBytes } from './send-bytes.ts';

/** A request as browsers make it, led by hand. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  asked: unknown[] = [];
  isAborted = false;
  constructor() {
    super();
    FakeRequest.all.push(this);
  }
  open = (...given: unknown[]): void => void this.asked.push(given);
  setRequestHeader = (...given: unknown[]): void => void this.asked.push(given);
  send = (body: unknown): void => void this.asked.push(body);
  getResponseHeader = (name: string): string => `of ${name}`;
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}
vi.stubGlobal('XMLHttpRequest', FakeRequest);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => void (FakeRequest.all = []));

const begin = (signal = new AbortController().signal, body?: string) => {
  const sent: number[] = [];
  const answer = sendBytes({
    url: '/o',
    headers: { A: '1', B: '2' },
    body,
    signal,
    onSent: (bytes) => sent.push(bytes),
  });
  return { answer, sent, request: FakeRequest.all.at(-1) };
};
const shown = async (answer: ReturnType<typeof sendBytes>): Promise<unknown> => {
  const { status, text, header } = await answer;
  return [status, text, header('X')];
};

test('[FILE-01, FILE-02] bytes go with their headers, tell how far they are', async () => {
  const { answer, sent, request } = begin(undefined, 'bytes');
  request?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3 }));
  Object.assign(request ?? {}, { status: 308, responseText: 'words' });
  request?.dispatchEvent(new Event('load'));
  expect([request?.asked, sent, await shown(answer)]).toEqual([
    [['POST', '/o'], ['A', '1'], ['B', '2'], 'bytes'],
    [3],
    [308, 'words', 'of X'],
  ]);
  expect(begin().request?.asked.at(-1)).toBeNull();
});

test('[FILE-03] a line that breaks, takes too long or is ended is no answer', async () => {
  for (const ending of ['error', 'timeout', 'abort']) {
    const { answer, request } = begin();
    request?.dispatchEvent(new Event(ending));
    expect(await shown(answer), ending).toEqual([0, '', null]);
  }
});

test('[FILE-02] what is stopped ends, before it began too', async () => {
  const stop = new AbortController();
  const { answer, request } = begin(stop.signal);
  const done = begin(stop.signal);
  done.request?.dispatchEvent(new Event('load'));
  stop.abort();
  expect([await shown(answer), request?.isAborted, done.request?.isAborted]).toEqual([[0, '', null], true, false]);
  expect([await shown(begin(stop.signal).answer), FakeRequest.all.length]).toEqual([[0, '', null], 2]);
});
