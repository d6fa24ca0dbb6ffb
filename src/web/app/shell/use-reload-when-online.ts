import { useEffect } from 'react';

const TRY_MS = 2000;

/**
 * [UX-12] A page that is missing for want of a connection comes by itself when the shop answers again: the browser may say that it is online
 * before it is.
 */
export function useReloadWhenOnline(): void {
  useEffect(() => {
    const reload = (): void => {
      if (navigator.onLine)
        void fetch('/api/ready', { cache: 'no-store' }).then(
          ({ ok }) => ok && location.reload(),
          () => undefined,
        );
    };
    addEventListener('online', reload);
    const timer = setInterval(reload, TRY_MS);
    return () => {
      removeEventListener('online', reload);
      clearInterval(timer);
    };
  }, []);
}
