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
  hands: Hands;
};
