import type { ReactNode } from 'react';
import type { CallInput, CallName } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/use-call.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { NotYet } from './not-yet.tsx';

interface Props<Name extends CallName, Item> {
  name: Name;
  input: CallInput<Name>;
  /** What it is, in the plural: `payments`. */
  what: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  row: (item: Item) => ReactNode;
  empty: ReactNode;
}

/** A list of the back office: a skeleton while it loads, why it could not be read, nothing there, or a table that goes on by key. */
export function PagedList<Name extends CallName, Item>({ name, input, what, columns, row, empty }: Props<Name, Item>) {
  const pages = usePages(name, input);
  const { data } = pages;
  const items = data?.pages.flatMap((page) => (page as { items: Item[] }).items) ?? [];
  if (!data) return <NotYet call={pages} what={`The ${what}`} skeleton={{ columns: columns.length }} />;
  if (items.length === 0) return empty;
  return (
    <>
      <div className="d-frame">
        <table className="d-idx d-stack">
          <thead>
            <tr>
              {columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" className={isNumber ? 'd-num' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{items.map(row)}</tbody>
        </table>
      </div>
      <DeskMore pages={pages} label={`Load more ${what}`} />
    </>
  );
}
