import { beforeEach, expect, test, vi } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { FunctionProblem } from './call-function.ts';
import { useFunction } from './use-function.ts';

interface Running {
  input: unknown;
  signal: AbortSignal;
  onProgress: (message: object) => void;
  done: (answer: object) => void;
  failed: (problem: Error) => void;
}
const seen = vi.hoisted(() => ({ running: [] as Running[] }));
vi.mock('./call-function.ts', async (load) => ({
  ...(await load<object>()),
  callFunction: (_name: string, input: unknown, { onProgress, signal }: Pick<Running, 'onProgress' | 'signal'>) =>
    new Promise((done, failed) => seen.running.push({ input, signal, onProgress, done, failed })),
}));

/** What a screen is handed, without drawing anything. */
function job() {
  const match: ReturnType<typeof useFunction<'exportBook'>>[] = [];
  shown(() => {
    match.push(useFunction('exportBook'));
    return null;
  }, {});
  const [handed] = match;
  if (!handed) throw new Error('nothing was rendered');
  return handed;
}
const on = () => ({ onProgress: vi.fn(), onSuccess: vi.fn(), onError: vi.fn() });
const now = (): Running => {
  const last = seen.running.at(-1);
  if (!last) throw new Error('nothing runs');
  return last;
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const problem = (code: string): FunctionProblem =>
  Object.assign(Object.create(FunctionProblem.prototype), { functionCode: code });
beforeEach(() => void (seen.running = []));

test('[FN-02] a long job says how far it came and what came of it', async () => {
  const { run } = job();
  const first = on();
  run({ book: 'fees' }, first);
  run({ book: 'fees' }, on());
  expect(seen.running.map(({ input }) => input)).toEqual([{ book: 'fees' }]);
  now().onProgress({ rows: 20 });
  now().done({ rows: 40 });
  await settled();
  expect([first.onProgress.mock.calls, first.onSuccess.mock.calls, first.onError.mock.calls]).toEqual([
    [[{ rows: 20 }]],
    [[{ rows: 40 }]],
    [],
  ]);
  run({ book: 'fees' });
  expect(seen.running).toHaveLength(2);
});

test('[FN-02] whoever ends it hears no more of it, also not that it was ended', async () => {
  const { run, cancel } = job();
  cancel();
  const received = on();
  run({ book: 'fees' }, received);
  expect(now().signal.aborted).toBe(false);
  cancel();
  expect(now().signal.aborted).toBe(true);
  now().onProgress({ rows: 20 });
  now().failed(problem('cancelled'));
  await settled();
  expect([received.onProgress.mock.calls, received.onSuccess.mock.calls, received.onError.mock.calls]).toEqual([
    [],
    [],
    [],
  ]);
});

test('[FN-02] a job that failed says why, and can be started anew', async () => {
  const { run } = job();
  const received = on();
  run({ book: 'fees' }, received);
  now().failed(problem('unavailable'));
  await settled();
  expect(received.onError).toHaveBeenCalledTimes(1);
  run({ book: 'fees' });
  expect(seen.running).toHaveLength(2);
});
