import { useEffect, useId } from 'react';
import { blockNavigation } from '#web/platform/router/navigation.ts';
import * as texts from './leave-texts.ts';

const open = new Set<string>();
const fetchDialog = () => import('./leave-dialog.tsx');

const warn = (event: BeforeUnloadEvent): void => {
  if (open.size > 0) event.preventDefault();
};

/** What stays open here: another tab, or another place of the same page. */
const staysHere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.target === '_blank' ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (link.hash !== '' && link.pathname === location.pathname && link.search === location.search);

/** A press on a link while something is unsaved asks first. It comes before the router's own hearing. */
function askFirst(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (open.size === 0 || !link || staysHere(link, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(() => link.click());
}

function ask(go: () => void): void {
  const leave = (): void => {
    open.clear();
    go();
  };
  void fetchDialog().then(
    ({ askToLeave }) => askToLeave(leave),
    // oxlint-disable-next-line no-alert -- the browser's own question, where the shop's cannot come
    () => confirm(texts.notSaved) && leave(),
  );
}

let letGo = (): void => undefined;

function listen(): void {
  void fetchDialog().catch(() => undefined);
  addEventListener('beforeunload', warn);
  document.addEventListener('click', askFirst, true);
  letGo = blockNavigation(ask);
}

function stop(): void {
  letGo();
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
