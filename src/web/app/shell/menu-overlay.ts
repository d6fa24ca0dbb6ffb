import { createStore } from '#web/platform/store.ts';

/** Whether the menu of phones is open; its code is loaded when it opens. */
export const menuOverlay = createStore(false);
export const setMenu = (isOpen: boolean): void => menuOverlay.set(isOpen);
