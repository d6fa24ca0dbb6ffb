import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, vi } from 'vitest';
import { window } from './document.ts';
import * as hands from './act.ts';
import { findIn, linesIn, type Name, nameOf, pressable } from './read.ts';
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
export const lines = (of: Element = document.body): string[] => linesIn(of);

/** What a component says in a state that is given to it. */
export async function lookAt<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<string[]> {
  await open(component, props, at);
  return lines();
}

/** What is called like that: by its whole name, or else by how it begins. */
export const called = (name: Name, nth?: number): HTMLElement => findIn(document.body, name, nth);
export const isThere = (name: string): boolean =>
  [...document.body.querySelectorAll(pressable)].some((each) => nameOf(each) === name);
export { focused } from './read.ts';
export { key as hit, leave } from './act.ts';

export const press = (name: Name, nth?: number): Promise<void> => hands.press(called(name, nth));
export const type = (name: Name, words: string, nth?: number): Promise<void> => hands.fill(called(name, nth), words);
/** Sends the form around what is called like that, as Enter does. */
export const submit = (name: Name): Promise<void> => hands.submit(called(name));

export const address = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
