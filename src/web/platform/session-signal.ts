/** Tells the other tabs of this browser that somebody signed in or out, and hears it from them [ACC-20]. */
const KEY = 'session-mark';
/** Where neither channel nor storage event comes through, the mark in the store is looked at this often. */
const POLL_INTERVAL_MS = 1000;

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('session') : null;

function mark(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

let seen = mark();

export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID());
  } catch {
    // A full or forbidden store: the channel alone tells.
  }
  seen = mark();
  channel?.postMessage('changed');
}

/** Calls `listener` once for every change that another tab made, whichever way it comes first. */
export function onSessionChange(listener: () => void): void {
  const look = (): void => {
    const now = mark();
    if (now === seen) return;
    seen = now;
    listener();
  };
  channel?.addEventListener('message', () => {
    seen = mark();
    listener();
  });
  addEventListener('storage', ({ key }) => {
    if (key === KEY) look();
  });
  setInterval(look, POLL_INTERVAL_MS);
}
