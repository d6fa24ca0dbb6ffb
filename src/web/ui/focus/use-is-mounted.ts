import { useEffect, useRef } from 'react';

/** Whether what asked is still on the page: an answer that comes later must not act upon what stands in its place. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}
