import { mine } from './kept-changes.ts';

const FIRST_WAIT = 5000;
const LONGEST_WAIT = 60_000;

let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** One tab at a time; where the browser has no locks, keys alone keep a change from being made twice. */
const alone = (act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('waiting-changes', act) : act();

/** Sends what waits, if there is a connection; tries again by itself while it is lost. The code for it is fetched only then. */
export async function sendWhatWaits(): Promise<void> {
  clearTimeout(timer);
  if (isSending || !navigator.onLine || mine().length === 0) return;
  isSending = true;
  try {
    await alone(async () => (await import('./send-kept.ts')).sendKept());
  } catch {
    // The code could not be fetched: there is no connection yet.
  } finally {
    isSending = false;
  }
  if (mine().length === 0) {
    wait = FIRST_WAIT;
    return;
  }
  timer = setTimeout(() => void sendWhatWaits(), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

addEventListener('online', () => {
  wait = FIRST_WAIT;
  void sendWhatWaits();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void sendWhatWaits();
});
