import { filled } from '#domain/core/languages/sentence-of.ts';
import { decideRetry, UPLOAD_RETRY_MS } from '#domain/files/storage/upload-policy.ts';
import { storageErrorTexts } from '#domain/files/storage/storage-error-texts.ts';
import { type StorageErrorCode, storageErrorOf } from '#domain/files/storage/upload-errors.ts';
import { afterEvent, canAsk, type UploadEvent, type UploadState } from '#domain/files/storage/upload-state.ts';
import { say } from '#web/platform/languages/language.ts';
import { type Send, sendBytes } from './send-bytes.ts';
import { type Handles, uploadProtocol, type UploadTarget } from './upload-protocol.ts';

/** An upload at a moment; `part` from 0 to 1 is what the server has, or what has left for it. */
export interface UploadSnapshot {
  state: UploadState;
  part: number;
  /** Why it stopped, in a sentence. */
  problem: string;
  code: StorageErrorCode | null;
}

export interface FileUpload {
  snapshot(): UploadSnapshot;
  subscribe(listener: () => void): () => void;
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Goes on after an error where it stopped. */
  retry(): void;
}

/** What tests lead by hand. */
export interface UploadWorld {
  send: Send;
  now: () => number;
  chance: () => number;
  /** Ends early when the signal does. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const browser: UploadWorld = {
  send: sendBytes,
  now: () => performance.now(),
  chance: Math.random,
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end, { once: true });
    }),
};

/** An upload as it is shown, and who hears of each change. */
function snapshotStore() {
  const listeners = new Set<() => void>();
  let now: UploadSnapshot = { state: 'running', part: 0, problem: '', code: null };
  const show = (change: Partial<UploadSnapshot>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { snapshot: (): UploadSnapshot => now, subscribe, show };
}

type Outcome =
  { kind: 'goes-on' | 'stored' | 'halted' } | { kind: 'given-up'; code: StorageErrorCode; message: string };

/** Tries one request until it is answered, or nothing is to be sent any more. */
async function stepUntilAnswered(
  protocol: ReturnType<typeof uploadProtocol>,
  world: UploadWorld,
  handles: Handles & { signal: AbortSignal },
): Promise<Outcome> {
  const { signal } = handles;
  let since = 0;
  for (let tries = 0; !signal.aborted; tries += 1) {
    const began = world.now();
    const answer = await protocol.step(handles);
    if (answer.kind !== 'failed') return answer;
    protocol.forget();
    if (signal.aborted) break;
    if (tries === 0) since = began;
    const { status, message } = answer;
    const facts = { status, tries: tries + 1, sinceMs: world.now() - since, limitMs: UPLOAD_RETRY_MS };
    const decided = decideRetry({ ...facts, chance: world.chance() });
    if (decided.kind !== 'retry') {
      const code = decided.kind === 'refused' ? storageErrorOf(status) : 'retry-limit-exceeded';
      return { kind: 'given-up', code, message };
    }
    await world.wait(decided.inMs, signal);
  }
  return { kind: 'halted' };
}

/** [FILE-02, FILE-03, FILE-04] One file on its way into one's own folder: paused, gone on with, called off and tried again. */
export function startUpload(target: UploadTarget, world: UploadWorld = browser): FileUpload {
  const protocol = uploadProtocol(target, world.send);
  const { snapshot, subscribe, show } = snapshotStore();
  let halt = new AbortController();
  const happen = (event: UploadEvent, more: Partial<UploadSnapshot> = {}): void =>
    show({ ...more, state: afterEvent(snapshot().state, event) });
  const onReceived = (bytes: number): void => {
    if (snapshot().state === 'running') show({ part: target.file.size === 0 ? 0 : bytes / target.file.size });
  };
  const fail = (code: StorageErrorCode, text = ''): void =>
    happen('failed', { code, problem: code === 'refused' && text ? text : filled(say(storageErrorTexts[code]), {}) });

  /** False where the upload does not go on. */
  async function stepOnce(signal: AbortSignal): Promise<boolean> {
    const outcome = await stepUntilAnswered(protocol, world, { signal, onReceived });
    if (outcome.kind === 'stored') happen('arrived', { part: 1 });
    if (outcome.kind === 'given-up') fail(outcome.code, outcome.message);
    return outcome.kind === 'goes-on';
  }

  async function run(): Promise<void> {
    halt = new AbortController();
    const { signal } = halt;
    while (await stepOnce(signal)) if (signal.aborted) protocol.forget();
    if (!signal.aborted) return;
    const wasCanceling = snapshot().state === 'canceling';
    happen('halted', wasCanceling ? { code: 'canceled' } : {});
    if (wasCanceling) void protocol.callOff();
    // Gone on with before the request had ended.
    if (snapshot().state === 'running') void run();
  }

  const ask = (event: UploadEvent): void => {
    if (!canAsk(snapshot().state, event)) return;
    const { state } = snapshot();
    happen(event, event === 'retry' ? { problem: '', code: null } : {});
    if (event === 'pause') halt.abort();
    else if (event === 'cancel') {
      if (state === 'running' || state === 'pausing') halt.abort();
      else void protocol.callOff();
    } else if (state !== 'pausing') {
      protocol.forget();
      void run();
    }
  };
  void run();
  return {
    snapshot,
    subscribe,
    pause: () => ask('pause'),
    resume: () => ask('resume'),
    cancel: () => ask('cancel'),
    retry: () => ask('retry'),
  };
}
