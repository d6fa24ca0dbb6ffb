import type { ReactNode } from 'react';
import type { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './texts/list-texts.ts';

interface Props<Item> {
  title: string;
  note?: string;
  link?: { label: string; href: string };
  /** What stands there while there is nothing. */
  none: { title: string; text: string; actions?: ReactNode };
  pages: Pick<
    ReturnType<typeof usePages>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error' | 'refetch'
  > & { data?: { pages: { items: readonly Item[] }[] } | undefined; isPlaceholderData: boolean };
  columns: readonly DeskColumn<Item>[];
  keyOf: (item: Item) => string;
}

/** A list of the money's page: a page at a time, with what stands there while it comes, where it is empty, and where it failed. */
export function MoneyList<Item>({ title, note, link, none, pages, columns, keyOf }: Props<Item>) {
  const { data, isPlaceholderData } = pages;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <section className="d-sec" aria-busy={isPlaceholderData}>
      <DeskSection title={title} {...(note && { note })} {...(link && { link })} />
      <DeskTable
        isBare
        caption={title}
        columns={columns}
        rows={items}
        keyOf={keyOf}
        unread={{
          call: pages,
          what: texts.thisList,
          safe: texts.listMissing,
          loading: texts.loadingList,
        }}
        empty={
          <DeskEmpty title={none.title} actions={none.actions}>
            {none.text}
          </DeskEmpty>
        }
      />
      {items && items.length > 0 && <DeskMore pages={pages} />}
    </section>
  );
}
