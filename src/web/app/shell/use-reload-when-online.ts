import { useEffect } from 'react';

/** [UX-12] A page that is missing for want of a connection comes by itself when the connection is back. */
export function useReloadWhenOnline(): void {
  useEffect(() => {
    const reload = (): void => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
}
