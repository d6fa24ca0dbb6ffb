import { useLayoutEffect } from 'react';
import { isTypedInto, useKeysOn } from '#web/ui/focus/single-keys.ts';

export interface QueueKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  reject: () => void;
  skip: () => void;
  pick: (isRange: boolean) => void;
  undo: () => void;
  unpick: () => void;
  help: () => void;
  /** Only where the queue has them. */
  warn?: (() => void) | undefined;
  suspend?: (() => void) | undefined;
}

const handlerOf = (keys: QueueKeys, { key, shiftKey }: KeyboardEvent): (() => void) | null => {
  const actions: Record<string, (() => void) | undefined> = {
    j: keys.next,
    k: keys.previous,
    a: keys.approve,
    r: keys.reject,
    s: keys.skip,
    x: () => keys.pick(shiftKey),
    z: keys.undo,
    m: keys.warn,
    b: keys.suspend,
    escape: keys.unpick,
  };
  return actions[key.toLowerCase()] ?? null;
};

/**
 * Hears the keys of a queue, from the moment that it is shown as it stands, but not while somebody types, in a dialog, or together
 * with Ctrl, Alt or ⌘.
 */
export function useQueueKeys(keys: QueueKeys): void {
  const isOn = useKeysOn();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '?') keys.help();
      else if (!isOn || (event.repeat && !/^[jk]$/i.test(event.key))) return;
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
