import { useEffect, useState } from 'react';
import { isCutOff, whenOnline } from '#web/platform/connection/when-online.ts';

/**
 * [UX-12] A page that is missing for want of a connection comes by itself when the shop answers again. What somebody has typed meanwhile
 * is not lost to that: then it says that the connection is back, and waits to be asked.
 */
export function useReloadWhenOnline(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isCutOff()) return undefined;
    const typed = new Set<EventTarget | null>();
    const note = ({ target }: Event): void => void typed.add(target);
    const isTyping = (): boolean =>
      [...typed].some((field) => (field as HTMLInputElement).isConnected && (field as HTMLInputElement).value);
    document.addEventListener('input', note);
    const stop = whenOnline(() => (isTyping() ? setBack(true) : location.reload()));
    return () => {
      stop();
      document.removeEventListener('input', note);
    };
  }, []);
  return isBack;
}
