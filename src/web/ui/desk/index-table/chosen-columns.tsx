import { DeskMenu } from '../desk-menu.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import type { TableAddress } from './table-address.ts';
import * as texts from './index-table-texts.ts';

/** The names of optional columns that are shown: those of the address, or those shown by default. */
function shownNames<Row>(columns: readonly DeskColumn<Row>[], { params }: TableAddress): Set<string> {
  const named = params.get('cols');
  if (named !== null) return new Set(named.split(','));
  return new Set(columns.flatMap(({ name, isHiddenFirst }) => (name && !isHiddenFirst ? [name] : [])));
}

/** [UX-86] The columns of a table that are shown now. */
export function chosenColumns<Row>(columns: readonly DeskColumn<Row>[], address: TableAddress): DeskColumn<Row>[] {
  const shown = shownNames(columns, address);
  return columns.filter(({ name }) => name === undefined || shown.has(name));
}

/** Chooses which columns a table shows. */
export function ColumnMenu<Row>({ columns, address }: { columns: readonly DeskColumn<Row>[]; address: TableAddress }) {
  const shown = shownNames(columns, address);
  const optional = columns.filter(({ name }) => name !== undefined);
  const toggle = (toggled: string): void => {
    const next = optional.filter(({ name = '' }) => (name === toggled ? !shown.has(name) : shown.has(name)));
    address.change({ cols: next.map(({ name = '' }) => name).join(',') || 'none' }, true);
  };
  return (
    <span className="d-column-menu">
      <DeskMenu
        label={texts.columns}
        isWorded
        items={optional.map(({ name = '', head }) => ({
          key: name,
          label: head,
          isOn: shown.has(name),
          onChoose: () => toggle(name),
        }))}
      />
    </span>
  );
}
