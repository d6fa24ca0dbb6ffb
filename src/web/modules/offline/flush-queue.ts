import { reloadSession } from '#web/platform/session.ts';
import { mine, queueParts } from './offline-queue.ts';

const FIRST_WAIT = 5000;
const MAX_WAIT_MS = 60_000;

let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** One tab at a time; where the browser has no locks, keys alone keep a change from being made twice. */
const alone = (action: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('waiting-changes', action) : action();

/**
 * Sends what waits, if there is a connection; tries again by itself while it is lost. Whoever is signed in now decides what may be sent.
 * The code for it is fetched only after the server has answered: a browser does not ask again for a module that it could not fetch once.
 */
export async function flushQueue(): Promise<void> {
  clearTimeout(timer);
  if (isSending || !navigator.onLine || mine().length === 0) return;
  isSending = true;
  try {
    await alone(async () => {
      await reloadSession();
      await queueParts.sendQueued();
    });
  } catch {
    // There is no connection yet.
  } finally {
    isSending = false;
  }
  if (mine().length === 0) {
    wait = FIRST_WAIT;
    return;
  }
  timer = setTimeout(() => void flushQueue(), wait);
  wait = Math.min(wait * 2, MAX_WAIT_MS);
}

addEventListener('online', () => {
  wait = FIRST_WAIT;
  void flushQueue();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void flushQueue();
});
