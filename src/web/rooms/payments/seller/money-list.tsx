import type { ReactNode } from 'react';
import type { usePages } from '#web/platform/use-call.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskSection, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';

interface Props<Item> {
  title: string;
  note?: string;
  link?: { label: string; href: string };
  /** What stands there while there is nothing. */
  none: { title: string; words: string; acts?: ReactNode };
  pages: Pick<
    ReturnType<typeof usePages>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error' | 'refetch'
  > & { data?: { pages: { items: readonly Item[] }[] } | undefined; isPlaceholderData: boolean };
  /** Headings of the columns; the last one is of money. */
  columns: readonly string[];
  row: (item: Item) => ReactNode;
}

/** A list of the money's page: a page at a time, with what stands there while it comes, where it is empty, and where it failed. */
export function MoneyList<Item>({ title, note, link, none, pages, columns, row }: Props<Item>) {
  const { data, error, refetch, isPlaceholderData } = pages;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <section className="d-sec" aria-busy={isPlaceholderData}>
      <DeskSection title={title} {...(note ? { note } : {})} {...(link ? { link } : {})} />
      {!items ? (
        error ? (
          <DeskFailed
            what="This list"
            safe="Your money is safe, only this list is missing"
            problem={error}
            retry={() => void refetch()}
          />
        ) : (
          <TableSkeleton columns={columns.length} label="Loading the list" />
        )
      ) : items.length === 0 ? (
        <DeskEmpty title={none.title} acts={none.acts}>
          {none.words}
        </DeskEmpty>
      ) : (
        <>
          <table className="d-idx d-stack">
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={index === columns.length - 1 ? 'd-num' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{items.map(row)}</tbody>
          </table>
          <DeskMore pages={pages} />
        </>
      )}
    </section>
  );
}
