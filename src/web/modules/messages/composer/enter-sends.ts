import { createStore, useStore } from '#web/platform/store.ts';

const STORED = 'message-enter';

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'line';
  } catch {
    return true;
  }
}

const enterSends = createStore(stored());

/** A phone's Enter begins a line: its keys have no Shift to hold. */
const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** [UX-82] Whether Enter sends and Shift with it begins a line, or Enter begins a line and Ctrl with it sends. */
export const useEnterSends = (): boolean => useStore(enterSends) && hasKeys();

export function setEnterSends(isOn: boolean): void {
  enterSends.set(isOn);
  try {
    localStorage.setItem(STORED, isOn ? 'send' : 'line');
  } catch {
    // It then holds for this visit.
  }
}
