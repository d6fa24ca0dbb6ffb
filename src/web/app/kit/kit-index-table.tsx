import { formatNumber } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { BulkBar } from '#web/ui/desk/index-table/bulk-bar.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { InlineField } from '#web/ui/desk/index-table/inline-field.tsx';
import { choiceColumn, useSelection } from '#web/ui/desk/index-table/selection.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import * as texts from './texts/state-texts.ts';

interface Mug {
  title: string;
  stock: number;
}
const keyOf = ({ title }: Mug): string => title;
const columns: DeskColumn<Mug>[] = [
  { head: texts.listing, isRowHead: true, sortBy: 'title', cell: keyOf },
  {
    ...{ head: texts.stock, name: 'stock', sortBy: 'stock', isNumber: true },
    cell: ({ title, stock }) => (
      <InlineField
        label={title}
        value={String(stock)}
        read={(typed) => (/^\d+$/.test(typed) ? Number(typed) : null)}
        wrong={texts.noAnswer}
        onSave={() => undefined}
      >
        {formatNumber(stock)}
      </InlineField>
    ),
  },
];

/** The table of a list of its own, with its bar. */
export function KitIndexTable({ rows }: { rows: readonly Mug[] }) {
  const address = useTableAddress({ by: 'title', direction: 'asc' });
  const selection = useSelection({});
  return (
    <>
      <div className="d-bar">
        <SortSelect columns={columns} address={address} />
        <ColumnMenu columns={columns} address={address} />
      </div>
      <BulkBar selection={selection} shown={rows.map(keyOf)} total={312}>
        <DeskButton isSmall isAlwaysShown>
          {texts.pause}
        </DeskButton>
      </BulkBar>
      <IndexTable
        address={address}
        caption={texts.sortedListings}
        columns={[choiceColumn<Mug>(selection, { idOf: keyOf, nameOf: keyOf }), ...columns]}
        rows={rows}
        keyOf={keyOf}
      />
    </>
  );
}
