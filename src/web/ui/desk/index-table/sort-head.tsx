import type { DeskColumn } from '../desk-table.tsx';
import { DeskInlineSelect } from '../desk-field.tsx';
import { DeskIcon } from '../desk-icon.tsx';
import { Link } from '../../link.tsx';
import { go } from '#web/platform/router/navigation.ts';
import type { TableAddress } from './table-address.ts';
import * as texts from './index-table-texts.ts';
import './index-table.css';

/** Words rise from A, figures fall from the greatest. */
const firstOf = <Row,>({ isNumber, sortsDown }: DeskColumn<Row>) => (isNumber || sortsDown ? 'desc' : 'asc');

/** The head of a column that its table can be sorted by. */
export function SortHead<Row>({ column, address }: { column: DeskColumn<Row>; address: TableAddress }) {
  const { sortBy = '', head } = column;
  const { by } = address.sorting;
  return (
    <Link
      className="d-sort"
      data-stays="true"
      href={address.sortHref(sortBy, firstOf(column))}
      aria-label={texts.sortBy(head ?? '')}
    >
      {head}
      {by === sortBy && <DeskIcon name="down" small />}
    </Link>
  );
}

interface SelectProps {
  columns: readonly { head: string | null; sortBy?: string }[];
  address: TableAddress;
  /** Its list is of records, which have no heads at any width. */
  isForRecords?: boolean;
}

/** The same on a phone, where a table has no heads. */
export function SortSelect({ columns, address, isForRecords }: SelectProps) {
  const { by, direction } = address.sorting;
  const sortable = columns.filter(({ sortBy }) => sortBy);
  return (
    <span className={isForRecords ? 'd-sort-select d-sort-select--records' : 'd-sort-select'}>
      <DeskInlineSelect
        label={texts.sort}
        className="d-sel"
        value={`${by} ${direction}`}
        options={sortable.flatMap(({ sortBy = '', head }) => [
          [`${sortBy} asc`, texts.rising(head ?? '')] as const,
          [`${sortBy} desc`, texts.falling(head ?? '')] as const,
        ])}
        onChoose={(choice) => {
          const [sort = '', dir = ''] = choice.split(' ');
          go(address.hrefWith({ sort, dir }), { stay: true });
        }}
      />
    </span>
  );
}
