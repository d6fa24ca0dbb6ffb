import { beforeEach, expect, test, vi } from 'vitest';
import { knowSettings, signIn } from '#test/support/markup/markup.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import type { UploadSnapshot } from './file-upload.ts';
import { uploadPicture } from '../upload-picture.ts';
import { type PictureUpload, uploadPictureFile } from './picture-upload.ts';

type Sent = (name: string, input: object) => Promise<unknown>;
const seen = vi.hoisted(() => ({
  send: vi.fn(),
  started: [] as { target: { bucket: string; name: string; file: File }; listener: () => void }[],
  snapshot: {} as UploadSnapshot,
  acts: { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), retry: vi.fn() },
}));
vi.mock('#web/platform/sending/send.ts', () => ({ send: (...given: Parameters<Sent>) => seen.send(...given) }));
vi.mock('./file-upload.ts', () => ({
  startUpload: (target: (typeof seen.started)[number]['target']) => ({
    ...seen.acts,
    snapshot: () => seen.snapshot,
    subscribe: (listener: () => void) => void seen.started.push({ target, listener }),
  }),
}));

const file = new File(['jug'], 'jug.jpg');
const running: UploadSnapshot = { state: 'running', part: 0, problem: '', code: null };
const picture = { id: 'p1', alt: '', width: 800, height: 600, colour: '#aabbcc', focusX: 0.5, focusY: 0.5 };
const happen = (snapshot: Partial<UploadSnapshot>): void => {
  seen.snapshot = { ...running, ...snapshot };
  seen.started.at(-1)?.listener();
};
/** As long as nothing else is reported. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const shown = ({ state, part, problem, ...operations }: PictureUpload): unknown[] => [
  state,
  part,
  problem,
  Object.keys(operations)
    .filter((name) => Reflect.get(operations, name) !== undefined)
    .join(' '),
];

beforeEach(() => {
  vi.useFakeTimers();
  seen.send.mockReset();
  seen.started.length = 0;
  seen.snapshot = running;
  knowSettings({ marketplaceName: 'Linden Court' });
  signIn({ userId: 'ida' });
});
/** Sends a picture; what it is reported, and what came of it. */
function begin(chosen: File = file, isPrivate?: boolean) {
  const reported: PictureUpload[] = [];
  const came: unknown[] = [];
  uploadPictureFile({
    file: chosen,
    ...(isPrivate !== undefined && { isPrivate }),
    onChange: (upload) => reported.push(upload),
    onPicture: (it) => came.push(it),
  });
  return { reported, came, last: () => shown(reported.at(-1) as PictureUpload) };
}

test('[FILE-02] what can be done with it by where it is', () => {
  const { reported } = begin();
  const states: Partial<UploadSnapshot>[] = [
    { state: 'running' },
    { state: 'pausing' },
    { state: 'paused' },
    { state: 'canceling' },
    { state: 'canceled', code: 'canceled' },
    { state: 'error', code: 'retry-limit-exceeded', problem: 'No line.' },
    { state: 'error', code: 'unauthenticated', problem: 'Sign in.' },
    { state: 'error', code: 'quota-exceeded', problem: 'Full.' },
    { state: 'error', code: 'refused', problem: 'No picture.' },
  ];
  for (const state of states) happen(state);
  expect(reported.slice(1).map(shown)).toEqual([
    ['running', 0, '', 'onPause onCancel'],
    ['pausing', 0, '', 'onResume onCancel'],
    ['paused', 0, '', 'onResume onCancel'],
    ['canceling', 0, '', ''],
    ['canceled', 0, '', 'onRetry'],
    ['error', 0, 'No line.', 'onRetry'],
    ['error', 0, 'Sign in.', 'onRetry'],
    ['error', 0, 'Full.', ''],
    ['error', 0, 'No picture.', ''],
  ]);
  const [, now, , paused, , canceled] = reported;
  expect([now?.onPause, now?.onCancel, paused?.onResume, paused?.onCancel, canceled?.onRetry]).toEqual([
    seen.acts.pause,
    seen.acts.cancel,
    seen.acts.resume,
    seen.acts.cancel,
    seen.acts.retry,
  ]);
});

test('[FILE-04] a picture that is too large is refused before it is sent', () => {
  const sized = (bytes: number): File => Object.defineProperty(new File([], 'a'), 'size', { value: bytes });
  expect([begin(sized(20_000_001)).last(), seen.started.length]).toEqual([
    ['error', 0, 'This picture is too large. Use one of up to 20 MB and 50 megapixels.', ''],
    0,
  ]);
  begin(sized(20_000_000));
  expect(seen.started.length).toBe(1);
  signIn(null);
  expect([begin().last(), seen.started.length]).toEqual([
    ['error', 0, 'Authentication required. Please sign in and try again.', ''],
    1,
  ]);
});

test('[FILE-03] the picture is asked for until it is answered, for two minutes', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  // The page has been open for a while.
  await vi.advanceTimersByTimeAsync(200_000);
  const { came, last, reported } = begin();
  seen.send
    .mockRejectedValueOnce(new ApiProblem(503, { code: 'x', message: 'Later.' }))
    .mockRejectedValueOnce(new TypeError('odd'))
    .mockResolvedValueOnce(picture);
  happen({ state: 'success' });
  await vi.advanceTimersByTimeAsync(999);
  expect(seen.send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect([came, seen.send.mock.calls.length]).toEqual([[picture], 3]);
  seen.send.mockReset();
  seen.send.mockRejectedValue(new ApiProblem(503, { code: 'x', message: 'Later.' }));
  happen({ state: 'success' });
  await vi.advanceTimersByTimeAsync(119_000);
  const tries = seen.send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect([tries, seen.send.mock.calls.length, last()]).toEqual([7, 7, ['error', 1, 'Later.', 'onRetry']]);
  const refusals = [];
  for (const status of [400, 404, 409]) {
    seen.send.mockReset();
    seen.send.mockRejectedValue(new ApiProblem(status, { code: 'files/no-picture', message: 'No picture.' }));
    reported.at(-1)?.onRetry?.();
    happen({ state: 'success' });
    await settled();
    refusals.push(last());
  }
  expect(refusals).toEqual(Array.from({ length: 3 }, () => ['error', 1, 'No picture.', '']));
  vi.mocked(Math.random).mockRestore();
});

test('[FILE-01, FILE-02] one picture alone: how far it is, what it came to, why it failed', async () => {
  const parts: number[] = [];
  const one = uploadPicture(file, { isPrivate: true, onProgress: (part) => parts.push(part) });
  happen({ part: 0.25 });
  seen.send.mockResolvedValueOnce(picture);
  happen({ state: 'success' });
  await settled();
  expect([await one, parts, seen.send.mock.lastCall?.[1]]).toMatchObject([picture, [0, 0.25, 1], { isPrivate: true }]);
  const failed = uploadPicture(file);
  happen({ state: 'error', problem: 'No picture.' });
  await expect(failed).rejects.toThrow('No picture.');
  const stop = new AbortController();
  seen.acts.cancel.mockReset();
  seen.snapshot = running;
  const stopped = uploadPicture(file, { signal: stop.signal });
  happen({ part: 0.5 });
  stop.abort();
  await expect(stopped).rejects.toThrow('aborted');
  expect(seen.acts.cancel).toHaveBeenCalledTimes(1);
});
