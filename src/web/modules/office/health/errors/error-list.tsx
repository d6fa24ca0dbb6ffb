import { formatNumber } from '#web/platform/languages/formats.ts';
import type { ErrorGroup } from '#domain/errors/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { BulkButton } from '#web/modules/admin/lists/bulk-button.tsx';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { useBulk } from '#web/modules/admin/lists/use-bulk.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { Pill } from '#web/ui/desk/pill.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { type Bulk, PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './error-texts.ts';

const AT = 'system-health';
const sorts = ['seen', 'reports'] as const;

/** A number that was typed opens the report itself, not only its group. */
const numberIn = (phrase: string): string =>
  /[0-9a-f]{8}$/i.exec(phrase.replaceAll('-', '').trim())?.[0].toLowerCase() ?? '';

const columnsFor = (phrase: string): DeskColumn<ErrorGroup>[] => [
  {
    head: texts.heads.error,
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ fingerprint, name, message, path }) => (
      <span className="d-two">
        <Link
          className="d-link"
          href={adminHref(`${AT}/${fingerprint}${numberIn(phrase) ? `?number=${numberIn(phrase)}` : ''}`)}
        >
          <b>{[name, message].filter(Boolean).join(': ') || texts.withoutText}</b>
        </Link>
        <small className="d-code">{path}</small>
      </span>
    ),
  },
  {
    head: texts.heads.kind,
    name: 'kind',
    cell: ({ kind, category }) => (
      <span className="d-two">
        {texts.kinds[kind]}
        <small>{texts.categories[category]}</small>
      </span>
    ),
  },
  {
    head: texts.heads.times,
    name: 'times',
    sortBy: 'reports',
    isNumber: true,
    cell: ({ reports }) => formatNumber(reports),
  },
  {
    head: texts.heads.lastSeen,
    name: 'seen',
    sortBy: 'seen',
    sortsDown: true,
    className: 'd-t2',
    cell: ({ lastSeen, firstSeen }) => (
      <span className="d-two">
        {timeText(lastSeen)}
        <small>{texts.first(timeText(firstSeen))}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    cell: ({ resolvedAt, recurrences }) => {
      if (resolvedAt) return <Pill tone="ok">{texts.resolved}</Pill>;
      return recurrences > 0 ? <Pill tone="warn">{texts.cameAgain}</Pill> : <Pill tone="">{texts.open}</Pill>;
    },
  },
];

function ResolveBulk({ groups, onDone }: { groups: ErrorGroup[]; onDone: () => void }) {
  const bulk = useBulk('errors.listErrorGroups', 'office.getHealth');
  const open = groups.filter(({ resolvedAt }) => resolvedAt === null);
  const resolve = (): void => {
    bulk.run({
      items: open,
      change: (send, { fingerprint }) => send('errors.resolveErrorGroup', { fingerprint }),
      undo: (send, { fingerprint }) => send('errors.reopenErrorGroup', { fingerprint }),
    });
    onDone();
  };
  return (
    <BulkButton
      label={texts.resolveThem}
      title={texts.resolveTitle(open.length)}
      message={texts.resolveText}
      isBusy={bulk.isSending}
      onConfirm={resolve}
    />
  );
}

/** [OFFICE-02] */
const bulk: Bulk<ErrorGroup> = {
  nameOf: ({ name, message }) => [name, message].filter(Boolean).join(': ') || texts.withoutText,
  actions: (chosen, clear) => <ResolveBulk groups={chosen} onDone={clear} />,
};

/** [ERR-05] What browsers and server reported, in groups; found by words or by the number that somebody saw. */
export function ErrorList() {
  const address = useTableAddress({ by: 'seen', direction: 'desc' });
  const view = useView('errors', texts.views);
  const requested = address.params.get('q') ?? '';
  // Somebody who asks for a number wants that report, whatever became of its group.
  const shown = requested ? 'all' : view;
  const filter = { view: shown, ...(requested && { q: requested }), ...chosenSort(address, sorts) };
  const columns = columnsFor(requested);
  const noneInView = view === 'resolved' ? texts.noneResolved : texts.noneOpen;
  return (
    <section className="d-sec">
      <DeskSection title={texts.errors} id="errors" note={texts.note} />
      <ViewTabs
        list="admin.errors"
        address={address}
        tabs={texts.views.map(([each, label], index) => ({
          label,
          href: address.hrefWith({ errors: index === 0 ? '' : each, q: '' }),
          isCurrent: each === shown,
        }))}
      />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.textOrNumber, hint: texts.placeholder }}
        columns={columns}
        exported={{ name: 'exportErrors', input: filter }}
      />
      <PagedList<'errors.listErrorGroups', ErrorGroup>
        key={JSON.stringify(filter)}
        name="errors.listErrorGroups"
        input={{ ...filter, limit: 25 }}
        what={texts.errorsList}
        columns={columns}
        address={address}
        bulk={bulk}
        keyOf={({ fingerprint }) => fingerprint}
        empty={
          <DeskEmpty title={requested ? texts.noMatches : noneInView}>
            {requested ? texts.aboutNumbers : texts.byItself}
          </DeskEmpty>
        }
      />
    </section>
  );
}
