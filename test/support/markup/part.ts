import type { FunctionComponent } from 'react';
import { fill, key, leave, press } from './interactions.ts';
import { mount } from './mount.ts';
import { changesOf, fillable, findIn, focused, linesIn, type Name } from './read.ts';
import { settle } from './settle.ts';
import './shop.ts';

/*
 * A part of a screen as an object, for tests of several parts or of what changes in one; a layer over `mount.ts`, as `mounted.ts` is with
 * functions for the one part that stands there. They differ in how a long field is read: here as its words, there marked.
 */

const { queryClient } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
export interface Part {
  /** What it says, line by line. */
  lines: () => string[];
  /** What it says since it was asked last, and what it says no more. */
  changes: () => string[];
  press: (name: Name, at?: number) => Promise<void>;
  /** Writes into a field, or chooses in it. */
  fill: (name: string, value: string) => Promise<void>;
  /** Leaves the field that is being filled in. */
  leave: () => Promise<void>;
  key: (keys: string) => Promise<boolean>;
  /** What has the focus: its name, or where it stands. */
  focused: () => string;
  do: (work: () => unknown) => Promise<void>;
  find: (name: Name, at?: number) => HTMLElement;
  element: HTMLElement;
  show: (props: object) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a component as its screen does; `at` is the path and the query of the page. */
export async function openPart<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<Part> {
  go(at, { replace: true });
  // What was opened before has read what is answered otherwise by now.
  for (const query of queryClient.getQueryCache().getAll()) query.invalidate();
  const { place, show, leave: close } = await mount(component, props);
  let before: string[] = [];
  const lines = (): string[] => (before = linesIn(place, true));
  const part: Part = {
    element: place,
    find: (name, which) => findIn(place, name, which),
    lines,
    changes: () => {
      const [old, now] = [before, lines()];
      return changesOf(old, now);
    },
    press: (name, which) => press(findIn(place, name, which)),
    fill: (name, value) => fill(findIn(place, name, 0, fillable), value),
    ...{ leave, key, focused },
    do: settle,
    show: (next) => show(next as Props),
    close,
  };
  lines();
  return part;
}
