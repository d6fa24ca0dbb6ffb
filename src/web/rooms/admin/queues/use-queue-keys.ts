import { useLayoutEffect } from 'react';
import { isTypedInto, useKeysOn } from '#web/platform/single-keys.ts';

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
}

/** [UX-98] What each key does, in the words that the help shows. */
export const keyWords: readonly [keys: string[], does: string][] = [
  [['J'], 'Next one'],
  [['K'], 'One back'],
  [['A'], 'Approve'],
  [['R'], 'Reject, with a reason'],
  [['S'], 'Skip until the others are done'],
  [['X'], 'Pick, with Shift as far as the last pick'],
  [['Z'], 'Take the last decision back'],
  [['Esc'], 'Pick none'],
  [['?'], 'These keys'],
];

const actOf = (keys: QueueKeys, { key, shiftKey }: KeyboardEvent): (() => void) | null => {
  const acts: Record<string, () => void> = {
    j: keys.next,
    k: keys.previous,
    a: keys.approve,
    r: keys.reject,
    s: keys.skip,
    x: () => keys.pick(shiftKey),
    z: keys.undo,
    escape: keys.unpick,
  };
  return acts[key.toLowerCase()] ?? null;
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
        const act = actOf(keys, event);
        if (!act) return;
        act();
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
