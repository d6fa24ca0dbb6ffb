import { useState } from 'react';
import { useQueryParams, go } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskInput, DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { ActDetails, actColumns } from './act-columns.tsx';
import { auditActionText } from '../audit-action-text.ts';
import { adminHref } from '../admin-sections.ts';
import { ExportButton } from '../lists/export-button.tsx';
import * as texts from './texts.ts';

const names = ['q', 'act', 'kind', 'from', 'to'] as const;
type Filter = Partial<Record<(typeof names)[number], string>>;

const filterOf = (query: URLSearchParams): Filter =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))) as Filter;

/** [ADM-12] Everything that administrators did, to be searched and taken along. */
export function AuditPage() {
  const filter = filterOf(useQueryParams());
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
  const set = (name: (typeof names)[number], value: string): void => {
    const next = new URLSearchParams(Object.entries({ ...filter, [name]: value }).filter(([, each]) => each !== ''));
    go(`${adminHref('audit')}${next.size > 0 ? `?${next.toString()}` : ''}`, { replace: true, stay: true });
  };
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
      <div className="d-bar" role="search" aria-label={texts.search}>
        <DeskSearch
          label={texts.words}
          placeholder={texts.wordsHint}
          words={filter.q ?? ''}
          onWords={(phrase) => set('q', phrase)}
        />
        <DeskSelect
          className="d-sel"
          aria-label={texts.act}
          options={[
            ['', texts.everyAct],
            ...(first?.acts ?? []).map((operation) => [operation, auditActionText(operation)] as const),
          ]}
          value={filter.act ?? ''}
          onChoose={(operation) => set('act', operation)}
        />
        <DeskSelect
          className="d-sel"
          aria-label={texts.onWhat}
          options={[
            ['', texts.onAnything],
            ...(first?.kinds ?? []).map((kind) => [kind, texts.kinds[kind] ?? kind] as const),
          ]}
          value={filter.kind ?? ''}
          onChoose={(kind) => set('kind', kind)}
        />
        <DeskInput
          className="d-sel"
          type="date"
          aria-label={texts.from}
          value={filter.from ?? ''}
          onChange={(event) => set('from', event.target.value)}
        />
        <DeskInput
          className="d-sel"
          type="date"
          aria-label={texts.to}
          value={filter.to ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </div>
      <DeskTable
        caption={texts.caption}
        columns={actColumns(opened, toggle)}
        rows={actions}
        keyOf={({ seq }) => String(seq)}
        detailOf={(operation) => opened.includes(operation.seq) && <ActDetails act={operation} />}
        unread={{ call: pages, what: texts.theLog }}
        empty={
          <DeskEmpty
            title={Object.keys(filter).length > 0 ? texts.noneFits : texts.noneYet}
            acts={
              Object.keys(filter).length > 0 && (
                <DeskButton isKept onClick={() => go(adminHref('audit'))}>
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
