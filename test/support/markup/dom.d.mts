import type { Shared } from '../screens/missing.ts';

/** Somebody with a mouse and a keyboard. */
interface User {
  click(target: Element, modifiers?: MouseEventInit): Promise<void>;
  fill(field: Element, value: string): Promise<void>;
  select(field: Element, wanted: string): Promise<void>;
  blur(): void;
  press(keys: string, modifiers?: KeyboardEventInit): Promise<boolean>;
}

/** A document without a browser, and somebody at it. */
export function openDom(): {
  window: Window & typeof globalThis;
  view: { width: number; height: number };
  /** What pages of one person share, as caches. */
  shared: Shared;
  user: User;
};
