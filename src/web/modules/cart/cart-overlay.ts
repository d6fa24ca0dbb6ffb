import { createStore } from '#web/platform/store.ts';

/** Whether the drawer is open; its code is loaded when it opens. */
export const cartOverlay = createStore(false);
export const openCart = (): void => cartOverlay.set(true);
export const closeCart = (): void => cartOverlay.set(false);
