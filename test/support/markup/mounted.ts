import type { FunctionComponent } from 'react';
import { vi } from 'vitest';
import { window } from './browser.ts';
import * as user from './interactions.ts';
import './late-dialogs.ts';
import { mount } from './mount.ts';
import { findIn, linesIn, type Name, nameOf, pressable } from './read.ts';
import { forget } from './shop.ts';
import { settle } from './settle.ts';

/*
 * The one part of a screen that stands there, by functions; a layer over `mount.ts`, as `part.ts` is with objects. What needs the whole app
 * or the real server is a screen. Whoever imports this does so before what it shows.
 */

const { go } = await import('#web/platform/router/navigation.ts');

/** Waits for what takes a moment: code that is loaded, a timer. */
export async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    if (!isSo()) throw new Error(`It does not come: ${lines().join('\n')}`);
  });
}

let mounted: { show: (props: object) => Promise<void>; leave: () => Promise<void> } | null = null;

export async function close(): Promise<void> {
  await mounted?.leave();
  mounted = null;
  await settle(() => document.body.replaceChildren());
}

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
  mounted = await mount<object>(component as FunctionComponent<object>, props);
}
/** The same with other props. */
export const again = async <Props extends object>(_component: FunctionComponent<Props>, props: Props): Promise<void> =>
  mounted?.show(props);

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
export { key as hit, leave } from './interactions.ts';

export const press = (name: Name, nth?: number): Promise<void> => user.press(called(name, nth));
export const type = (name: Name, text: string, nth?: number): Promise<void> => user.fill(called(name, nth), text);
/** Sends the form around what is called like that, as Enter does. */
export const submit = (name: Name): Promise<void> => user.submit(called(name));

export const address = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
