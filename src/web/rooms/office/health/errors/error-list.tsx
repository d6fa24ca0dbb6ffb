import type { ErrorGroup } from '#domain/errors/model.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useView, ViewTabs } from '#web/rooms/admin/view-tabs.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { kindWords } from './kind-words.ts';

const views = [
  ['open', 'Open'],
  ['resolved', 'Resolved'],
  ['all', 'All'],
] as const;
const AT = 'system-health';

/** A number that was typed opens the report itself, not only its group. */
const numberIn = (words: string): string =>
  /[0-9a-f]{8}$/i.exec(words.replaceAll('-', '').trim())?.[0].toLowerCase() ?? '';

const columnsFor = (words: string): DeskColumn<ErrorGroup>[] => [
  {
    head: 'Error',
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ fingerprint, name, message, path }) => (
      <span className="d-two">
        <Link
          className="d-link"
          href={adminHref(`${AT}/${fingerprint}${numberIn(words) ? `?number=${numberIn(words)}` : ''}`)}
        >
          <b>{[name, message].filter(Boolean).join(': ') || 'Without words'}</b>
        </Link>
        <small className="d-code">{path}</small>
      </span>
    ),
  },
  {
    head: 'Kind',
    cell: ({ kind, category }) => (
      <span className="d-two">
        {kindWords[kind]}
        <small>{category}</small>
      </span>
    ),
  },
  { head: 'Times', isNumber: true, cell: ({ reports }) => reports },
  {
    head: 'Last seen',
    className: 'd-t2',
    cell: ({ lastSeen, firstSeen }) => (
      <span className="d-two">
        {timeWords(lastSeen)}
        <small>first {timeWords(firstSeen)}</small>
      </span>
    ),
  },
  {
    head: 'State',
    cell: ({ resolvedAt, recurrences }) =>
      resolvedAt ? (
        <span className="d-pill d-ok">Resolved</span>
      ) : (
        <span className={`d-pill ${recurrences > 0 ? 'd-warn' : ''}`}>{recurrences > 0 ? 'Came again' : 'Open'}</span>
      ),
  },
];

/** [ERR-05] What browsers and server reported, in groups; found by words or by the number that somebody saw. */
export function ErrorList() {
  const view = useView('errors', views);
  const asked = useQueryParams().get('q') ?? '';
  const type = (next: string): void => {
    const query = new URLSearchParams({ ...(view === 'open' ? {} : { errors: view }), ...(next ? { q: next } : {}) });
    go(`${adminHref(AT)}${query.size > 0 ? `?${query.toString()}` : ''}`, { replace: true, stay: true });
  };
  // Somebody who asks for a number wants that report, whatever became of its group.
  const shown = asked ? 'all' : view;
  return (
    <section className="d-sec">
      <DeskSection title="Errors" id="errors" note="Kept 30 days, without addresses, numbers, keys or links" />
      <ViewTabs href={adminHref(AT)} name="errors" views={views} current={shown} />
      <div className="d-bar" role="search" aria-label="Search errors">
        <DeskSearch
          label="Words or number"
          placeholder="Words, or the number of a report"
          words={asked}
          onWords={type}
        />
      </div>
      <PagedList<'errors.listErrorGroups', ErrorGroup>
        key={`${shown} ${asked}`}
        name="errors.listErrorGroups"
        input={{ view: shown, q: asked, limit: 25 }}
        what="errors"
        columns={columnsFor(asked)}
        keyOf={({ fingerprint }) => fingerprint}
        empty={
          <DeskEmpty
            title={
              asked
                ? 'No error has these words or this number'
                : `No error is ${view === 'resolved' ? 'resolved' : 'open'}`
            }
          >
            {asked
              ? 'A number has eight letters and digits, as the screen showed it. Reports older than 30 days are gone.'
              : 'What fails in a browser or in the server is reported here by itself.'}
          </DeskEmpty>
        }
      />
    </section>
  );
}
