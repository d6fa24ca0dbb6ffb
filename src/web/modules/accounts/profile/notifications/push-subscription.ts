import type { CallInput } from '#web/platform/calls.ts';

const WORKER_TIMEOUT_MS = 10_000;

/** What this browser can do: show push messages, not, or not any more because somebody said no. */
export function pushSupport(): 'yes' | 'unsupported' | 'denied' {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

const deviceName = (): string => /iPhone|iPad|Android|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? '';

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The worker is registered after the page has loaded; where that failed it never comes. */
const workerReady = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error()), WORKER_TIMEOUT_MS)),
  ]);

/** Asks the person and the push service of this browser; null where the person says no. */
export async function subscribe(publicKey: string): Promise<CallInput<'accounts.addPushDevice'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await workerReady();
  // One that was made with another key of the marketplace does not work any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return {
    endpoint: made.endpoint,
    p256dh: base64url(made.getKey('p256dh')),
    auth: base64url(made.getKey('auth')),
    name: deviceName(),
  };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
