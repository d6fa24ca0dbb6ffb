import { type RefObject, useEffect } from 'react';

/** [UX-100] As `useRestoredFocus`, for a whole frame: it costs nothing before somebody goes by keys. */
export function useFocusByKeys(location: RefObject<Element | null>): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let isLeft = false;
    const start = (): void =>
      void import('./keep-focus.ts')
        .then(({ watchFocus }) => {
          if (!isLeft && location.current) stop = watchFocus(location.current);
        })
        .catch(() => undefined);
    addEventListener('keydown', start, { once: true });
    return () => {
      isLeft = true;
      removeEventListener('keydown', start);
      stop();
    };
  }, [location]);
}
