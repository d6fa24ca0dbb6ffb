import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { window } from './browser.ts';
import { linesIn, nameOf } from './read.ts';
import { settle } from './settle.ts';

/*
 * A part of a screen in a document of its own, for what needs hands or time: presses, keys, the focus, what follows from an effect. Whoever
 * imports this does so before what it shows. What only markup says is cheaper by `markup.ts`, whose answers and sessions count here too.
 */

// Read once a document is there: it looks at what the browser can.
const { createRoot } = await import('react-dom/client');
const { queryClient } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { setNavigation } = await import('#web/ui/link.tsx');
setNavigation({ go: (href) => go(href) });

const roots = new Set<Root>();
afterEach(async () => {
  await settle(() => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
  window.document.body.replaceChildren();
});

export { inWindow, passTime, settle as inPage } from './settle.ts';

/** Shows a part of a screen; `show` gives it other props, `leave` takes it away. */
export async function mount<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = createRoot(place);
  roots.add(root);
  const show = (next: Props): Promise<void> =>
    settle(() =>
      root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(component, next))),
    );
  await show(props);
  return {
    place,
    show,
    lines: (): string[] => linesIn(place),
    leave: (): Promise<void> => settle(() => root.unmount()),
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

/** The element of the document that a selector, and the words that name it, find. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, name?: string): Found {
  const all = [...window.document.querySelectorAll<Found>(selector)];
  const found = name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`There is no ${selector} ${name ?? ''}: ${all.map(nameOf).join(', ')}`);
  return found;
}
export const button = (name: string): HTMLElement => find('button', name);

export { focused } from './read.ts';
export { fill as type, key, press } from './act.ts';
