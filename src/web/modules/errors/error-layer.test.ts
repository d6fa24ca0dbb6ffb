import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import '#test/support/markup/markup.ts';
import '#test/support/markup/mounted.ts';

const seen = vi.hoisted(() => ({
  reports: [] as { number: string; kind: string; requestId: unknown; message: string }[],
  answered: (_call: object): void => undefined,
}));
vi.mock('./send-report.ts', () => ({
  sendReport: async (report: (typeof seen.reports)[number]) => void seen.reports.push(report),
}));
vi.mock('./call-trace.ts', () => ({
  startTrace: (listener: typeof seen.answered) => void (seen.answered = listener),
  traceEvents: () => [],
  addTraceEvents: () => undefined,
  forgetTrace: () => undefined,
}));
vi.mock('./stored-log.ts', () => ({ startStoredLog: async () => undefined, storeLogAndTrace: () => undefined }));
const said: unknown[][] = [];
const { error, warn } = console;
console.error = (...text: unknown[]) => void said.push(text);
console.warn = (...text: unknown[]) => void said.push(text);
const { handleError, handleErrorEvent: takeEvent } = await import('./error-layer.ts');
const { breadcrumbs } = await import('./breadcrumbs.ts');
const { loggedEntries } = await import('./browser-log.ts');
afterAll(() => void Object.assign(console, { error, warn }));

const reported = (): string[] =>
  seen.reports
    .splice(0)
    .map(({ kind, number, requestId, message }) => `${kind} ${number.length} ${String(requestId)} ${message}`);
beforeEach(() => void reported());
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

test('[ERR-05] an error is reported once, under a number of eight characters', () => {
  const thrown = new Error('It broke');
  handleError(thrown, { kind: 'render' });
  handleError(thrown, { kind: 'uncaught' });
  handleError('words', { kind: 'rejection', requestId: 'r-1' });
  handleError('words', { kind: 'rejection' });
  handleError(null, { kind: 'rejection' });
  handleError(new Error('Failed to fetch dynamically imported module: /x.js'), { kind: 'render' });
  handleError(Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:2' }), { kind: 'uncaught' });
  expect(reported()).toEqual([
    'render 8 null It broke',
    'rejection 8 r-1 words',
    'rejection 8 null words',
    'rejection 8 null null',
    'chunk 8 null Failed to fetch dynamically imported module: /x.js',
  ]);
});

test('[ERR-05] what the window caught: a promise by its reason, a foreign script by its file', () => {
  takeEvent({ reason: new Error('nobody caught') } as PromiseRejectionEvent);
  takeEvent({ message: 'Script error.', filename: 'https://x.test/a.js', error: null } as ErrorEvent);
  takeEvent({ message: 'y', filename: 'moz-extension://a/b.js', error: new Error('y') } as ErrorEvent);
  takeEvent({ message: 'z', filename: '/a.js', error: new Error('the error itself') } as ErrorEvent);
  expect(reported().map((line) => line.replace(' 8 null', ''))).toEqual([
    'rejection nobody caught',
    'uncaught Script error.',
    'uncaught the error itself',
  ]);
});

test('[ERR-05] an error of the console is reported a moment later, unless it was already', async () => {
  const shown = new Error('shown by a boundary');
  console.error('React says', shown);
  handleError(shown, { kind: 'render' });
  console.error('bare', 1);
  console.warn('careful', 2);
  expect(said).toEqual([
    ['React says', shown],
    ['bare', 1],
    ['careful', 2],
  ]);
  await later();
  expect(reported().map((line) => line.replace(' 8 null', ''))).toEqual([
    'render shown by a boundary',
    'console bare 1',
  ]);
  expect(
    breadcrumbs()
      .slice(-3)
      .map(({ kind, message }) => `${kind} ${message}`),
  ).toEqual(['console React says Error: shown by a boundary', 'console bare 1', 'console careful 2']);
});

test('[ERR-05, ERR-10] a failure of the server bears the end of its request’s id; a refusal is no error', () => {
  seen.answered({ name: 'cart.getCart', status: 499, requestId: 'r' });
  expect(reported()).toEqual([]);
  seen.answered({ name: 'cart.getCart', status: 500, requestId: '0190-1234-5678-9abc' });
  seen.answered({ name: 'cart.getCart', status: 503, requestId: 'no-hex-zz' });
  seen.answered({ name: 'cart.addItem', status: 503, requestId: null });
  expect(seen.reports.map(({ kind, requestId, message }) => [kind, requestId, message])).toEqual([
    ['call', '0190-1234-5678-9abc', 'cart.getCart answered 500'],
    ['call', 'no-hex-zz', 'cart.getCart answered 503'],
    ['call', null, 'cart.addItem answered 503'],
  ]);
  expect(loggedEntries().filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
});

test('[ERR-05] the number of such a report is the one that is shown', () => {
  seen.answered({ name: 'cart.getCart', status: 500, requestId: '0190-1234-5678-9abc' });
  expect(seen.reports.map(({ number }) => number)).toEqual(['56789abc']);
});

test('[ERR-07] presses leave crumbs without what a person wrote', () => {
  document.body.innerHTML =
    '<button aria-label="Close">x</button><button>Buy the jug now and have it sent to you by tomorrow</button><a href="/product/0190-1234?q=secret"><b>Ida</b></a><input type="email" value="ida@example.com"><select></select><p>nothing</p>';
  document.body.addEventListener('click', (event) => event.preventDefault());
  for (const each of document.body.children) (each.querySelector('b') ?? (each as HTMLElement)).click();
  history.pushState(null, '', '/cart?q=secret');
  dispatchEvent(new Event('offline'));
  expect(
    breadcrumbs()
      .slice(-7)
      .map(({ kind, message }) => `${kind} ${message}`),
  ).toEqual([
    'press button Close',
    'press button Buy the jug now and have it sent to you',
    'press a /product/:id',
    'press input email',
    'press select',
    'navigation /cart',
    'connection offline',
  ]);
});
