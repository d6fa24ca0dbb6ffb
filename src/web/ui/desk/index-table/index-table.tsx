import { type DeskColumn, DeskTable, type DeskTableProps } from '../desk-table.tsx';
import { chosenColumns } from './chosen-columns.tsx';
import { SortHead } from './sort-head.tsx';
import type { TableAddress } from './table-address.ts';

interface Props<Row> extends DeskTableProps<Row> {
  address: TableAddress;
}

function sortedColumn<Row>(column: DeskColumn<Row>, address: TableAddress): DeskColumn<Row> {
  const { by, direction } = address.sorting;
  if (!column.sortBy) return column;
  return {
    ...column,
    headContent: <SortHead column={column} address={address} />,
    ...(by === column.sortBy && { sorted: direction === 'asc' ? 'ascending' : 'descending' }),
  };
}

/** [UX-86] The table of a list of its own: sorted by its heads, with the columns that one chose, all of it in the address. */
export const IndexTable = <Row,>({ address, columns, ...table }: Props<Row>) => (
  <DeskTable {...table} columns={chosenColumns(columns, address).map((column) => sortedColumn(column, address))} />
);
