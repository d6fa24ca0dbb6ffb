import { createStore, useStore } from '#web/platform/store.ts';

const STORED = 'queue-keys';

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

const keysOn = createStore(stored());
/** [UX-80] Whether single keys act, in queues and in the inbox. They can be turned off: dictation and screen readers have keys of their own. */
export const useKeysOn = (): boolean => useStore(keysOn);
export function setKeysOn(isOn: boolean): void {
  keysOn.set(() => isOn);
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // It then holds for this visit.
  }
}

/** Whether somebody types into what has the focus. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));
