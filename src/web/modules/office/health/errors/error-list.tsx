import { formatNumber } from '#web/platform/languages/formats.ts';
import type { ErrorGroup } from '#domain/errors/model.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useView, ViewTabs } from '#web/modules/admin/view-tabs.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './error-texts.ts';

const AT = 'system-health';

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
    cell: ({ kind, category }) => (
      <span className="d-two">
        {texts.kinds[kind]}
        <small>{texts.categories[category]}</small>
      </span>
    ),
  },
  { head: texts.heads.times, isNumber: true, cell: ({ reports }) => formatNumber(reports) },
  {
    head: texts.heads.lastSeen,
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
    cell: ({ resolvedAt, recurrences }) =>
      resolvedAt ? (
        <span className="d-pill d-ok">{texts.resolved}</span>
      ) : (
        <span className={`d-pill ${recurrences > 0 ? 'd-warn' : ''}`}>
          {recurrences > 0 ? texts.cameAgain : texts.open}
        </span>
      ),
  },
];

/** [ERR-05] What browsers and server reported, in groups; found by words or by the number that somebody saw. */
export function ErrorList() {
  const view = useView('errors', texts.views);
  const requested = useQueryParams().get('q') ?? '';
  const type = (next: string): void => {
    const query = new URLSearchParams({ ...(view !== 'open' && { errors: view }), ...(next && { q: next }) });
    go(`${adminHref(AT)}${query.size > 0 ? `?${query.toString()}` : ''}`, { replace: true, stay: true });
  };
  // Somebody who asks for a number wants that report, whatever became of its group.
  const shown = requested ? 'all' : view;
  const noneInView = view === 'resolved' ? texts.noneResolved : texts.noneOpen;
  return (
    <section className="d-sec">
      <DeskSection title={texts.errors} id="errors" note={texts.note} />
      <ViewTabs href={adminHref(AT)} name="errors" views={texts.views} current={shown} />
      <div className="d-bar" role="search" aria-label={texts.search}>
        <DeskSearch label={texts.wordsOrNumber} placeholder={texts.placeholder} words={requested} onWords={type} />
      </div>
      <PagedList<'errors.listErrorGroups', ErrorGroup>
        key={`${shown} ${requested}`}
        name="errors.listErrorGroups"
        input={{ view: shown, q: requested, limit: 25 }}
        what={texts.errorsList}
        columns={columnsFor(requested)}
        keyOf={({ fingerprint }) => fingerprint}
        empty={
          <DeskEmpty title={requested ? texts.noneFound : noneInView}>
            {requested ? texts.aboutNumbers : texts.byItself}
          </DeskEmpty>
        }
      />
    </section>
  );
}
