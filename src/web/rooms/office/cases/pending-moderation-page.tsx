import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PendingModeration } from '#domain/office/cases-contract.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/rooms/admin/view-tabs.tsx';
import '#web/rooms/admin/queues/queues.css';

const views = [
  ['all', 'All'],
  ['advertising', 'Reported as advertising'],
  ['review', 'Reviews held'],
  ['question', 'Questions held'],
  ['listing', 'Listings held'],
] as const;
const queues: Record<PendingModeration['kind'], [href: string, label: string, needs: Permission]> = {
  advertising: [adminHref('reviews'), 'Reviews', 'reviews.view'],
  review: [adminHref('reviews'), 'Reviews', 'reviews.view'],
  question: [`${adminHref('reviews')}?what=questions`, 'Questions', 'content.moderate'],
  listing: [adminHref('products'), 'Listings', 'products.view'],
};

function Who({ item }: { item: PendingModeration }) {
  return hasPermission(useAdmin(), 'users.view') ? (
    <Link className="d-link" href={`${adminHref('users')}/${item.whoId}`}>
      {item.who}
    </Link>
  ) : (
    item.who
  );
}

function Place({ kind }: Pick<PendingModeration, 'kind'>) {
  const [href, label, needs] = queues[kind];
  return hasPermission(useAdmin(), needs) ? (
    <Link className="d-link" href={href}>
      {label}
    </Link>
  ) : (
    <span className="d-t3">needs {needs}</span>
  );
}

const columns: DeskColumn<PendingModeration>[] = [
  {
    head: 'What',
    style: { whiteSpace: 'normal' },
    cell: ({ listingId, title, words }) => (
      <>
        <Link className="d-link" href={hrefTo('product', { productId: listingId })}>
          {title}
        </Link>
        {words && <p className="d-said d-small">{words}</p>}
      </>
    ),
  },
  { head: 'By', cell: (item) => <Who item={item} /> },
  {
    head: 'Signs',
    style: { whiteSpace: 'normal' },
    cell: ({ signs }) =>
      signs.length === 0 ? (
        <span className="d-t3">none</span>
      ) : (
        <span className="d-pill d-warn" style={{ height: 'auto', whiteSpace: 'normal' }}>
          {signs.join(', ')}
        </span>
      ),
  },
  { head: 'Since', className: 'd-t2', cell: ({ since }) => timeWords(since) },
  { head: 'Where it is decided', short: 'Decided in', cell: ({ kind }) => <Place kind={kind} /> },
];

/** [OFFICE-01, SHELL-08] `/admin/spam`: what is held back or reported as advertising, with the signs of it. */
export function PendingModerationPage() {
  const view = useView('kind', views);
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Spam"
        sub="What is held back or reported as advertising, the oldest first. Signs are hints; a person decides in the queue."
      >
        <DeskButtonLink isKept href={adminHref('messages')}>
          Messages that look like spam
        </DeskButtonLink>
      </DeskHead>
      <ViewTabs href={adminHref('spam')} name="kind" views={views} current={view} />
      <PagedList<'office.listPendingModeration', PendingModeration>
        key={view}
        name="office.listPendingModeration"
        input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
        what="held things"
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <DeskEmpty
            title="Nothing is held back"
            acts={
              <DeskButtonLink isKept href={adminHref('')}>
                Go to the dashboard
              </DeskButtonLink>
            }
          >
            Reviews that people report as advertising come here, and what the settings REVIEW_MODERATION and
            LISTING_REVIEW hold back until somebody has seen it.
          </DeskEmpty>
        }
      />
    </main>
  );
}
