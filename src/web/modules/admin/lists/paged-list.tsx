import type { ReactNode } from 'react';
import type { CallInput, CallName } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import * as texts from './texts.ts';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { BulkBar } from '#web/ui/desk/index-table/bulk-bar.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { choiceColumn, useSelection } from '#web/ui/desk/index-table/selection.tsx';
import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';

export interface Bulk<Item> {
  /** What its box is called. */
  nameOf: (item: Item) => string;
  actions: (chosen: Item[], clear: () => void) => ReactNode;
}

interface Props<Name extends CallName, Item> {
  name: Name;
  input: CallInput<Name>;
  /** What it is, in the plural: `payments`. */
  what: string;
  columns: readonly DeskColumn<Item>[];
  keyOf: (item: Item) => string;
  empty: ReactNode;
  /** Where its order and columns live; without it they are as they are. */
  address?: TableAddress;
  /** Rows that can be chosen, and what can be done with those. */
  bulk?: Bulk<Item>;
}

/** A list of the back office: a skeleton while it loads, why it could not be read, nothing there, or a table that goes on by key. */
export function PagedList<Name extends CallName, Item>({
  name,
  input,
  what,
  address,
  bulk,
  columns,
  ...table
}: Props<Name, Item>) {
  const pages = usePages(name, input);
  const items = pages.data?.pages.flatMap((page) => (page as { items: Item[] }).items);
  const selection = useSelection(input as object);
  const shown = {
    ...table,
    columns: bulk ? [choiceColumn(selection, { idOf: table.keyOf, nameOf: bulk.nameOf }), ...columns] : columns,
    caption: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
    rows: items,
    unread: { call: pages, what: texts.the(what) },
  };
  return (
    <>
      {bulk && items && items.length > 0 && (
        <BulkBar selection={selection} shown={items.map(table.keyOf)} total={items.length}>
          {bulk.actions(
            items.filter((item) => selection.isChosen(table.keyOf(item))),
            selection.clear,
          )}
        </BulkBar>
      )}
      {address ? <IndexTable {...shown} address={address} /> : <DeskTable {...shown} />}
      {items && items.length > 0 && <DeskMore pages={pages} label={texts.loadMore(what)} />}
    </>
  );
}
