import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_FRAMES } from '#domain/errors/limits.ts';
import type { ErrorReport } from '#domain/errors/model.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { describeError, line } from './describe-error.ts';

const calls = vi.hoisted(() => ({ send: vi.fn<(name: string, report: ErrorReport) => Promise<void>>() }));
vi.mock('#web/platform/sending/send.ts', () => calls);
vi.mock('./breadcrumbs.ts', () => ({ breadcrumbs: () => [] }));
vi.mock('./call-trace.ts', () => ({ traceEvents: () => [] }));
vi.stubGlobal('location', { pathname: '/cart' });
vi.stubGlobal('navigator', { onLine: true });
const root = { dataset: { version: 'v1' } as { version?: string } };
vi.stubGlobal('document', { documentElement: root });
vi.useFakeTimers({ now: new Date('2026-12-03T12:00:00.000Z') });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const { sendReport } = await import('./send-report.ts');

const what = {
  name: 'Error',
  message: 'It broke',
  frames: [],
  kind: 'uncaught' as const,
  number: 'abcdef01',
  requestId: null,
};
const report = async (): Promise<void> => {
  const sending = sendReport(what);
  await vi.advanceTimersByTimeAsync(60_000);
  await sending;
};
beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  calls.send.mockReset();
  calls.send.mockResolvedValue(undefined);
});

test('[ERR-05, ERR-11] a report says where it was, of which version, and whether there was a connection', async () => {
  await report();
  expect(calls.send.mock.calls).toEqual([
    ['errors.reportError', expect.objectContaining({ ...what, path: '/cart', version: 'v1', isOnline: true })],
  ]);
  delete root.dataset.version;
  await report();
  expect(calls.send.mock.calls[1]?.[1].version).toBe('');
});

test('[ERR-04, ERR-05] it is sent again where no answer came or the shop was away', async () => {
  const times = async (status: number): Promise<number> => {
    calls.send.mockReset();
    calls.send.mockRejectedValueOnce(new ApiProblem(status, { code: 'x', message: '' }));
    calls.send.mockResolvedValue(undefined);
    await report();
    return calls.send.mock.calls.length;
  };
  expect([await times(0), await times(503), await times(500), await times(429), await times(400)]).toEqual([
    2, 2, 1, 1, 1,
  ]);
  calls.send.mockReset();
  calls.send.mockRejectedValue(new Error('of our own'));
  await report();
  expect(calls.send).toHaveBeenCalledTimes(1);
});

test('[ERR-07] a page that fails in a circle is quiet soon', async () => {
  for (let at = 0; at < 200; at += 1) void sendReport(what);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.send.mock.calls.length).toBeLessThan(200);
  expect(calls.send.mock.calls.length).toBeGreaterThan(0);
});

test('[ERR-05] whatever was thrown is described', () => {
  const error = new TypeError('No\u0000such thing');
  error.stack =
    'TypeError: No such thing\n    at Card (https://shop.test/a.js:1:2)\nCard@https://shop.test/a.js:3:4\nof no use';
  expect(describeError(error, '\n    at List (b.js)')).toEqual({
    ...{ name: 'TypeError', message: 'No such thing', stack: `${error.stack}\n\n    at List (b.js)` },
    frames: ['Card (https://shop.test/a.js:1:2)', 'Card@https://shop.test/a.js:3:4', 'List (b.js)'],
  });
  const lines = [
    ...Array.from({ length: MAX_FRAMES }, () => 'words'),
    ...Array.from({ length: MAX_FRAMES + 1 }, () => 'at a (a.js:1:2)'),
  ];
  expect(describeError(Object.assign(new Error('long'), { stack: lines.join('\n') })).frames).toHaveLength(MAX_FRAMES);
  expect(describeError('plain words')).toEqual({ name: '', message: 'plain words', frames: [], stack: '\n' });
  expect(line(` a\ud800b\n${'x'.repeat(300)}`)).toBe(`a b ${'x'.repeat(196)}`);
});
