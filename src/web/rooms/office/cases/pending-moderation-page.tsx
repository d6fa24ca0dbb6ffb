import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/admin/checks.ts';
import type { PendingModeration } from '#domain/office/cases-contract.ts';
import type { Permission } from '#domain/admin/permissions.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
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
const columns = [
  { label: 'What' },
  { label: 'By' },
  { label: 'Signs' },
  { label: 'Since' },
  { label: 'Where it is decided' },
];
const queues: Record<PendingModeration['kind'], [href: string, label: string, needs: Permission]> = {
  advertising: [adminHref('reviews'), 'Reviews', 'reviews.view'],
  review: [adminHref('reviews'), 'Reviews', 'reviews.view'],
  question: [`${adminHref('reviews')}?what=questions`, 'Questions', 'content.moderate'],
  listing: [adminHref('products'), 'Listings', 'products.view'],
};

function Row({ item }: { item: PendingModeration }) {
  const admin = useAdmin();
  const [href, label, needs] = queues[item.kind];
  return (
    <tr>
      <td data-label="What" style={{ whiteSpace: 'normal' }}>
        <Link className="d-link" href={hrefTo('product', { productId: item.listingId })}>
          {item.title}
        </Link>
        {item.words && <p className="d-said d-small">{item.words}</p>}
      </td>
      <td data-label="By">
        {hasPermission(admin, 'users.view') ? (
          <Link className="d-link" href={`${adminHref('users')}/${item.whoId}`}>
            {item.who}
          </Link>
        ) : (
          item.who
        )}
      </td>
      <td data-label="Signs" style={{ whiteSpace: 'normal' }}>
        {item.signs.length === 0 ? (
          <span className="d-t3">none</span>
        ) : (
          <span className="d-pill d-warn" style={{ height: 'auto', whiteSpace: 'normal' }}>
            {item.signs.join(', ')}
          </span>
        )}
      </td>
      <td data-label="Since" className="d-t2">
        {timeWords(item.since)}
      </td>
      <td data-label="Decided in">
        {hasPermission(admin, needs) ? (
          <Link className="d-link" href={href}>
            {label}
          </Link>
        ) : (
          <span className="d-t3">needs {needs}</span>
        )}
      </td>
    </tr>
  );
}

/** [OFFICE-01, SHELL-08] `/admin/spam`: what is held back or reported as advertising, with the signs of it. */
export function PendingModerationPage() {
  const view = useView('kind', views);
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Spam"
        sub="What is held back or reported as advertising, the oldest first. Signs are hints; a person decides in the queue."
      />
      <ViewTabs href={adminHref('spam')} name="kind" views={views} current={view} />
      <PagedList<'office.listPendingModeration', PendingModeration>
        key={view}
        name="office.listPendingModeration"
        input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
        what="held things"
        columns={columns}
        row={(item) => <Row key={item.id} item={item} />}
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
