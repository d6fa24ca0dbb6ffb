import { JSDOM } from 'jsdom';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';
import { afterAll, vi } from 'vitest';
import { callTable } from 'virtual:call-table';
import type { FunctionName } from '#domain/rooms.ts';
import type { CallInput, CallName, CallOutput } from '#web/platform/calls.ts';
import { linesOf, NOON } from './markup.ts';

/*
 * A part of a screen that lives: it stands in a document, hears hands and keys, and calls a shop that answers what the test says.
 * What needs the whole app or the real server is a screen. Whoever imports this does so before what it shows.
 */

const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://shop.test/',
  pretendToBeVisual: true,
});
const { document } = window;

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
  ...{ ResizeObserver: Blind, IntersectionObserver: Blind },
  navigator: connection,
};
for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);

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

const { queryClient } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { setNavigation } = await import('#web/ui/link.tsx');
const { toasts } = await import('#web/ui/toasts/toasts.ts');
const { createRoot } = await import('react-dom/client');

setNavigation({ go: (href) => go(href) });
queryClient.setDefaultOptions({ mutations: { retry: false }, queries: { retry: false, staleTime: Infinity } });

// Each call by its own name; where it goes stands in the build.
Object.setPrototypeOf(callTable, new Proxy({}, { get: (_table, name) => `POST /${String(name)}` }));

type Answer = (input: never) => unknown;
const answers = new Map<string, Answer>();
let calls: [name: string, input: object][] = [];
let anew: string[] = [];

class Refused {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: object) {
    [this.status, this.error] = [status, error];
  }
}

/** What the shop answers from then on. */
export const answering = <Name extends CallName>(
  name: Name,
  reply: (input: CallInput<Name>) => CallOutput<Name> | Promise<CallOutput<Name>>,
): void => void answers.set(name, reply as Answer);
/** It refuses instead; status 0 is an answer that never comes back. */
export const refusing = (
  name: CallName | FunctionName,
  status: number,
  message = 'Not now.',
  facts: object = {},
): void => void answers.set(name, () => new Refused(status, { code: 'x/refused', message, ...facts }));
/** A long job tells how far it is, line by line. */
export const streaming = (name: FunctionName, ...messages: object[]): void =>
  void answers.set(name, () => new Response(messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')));
/** It says nothing until what comes back is called. */
export function holding<Name extends CallName>(name: Name): (output: CallOutput<Name>) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<CallOutput<Name>>();
  answers.set(name, () => promise);
  return async (output) => {
    resolve(output);
    await settle();
  };
}

const isRead = (name: string): boolean => /\.(get|list|search|suggest|find|count)/.test(name);
async function reply(name: string, input: object): Promise<Response> {
  const answer = answers.get(name);
  // What is read anew comes as it was, and what nobody speaks of does not come.
  if (!answer && isRead(name)) return new Promise(() => undefined);
  const output = answer ? await answer(input as never) : {};
  if (output instanceof Response) return output;
  if (!(output instanceof Refused)) return new Response(JSON.stringify(output ?? {}), { status: 200 });
  if (output.status === 0) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify({ error: output.error }), { status: output.status });
}
vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
  const name = path.replace(/^\/(api\/)?/, '').split('?')[0] ?? '';
  const input = JSON.parse(String(init.body ?? '{}')) as object;
  calls.push([name, input]);
  return reply(name, input);
});
const { invalidateQueries } = queryClient;
queryClient.invalidateQueries = (filters, options) => {
  const [first, second] = (filters?.queryKey ?? []) as string[];
  if (first && first !== 'pages') anew.push(first);
  else if (second) anew.push(second);
  return invalidateQueries.call(queryClient, filters, options);
};

const { setTimeout: start } = globalThis;
/** Lets everything come that is on its way. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => start(resolve));
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  }
}
/** Timers run out as the test says, from then to the end of it. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(NOON);
}
export function releaseTimers(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOON);
}
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
/** Waits for what takes a moment: code that is loaded, a timer. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    if (!isSo()) throw new Error(`It does not come: ${lines().join('\n')}`);
  });
}

let root: ReturnType<typeof createRoot> | null = null;

export async function close(): Promise<void> {
  root?.unmount();
  root = null;
  await settle();
  document.body.innerHTML = '';
}
afterAll(close);

/** Shows a component; what was shown before is gone, and so is what was sent and said. */
export async function open<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<void> {
  await close();
  forget();
  await show(component, props, at);
}
/** The same with the answers that were agreed on before. */
export async function show<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<void> {
  go(at, { replace: true });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await again(component, props);
}
/** The same with other props. */
export async function again<Props extends object>(component: FunctionComponent<Props>, props: Props): Promise<void> {
  root?.render(createElement(QueryClientProvider, { client: queryClient }, createElement(component, props)));
  await settle();
}

/** What was sent, read anew and said until now is over; answers that were agreed on too. */
export function forget(): void {
  [calls, anew] = [[], []];
  answers.clear();
  toasts.set([]);
}

