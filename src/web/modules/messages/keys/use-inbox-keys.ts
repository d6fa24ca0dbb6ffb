import { useLayoutEffect } from 'react';
import { isTypedInto, useKeysOn } from '#web/ui/focus/single-keys.ts';

export interface InboxKeys {
  next: () => void;
  previous: () => void;
  pick: (isRange: boolean) => void;
  archive: () => void;
  trash: () => void;
  spam: () => void;
  unread: () => void;
  label: () => void;
  reply: () => void;
  search: () => void;
  undo: () => void;
  escape: () => void;
  help: () => void;
}

const handlerOf = (keys: InboxKeys, { key, shiftKey }: KeyboardEvent): (() => void) | null => {
  const actions: Record<string, () => void> = {
    j: keys.next,
    k: keys.previous,
    x: () => keys.pick(shiftKey),
    e: keys.archive,
    '#': keys.trash,
    '!': keys.spam,
    s: keys.spam,
    u: keys.unread,
    l: keys.label,
    r: keys.reply,
    '/': keys.search,
    z: keys.undo,
    escape: keys.escape,
  };
  return actions[key.toLowerCase()] ?? null;
};

const REPEATED = /^[jk]$/i;

/** [UX-80, WCAG 2.1.4] Hears the keys of the inbox, but not while somebody types, in a dialog or a menu, or together with Ctrl, Alt or ⌘. */
export function useInboxKeys(keys: InboxKeys): void {
  const isOn = useKeysOn();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '?') keys.help();
      else if (event.key !== 'Escape' && !isOn) return;
      else if (event.repeat && !REPEATED.test(event.key)) return;
      else {
        const action = handlerOf(keys, event);
        if (!action) return;
        action();
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
