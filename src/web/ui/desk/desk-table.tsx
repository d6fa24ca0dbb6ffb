import type { ReactNode } from 'react';
import { type Column, Table, type TableProps } from '../tables/table.tsx';
import { NotYet, type Unread } from './not-yet.tsx';
import './desk-list.css';

export interface DeskColumn<Row> extends Column<Row> {
  isNumber?: boolean;
  /** Names it in the address where it can be left out; `isHiddenFirst` until it is asked for. */
  name?: string;
  isHiddenFirst?: boolean;
  /** What an `IndexTable` asks to be sorted by under its head; `sortsDown` where the last comes first. */
  sortBy?: string;
  sortsDown?: boolean;
}

export interface DeskTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'rows'> {
  columns: readonly DeskColumn<Row>[];
  /** Undefined while they are not read. */
  rows: readonly Row[] | undefined;
  /** In place of rows that are not read, or could not be. */
  unread?: Unread;
  /** In place of no rows. */
  empty?: ReactNode;
  /** Stands in something that frames it. */
  isBare?: boolean;
}

const tableColumn = <Row,>({ isNumber, className = '', ...column }: DeskColumn<Row>): Column<Row> =>
  isNumber ? { ...column, headClassName: 'd-num', className: `d-num ${className}` } : { ...column, className };

/** [UX-86] A table of the close density: rows that are being read, failed, are none or are there. On a phone each row is a block of its own. */
export function DeskTable<Row>({
  columns,
  rows,
  unread,
  empty,
  isBare,
  className = 'd-stack',
  ...table
}: DeskTableProps<Row>) {
  if (!rows) return unread ? <NotYet {...unread} skeleton={{ columns: columns.length }} /> : null;
  if (rows.length === 0 && empty) return empty;
  const drawn = <Table {...table} className={`d-idx ${className}`} columns={columns.map(tableColumn)} rows={rows} />;
  return isBare ? drawn : <div className="d-frame">{drawn}</div>;
}
