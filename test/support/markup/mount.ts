import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { window } from './browser.ts';
import { linesIn } from './read.ts';
import { settle } from './settle.ts';

/*
 * A part of a screen stands in the document of `browser.ts` until its test is over; whoever imports this does so before what it shows. What
 * only markup says is cheaper by `markup.ts`, whose answers and sessions count here too.
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

/** Shows a part of a screen; `show` gives it other props, `leave` takes it away. */
export async function mount<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const element = window.document.createElement('div');
  window.document.body.append(element);
  const root = createRoot(element);
  roots.add(root);
  const show = (next: Props): Promise<void> =>
    settle(() =>
      root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(component, next))),
    );
  await show(props);
  return {
    place: element,
    show,
    lines: (): string[] => linesIn(element),
    leave: async (): Promise<void> => {
      roots.delete(root);
      await settle(() => root.unmount());
      element.remove();
    },
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
