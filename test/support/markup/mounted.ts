import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, vi } from 'vitest';
import { window } from './document.ts';
import { linesOf } from './markup.ts';
import { forget } from './shop.ts';
import { settle } from './settle.ts';

/*
 * A part of a screen that lives: it stands in a document, hears hands and keys, and calls a shop that answers what the test says.
 * What needs the whole app or the real server is a screen. Whoever imports this does so before what it shows.
 */

const { queryClient } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { setNavigation } = await import('#web/ui/link.tsx');
const { createRoot } = await import('react-dom/client');

setNavigation({ go: (href) => go(href) });

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
export async function lookAt<Props extends object>(
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

export const address = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
