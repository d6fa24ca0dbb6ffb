import { JSDOM } from 'jsdom';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { vi } from 'vitest';
import './markup.ts';

/* The browser in which a part of a screen stands: a document without a size. */

// Node makes these when they are first asked for, out of the events that there are then: its own, for the tests after these.
for (const name of ['MessageEvent', 'Response', 'CloseEvent']) Reflect.get(globalThis, name);

export const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://shop.test/',
  pretendToBeVisual: true,
});

/** Nothing has a size, nothing is drawn, nothing is told. */
class Blind {
  addEventListener = (): void => undefined;
  close = (): void => undefined;
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
Object.assign(window.Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
Object.assign(window.HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});
// React complains of elements that jsdom does not know.
Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
const names = [
  ...['document', 'location', 'history', 'localStorage', 'sessionStorage', 'HTMLElement', 'HTMLInputElement'],
  ...['HTMLAnchorElement', 'HTMLSelectElement', 'PopStateEvent', 'Image'],
  ...['HTMLTextAreaElement', 'HTMLButtonElement', 'HTMLDialogElement', 'Element', 'Node', 'Event', 'CustomEvent'],
  ...['KeyboardEvent', 'MouseEvent', 'FormData', 'MutationObserver', 'DOMParser', 'File', 'Blob', 'FileReader'],
] as const;
for (const name of names) vi.stubGlobal(name, window[name]);
const connection = { onLine: true, userAgent: '', language: 'en', maxTouchPoints: 0 };
const bound = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
for (const name of bound) vi.stubGlobal(name, (window[name] as () => void).bind(window));
const browser = {
  window,
  getComputedStyle: window.getComputedStyle.bind(window),
  // A wide window, and somebody with a mouse who wants things to move.
  matchMedia: (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ...{ scrollTo: () => undefined, scrollY: 0, innerWidth: 1440, innerHeight: 900 },
  ...{ ResizeObserver: Blind, IntersectionObserver: Blind, EventSource: Blind },
  navigator: connection,
};
for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);

export const setOnline = (isOnline: boolean): void => {
  connection.onLine = isOnline;
  window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'));
};

/** Dialogs whose code comes when they are opened. */
vi.doMock('#web/ui/lazy/lazy-dialog.tsx', () => ({
  lazyDialog: (load: () => Promise<ComponentType>) =>
    Object.assign(
      (props: object) => {
        const [Shown, setShown] = useState<ComponentType>();
        useEffect(() => void load().then((loaded) => setShown(() => loaded)), []);
        return Shown ? createElement(Shown, props) : null;
      },
      { preload: () => undefined },
    ),
}));