/** What stands there, line by line. */
export function lines(of: Element = document.body): string[] {
  const copy = of.cloneNode(true) as Element;
  const fields = (from: Element) => from.querySelectorAll<HTMLInputElement>('input,textarea,option,select');
  const typed = [...fields(of)];
  for (const [at, field] of [...fields(copy)].entries()) {
    const { value, checked, selected } = typed[at] as HTMLInputElement & HTMLOptionElement;
    if (field.localName === 'input') {
      field.setAttribute('value', ['checkbox', 'radio'].includes(field.type) ? '' : value);
      field.toggleAttribute('checked', checked);
    } else if (field.localName === 'option') field.toggleAttribute('selected', selected);
    else if (field.localName === 'textarea') field.textContent = `‹${value}›`;
  }
  return linesOf(copy.innerHTML);
}

/** What a component says in a state that is given to it. */
export async function standing<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<string[]> {
  await open(component, props, at);
  return lines();
}

const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby');
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? '');
  const own = /input|textarea|select/.test(element.localName) ? labels.join(' ') : (element.textContent ?? '');
  return (
    element.getAttribute('aria-label') ??
    (by ? (document.getElementById(by)?.textContent ?? '') : own || element.getAttribute('placeholder') || '')
  )
    .replace(/\s+/g, ' ')
    .trim();
};
const PRESSED =
  'button,a[href],input,textarea,select,summary,[role=option],[role=menuitem],[role=menuitemcheckbox],[tabindex],dialog';
type Name = string | RegExp;
/** What is called like that: by its whole name, or else by how it begins. */
export function called(name: Name, nth = 0): HTMLElement {
  const all = [...document.body.querySelectorAll<HTMLElement>(PRESSED)].filter((each) => !each.closest('[hidden]'));
  const exact = all.filter((each) => nameOf(each) === name);
  const begins = (said: string): boolean => (name instanceof RegExp ? name.test(said) : said.startsWith(name));
  const found = exact.length > 0 ? exact : all.filter((each) => begins(nameOf(each)));
  const element = found[nth];
  if (!element) throw new Error(`Nothing is called ${String(name)}: ${all.map(nameOf).join(' | ')}`);
  return element;
}
export const isThere = (name: string): boolean =>
  [...document.body.querySelectorAll(PRESSED)].some((each) => nameOf(each) === name);
/** What has the focus, by its name; empty where nothing has. */
export const focused = (): string =>
  document.activeElement && document.activeElement !== document.body
    ? nameOf(document.activeElement) || document.activeElement.id || document.activeElement.localName
    : '';

async function doing(work: () => void): Promise<void> {
  work();
  await settle();
}
export const press = (name: Name, nth = 0): Promise<void> =>
  doing(() => {
    const element = called(name, nth);
    element.focus();
    element.click();
  });
export async function type(name: Name, words: string, nth = 0): Promise<void> {
  await doing(() => {
    const field = called(name, nth) as HTMLInputElement;
    field.focus();
    const proto = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, words);
    field.dispatchEvent(new window.Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  });
}
export const leave = (): Promise<void> => doing(() => (document.activeElement as HTMLElement | null)?.blur());
/** A key where the focus is. */
export const hit = (key: string, held: KeyboardEventInit = {}): Promise<void> =>
  doing(() => {
    const init = { key, bubbles: true, cancelable: true, ...held };
    (document.activeElement ?? document.body).dispatchEvent(new window.KeyboardEvent('keydown', init));
  });
/** Sends the form around what is called like that, as Enter does. */
export const submit = (name: Name): Promise<void> =>
  doing(() => {
    const form = called(name).closest('form');
    if (!form) throw new Error(`${String(name)} stands in no form`);
    form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  });
export const setOnline = (isOnline: boolean): void => {
  connection.onLine = isOnline;
  window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'));
};

/** The changes that were sent since this was asked last. */
export function sent(): [name: string, input: object][] {
  const changes = calls.filter(([name]) => !isRead(name));
  calls = calls.filter(([name]) => isRead(name));
  return changes;
}
/** What was asked for since this was asked last. */
export function asked(): [name: string, input: object][] {
  const reads = calls.filter(([name]) => isRead(name));
  calls = calls.filter(([name]) => !isRead(name));
  return reads;
}
/** The calls that are read anew since this was asked last, each once. */
export function readAnew(): string[] {
  const names = [...new Set(anew)].toSorted();
  anew = [];
  return names;
}
/** What was said beside the page, with what can be pressed there. */
export const said = (): string[] =>
  toasts
    .get()
    .map(({ type: kind, message, act: offered }) => `${kind}: ${message}${offered ? ` [${offered.label}]` : ''}`);
/** Presses what the last of these offers, as Undo. */
export const pressSaid = (): Promise<void> => doing(() => toasts.get().at(-1)?.act?.onClick());
export const address = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
