import type { ReactNode } from 'react';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ExportButton, type ListExport } from './export-button.tsx';
import * as texts from './texts.ts';

interface Props<Row> {
  address: TableAddress;
  /** What the list is of, for who does not see the screen. */
  label: string;
  search?: { label: string; hint: string };
  /** What narrows the list, each with its name in the address. */
  filters?: readonly { name: string; label: string; options: readonly (readonly [value: string, words: string])[] }[];
  columns: readonly DeskColumn<Row>[];
  exported?: ListExport;
  children?: ReactNode;
}

/** [OFFICE-02] What stands above a list of the back office: search, filters, order, columns and its file, all but the last in its address. */
export function ListTools<Row>({ address, label, search, filters = [], columns, exported, children }: Props<Row>) {
  const of = (name: string): string => address.params.get(name) ?? '';
  return (
    <div className="d-bar" role="search" aria-label={label}>
      {search && (
        <DeskSearch
          label={search.label}
          placeholder={search.hint}
          value={of('q')}
          onSearch={(q) => address.change({ q }, true)}
        />
      )}
      {filters.map(({ name, label: filterLabel, options }) => (
        <DeskSelect
          key={name}
          className="d-sel"
          aria-label={filterLabel}
          options={options}
          value={options.some(([value]) => value === of(name)) ? of(name) : ''}
          onChoose={(value) => address.change({ [name]: value }, true)}
        />
      ))}
      {children}
      {columns.some(({ sortBy }) => sortBy) && <SortSelect columns={columns} address={address} />}
      {columns.some(({ name }) => name) && <ColumnMenu columns={columns} address={address} />}
      {exported && <ExportButton {...exported} label={texts.exportCsv} saved={texts.savedFile} />}
    </div>
  );
}
