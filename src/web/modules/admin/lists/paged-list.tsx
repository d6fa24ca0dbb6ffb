import type { ReactNode } from 'react';
import type { CallInput, CallName } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import * as texts from './texts.ts';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';

interface Props<Name extends CallName, Item> {
  name: Name;
  input: CallInput<Name>;
  /** What it is, in the plural: `payments`. */
  what: string;
  columns: readonly DeskColumn<Item>[];
  keyOf: (item: Item) => string;
  empty: ReactNode;
}

/** A list of the back office: a skeleton while it loads, why it could not be read, nothing there, or a table that goes on by key. */
export function PagedList<Name extends CallName, Item>({ name, input, what, ...table }: Props<Name, Item>) {
  const pages = usePages(name, input);
  const items = pages.data?.pages.flatMap((page) => (page as { items: Item[] }).items);
  return (
    <>
      <DeskTable
        {...table}
        caption={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}
        rows={items}
        unread={{ call: pages, what: texts.the(what) }}
      />
      {items && items.length > 0 && <DeskMore pages={pages} label={texts.loadMore(what)} />}
    </>
  );
}
