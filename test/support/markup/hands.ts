import { QueryClientProvider } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { act, createElement, type FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, vi } from 'vitest';
import { newShared, addMissing } from '../screens/missing.ts';
import { addTopLayer } from '../screens/top-layer.ts';
import { linesOf } from './markup.ts';

/*
 * A part of a screen in a document of its own, for what needs hands or time: presses, keys, the focus, what follows from an effect. Whoever
 * imports this does so before what it shows. What only markup says is cheaper by `markup.ts`, whose answers and sessions count here too.
 */

// Node makes these when they are first asked for, out of the events that there are then: its own, for the tests after these.
for (const name of ['MessageEvent', 'Response', 'CloseEvent']) Reflect.get(globalThis, name);
// What is shown as a popover can have the focus.
const html = '<!doctype html><html lang="en"><style>[popover] { display: block }</style><body></body></html>';
const { window } = new JSDOM(html, { url: 'http://shop.test/' });
const view = { width: 1440, height: 900 };
addMissing(window, newShared(), () => view);
addTopLayer(window);

const bound = <Name extends 'addEventListener' | 'removeEventListener' | 'dispatchEvent' | 'scrollTo'>(name: Name) =>
  ((...given: unknown[]) => (window[name] as (...all: unknown[]) => unknown)(...given)) as Window[Name];
/** Timers are those of the test, so that it can let time pass. */
Object.assign(window, {
  setTimeout: (...given: Parameters<typeof setTimeout>) => globalThis.setTimeout(...given),
  clearTimeout: (id: number) => globalThis.clearTimeout(id),
  requestAnimationFrame: (frame: () => void) => globalThis.setTimeout(frame, 16),
});
const kinds = Object.getOwnPropertyNames(window).filter((name) => /^(HTML|SVG)\w*Element$/.test(name));
const browser = {
  ...Object.fromEntries(kinds.map((name) => [name, Reflect.get(window, name) as unknown])),
  ...{ window, document: window.document, location: window.location, history: window.history },
  ...{ navigator: window.navigator, localStorage: window.localStorage, sessionStorage: window.sessionStorage },
  ...{ Element: window.Element, Node: window.Node, Image: window.Image },
  ...{ Event: window.Event, MutationObserver: window.MutationObserver, getComputedStyle: window.getComputedStyle },
  ...{ matchMedia: window.matchMedia, requestAnimationFrame: window.requestAnimationFrame },
  ...{ ResizeObserver: window.ResizeObserver, XMLHttpRequest: window.XMLHttpRequest },
  addEventListener: bound('addEventListener'),
  removeEventListener: bound('removeEventListener'),
  dispatchEvent: bound('dispatchEvent'),
  scrollTo: bound('scrollTo'),
  CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
  scrollY: 0,
  IS_REACT_ACT_ENVIRONMENT: true,
};
for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);

// Read once a document is there: it looks at what the browser can.
const { createRoot } = await import('react-dom/client');
const { queryClient } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { setNavigation } = await import('#web/ui/link.tsx');
setNavigation({ go: (href) => go(href) });

const roots = new Set<Root>();
afterEach(async () => {
  await inPage(() => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
  window.document.body.replaceChildren();
});
afterAll(() => window.close());

/** Does something of which the page hears, and lets what follows from it happen. */
export async function inPage(work: () => unknown): Promise<void> {
  await act(async () => {
    await work();
    // What is told in the next turns is told.
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    else for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The window is so wide from now on. */
export const inWindow = (width: number): Promise<void> =>
  inPage(() => {
    view.width = width;
    window.dispatchEvent(new window.Event('resize'));
  });

/** Time passes; it is the test's: `vi.useFakeTimers()`. */
export const passTime = (milliseconds: number): Promise<void> =>
  inPage(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows a part of a screen; `show` gives it other props, `leave` takes it away. */
export async function mount<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = createRoot(place);
  roots.add(root);
  const show = (next: Props): Promise<void> =>
    inPage(() =>
      root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(component, next))),
    );
  await show(props);
  return {
    place,
    show,
    lines: (): string[] => linesOf(place.innerHTML),
    leave: (): Promise<void> => inPage(() => root.unmount()),
  };
}

/** The same for a hook: what it hands to its screen `now`. */
export async function mountHook<Props extends object, Handed>(useIt: (props: Props) => Handed, props: Props) {
  const handed: Handed[] = [];
  const mounted = await mount((given: Props) => {
    handed.push(useIt(given));
    return null;
  }, props);
  return { ...mounted, now: (): Handed => handed.at(-1) as Handed };
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ??
  element.textContent?.trim() ??
  '';

/** The element of the document that a selector, and the words that name it, find. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, name?: string): Found {
  const all = [...window.document.querySelectorAll<Found>(selector)];
  const found = name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`There is no ${selector} ${name ?? ''}: ${all.map(nameOf).join(', ')}`);
  return found;
}
export const button = (name: string): HTMLElement => find('button', name);

/** What has the focus, by its name. */
export const focused = (): string => {
  const { activeElement, body } = window.document;
  return !activeElement || activeElement === body ? '' : nameOf(activeElement);
};

const mouse = { bubbles: true, cancelable: true, composed: true };

/** A press of the mouse, as far as nobody keeps the browser from what it does. */
export const press = (target: Element, facts: MouseEventInit = {}): Promise<void> =>
  inPage(() => {
    target.dispatchEvent(new window.PointerEvent('pointerdown', { ...mouse, ...facts }));
    const isFocused = target.dispatchEvent(new window.MouseEvent('mousedown', { ...mouse, ...facts }));
    const near = target.closest<HTMLElement>('button:not([disabled]), input, select, textarea, a[href], [tabindex]');
    if (isFocused && near) near.focus();
    else if (isFocused) (window.document.activeElement as HTMLElement | null)?.blur();
    target.dispatchEvent(new window.PointerEvent('pointerup', { ...mouse, ...facts }));
    if (target.isConnected) target.dispatchEvent(new window.MouseEvent('click', { ...mouse, ...facts }));
  });

/** A key at what has the focus; answers whether it is left to the browser. */
export async function key(name: string, facts: KeyboardEventInit = {}): Promise<boolean> {
  let isLeft = true;
  await inPage(() => {
    const target = window.document.activeElement ?? window.document.body;
    isLeft = target.dispatchEvent(new window.KeyboardEvent('keydown', { ...mouse, key: name, ...facts }));
  });
  return isLeft;
}

/** Types into a field, in the place of what stood there. */
export const type = (field: HTMLElement, value: string): Promise<void> =>
  inPage(() => {
    field.focus();
    const { prototype } = field.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement;
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: value }));
  });
