import { useEffect, useId } from 'react';

const open = new Set<string>();
const WORDS = 'What you changed here is not saved. Leave anyway?';

const warn = (event: BeforeUnloadEvent): void => {
  if (open.size > 0) event.preventDefault();
};

/** A press on a link of this site while something is unsaved asks first. It comes before the router's own hearing. */
function askFirst(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (open.size === 0 || !link || (link as HTMLAnchorElement).target === '_blank') return;
  // oxlint-disable-next-line no-alert -- the browser's own question, the same as for leaving the site
  if (confirm(WORDS)) return open.clear();
  event.preventDefault();
  event.stopImmediatePropagation();
}

function listen(): void {
  addEventListener('beforeunload', warn);
  document.addEventListener('click', askFirst, true);
}

function stop(): void {
  removeEventListener('beforeunload', warn);
  document.removeEventListener('click', askFirst, true);
}

/** [UX-69] Leaving with changes warns. `clear` is for the moment of saving. */
export function useUnsaved(isChanged: boolean): { clear(): void } {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return undefined;
    if (open.size === 0) listen();
    open.add(id);
    return () => {
      open.delete(id);
      if (open.size === 0) stop();
    };
  }, [isChanged, id]);
  return { clear: () => void open.delete(id) };
}
