import type { Shared } from '../screens/missing.ts';

/** The mouse and the keyboard of a person. */
interface Hands {
  click(target: Element, facts?: MouseEventInit): void;
  fill(target: Element, value: string): void;
  select(target: Element, wanted: readonly string[]): void;
  blur(): void;
  press(keys: string, facts?: KeyboardEventInit): boolean;
}

/** A document without a browser, and hands at it. */
export function openDom(): {
  window: Window & typeof globalThis;
  view: { width: number; height: number };
  /** What pages of one person share, as caches. */
  shared: Shared;
  hands: Hands;
};
