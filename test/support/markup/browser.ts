import { afterAll, afterEach, vi } from 'vitest';
import { openDom } from './dom.mjs';
import './markup.ts';

/* The browser in which a part of a screen stands: the document that screens are tested in, with somebody at it. */

// Node makes these when they are first asked for, out of the events that there are then: its own, for the tests after these.
for (const name of ['MessageEvent', 'Response', 'CloseEvent']) Reflect.get(globalThis, name);

export const { window, view, user } = openDom();

const { setTimeout: start, setInterval: repeat } = globalThis;
const timers: ReturnType<typeof setTimeout>[] = [];
/** What is to come later, or again and again, does not come once its test is over. */
const storedOf =
  (begin: (operation: () => void, wait?: number) => ReturnType<typeof setTimeout>) =>
  <Given extends unknown[]>(operation: (...given: Given) => void, wait = 0, ...given: Given) => {
    const timer = begin(() => operation(...given), wait);
    timers.push(timer);
    return timer;
  };
vi.stubGlobal('setTimeout', storedOf(start));
vi.stubGlobal('setInterval', storedOf(repeat));
afterEach(() => {
  for (const timer of timers.splice(0)) clearTimeout(timer);
});
export const nextTurn = (): Promise<void> => new Promise((resolve) => start(resolve));

/** Timers are those of the test, so that it can let time pass. */
Object.assign(window, {
  setTimeout: (...given: Parameters<typeof setTimeout>) => globalThis.setTimeout(...given),
  clearTimeout: (id: number) => globalThis.clearTimeout(id),
  requestAnimationFrame: (frame: () => void) => globalThis.setTimeout(frame),
  cancelAnimationFrame: (id: number) => globalThis.clearTimeout(id),
});
let isOnline = true;
Object.defineProperties(window.navigator, {
  onLine: { configurable: true, get: () => isOnline },
  language: { value: 'en' },
});

const kinds = Object.getOwnPropertyNames(window).filter((name) => /^(HTML|SVG)\w*Element$/.test(name));
const names = [
  ...['document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'matchMedia', 'innerWidth'],
  ...[
    'innerHeight',
    'Node',
    'Element',
    'Image',
    'Event',
    'CustomEvent',
    'KeyboardEvent',
    'MouseEvent',
    'PopStateEvent',
  ],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'getComputedStyle', 'requestAnimationFrame'],
  ...['cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'DOMParser', 'XMLHttpRequest'],
  ...['FormData', 'File', 'Blob', 'FileReader'],
];
for (const name of [...kinds, ...names]) vi.stubGlobal(name, Reflect.get(window, name));
window.scrollTo = () => undefined;
window.Element.prototype.scrollIntoView = () => undefined;
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'scrollTo'] as const)
  vi.stubGlobal(name, (...given: unknown[]) => (window[name] as (...all: unknown[]) => unknown)(...given));
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
vi.stubGlobal('scrollY', 0);
vi.stubGlobal('window', window);
vi.stubGlobal(
  'EventSource',
  class {
    addEventListener = (): void => undefined;
    close = (): void => undefined;
  },
);

/** Whether there is a network from now on. */
export function setOnline(isThere: boolean): void {
  isOnline = isThere;
  window.dispatchEvent(new window.Event(isThere ? 'online' : 'offline'));
}

afterEach(() => {
  isOnline = true;
  view.width = 1440;
});
afterAll(() => window.close());
