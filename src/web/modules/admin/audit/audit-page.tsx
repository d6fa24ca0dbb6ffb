import { useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskInput } from '#web/ui/desk/desk-field.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { AuditDetails, auditColumns } from './audit-columns.tsx';
import { auditActionText } from '../audit-action-text.ts';
import { adminHref } from '../admin-sections.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import * as texts from './texts.ts';

const names = ['q', 'act', 'kind', 'from', 'to'] as const;
type Filter = Partial<Record<(typeof names)[number], string>>;

const filterOf = (query: URLSearchParams): Filter =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))) as Filter;

const dayFields = [
  ['from', texts.from],
  ['to', texts.to],
] as const;

/** [ADM-12] Everything that administrators did, to be searched and taken along. */
export function AuditPage() {
  const address = useTableAddress({ by: '', direction: 'desc' });
  const filter = filterOf(address.params);
  const pages = usePages('admin.listActs', {
    ...filter,
    limit: 50,
  });
  const { data, refetch } = pages;
  const actions = data?.pages.flatMap((page) => page.items);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const toggle = (seq: number): void =>
    setOpened((now) => (now.includes(seq) ? now.filter((each) => each !== seq) : [...now, seq]));
  const first = data?.pages[0];
  const actionOptions = (first?.acts ?? []).map((action) => [action, auditActionText(action)] as const);
  const kindOptions = (first?.kinds ?? []).map((kind) => [kind, texts.kinds[kind] ?? kind] as const);
  const columns = auditColumns(opened, toggle);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        <ExportButton
          name="exportActs"
          input={filter}
          label={texts.exportAsCsv}
          saved={({ rows, fileName, isWhole }) => (isWhole ? texts.saved(rows, fileName) : texts.newestSaved(rows))}
          onSaved={() => void refetch()}
        />
      </DeskHead>
      <ViewTabs
        list="admin.audit"
        address={address}
        tabs={[{ label: texts.allActions, href: address.hrefWith({}), isCurrent: true }]}
      />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.searchText, hint: texts.searchHint }}
        filters={[
          { name: 'act', label: texts.action, options: [['', texts.everyAction], ...actionOptions] },
          { name: 'kind', label: texts.onWhat, options: [['', texts.onAnything], ...kindOptions] },
        ]}
        columns={columns}
      >
        {dayFields.map(([name, label]) => (
          <DeskInput
            key={name}
            className="d-sel"
            type="date"
            aria-label={label}
            value={filter[name] ?? ''}
            onChange={(event) => address.change({ [name]: event.target.value }, true)}
          />
        ))}
      </ListTools>
      <IndexTable
        address={address}
        caption={texts.caption}
        columns={columns}
        rows={actions}
        keyOf={({ seq }) => String(seq)}
        detailOf={(operation) => opened.includes(operation.seq) && <AuditDetails record={operation} />}
        unread={{ call: pages, what: texts.theLog }}
        empty={
          <DeskEmpty
            title={Object.keys(filter).length > 0 ? texts.noneFits : texts.noneYet}
            actions={
              Object.keys(filter).length > 0 && (
                <DeskButton isAlwaysShown onClick={() => go(adminHref('audit'))}>
                  {texts.showAll}
                </DeskButton>
              )
            }
          >
            {texts.fromFirst}
          </DeskEmpty>
        }
      />
      <DeskMore pages={pages} label={texts.older} />
    </main>
  );
}
