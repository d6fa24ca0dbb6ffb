import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './shell/offline-texts.ts';

const UPDATE_CHECK_INTERVAL_MS = 30 * 60_000;
const TAKEOVER_TIMEOUT_MS = 2000;

/** The build that a worker belongs to. */
const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    worker.postMessage('version', [port2]);
  });

/** [UX-13] Says that a new version waits, where this page is not of that version already. */
async function announceVersion(fresh: ServiceWorker): Promise<void> {
  if ((await versionOf(fresh)) === document.documentElement.dataset.version) return fresh.postMessage('activate');
  const reload = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    fresh.postMessage('activate');
    // The old one may still be answering something: the page does not wait for that.
    setTimeout(() => location.reload(), TAKEOVER_TIMEOUT_MS);
  };
  showToast(texts.updateReady, { duration: 0, action: { label: texts.reload, onClick: reload } });
}

function watch(fresh: ServiceWorker | null): void {
  fresh?.addEventListener('statechange', () => {
    if (fresh.state === 'installed' && navigator.serviceWorker.controller) void announceVersion(fresh);
  });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting && navigator.serviceWorker.controller) void announceVersion(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    let looked = Date.now();
    const look = (): void => {
      if (document.hidden || Date.now() - looked < UPDATE_CHECK_INTERVAL_MS) return;
      looked = Date.now();
      void registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, UPDATE_CHECK_INTERVAL_MS);
  } catch {
    // Without it the shop works all the same, only not offline.
  }
}

/** [SHELL-03] Called after the page has loaded; says when a new version waits. */
export function startOfflineWorker(): void {
  if ('serviceWorker' in navigator && !import.meta.env.DEV) void register();
}
