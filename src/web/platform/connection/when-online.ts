const PROBE_INTERVAL_MS = 2000;

/** Without the shop: the browser has no connection, or this page is the one that was kept for such times. */
export const isCutOff = (): boolean => !navigator.onLine || document.documentElement.dataset.offline !== undefined;

/** [UX-12] Acts once, when the shop answers: the browser may say `online` before its line is back, and then says it no more. Answers how to stop. */
export function whenOnline(action: () => void): () => void {
  let isOver = false;
  const probe = (): void =>
    void fetch('/api/ready', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok || isOver) return;
        stop();
        action();
      },
      () => undefined,
    );
  const timer = setInterval(probe, PROBE_INTERVAL_MS);
  addEventListener('online', probe);
  const stop = (): void => {
    isOver = true;
    clearInterval(timer);
    removeEventListener('online', probe);
  };
  return stop;
}
