import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PendingModeration } from '#domain/office/cases-contract.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/modules/admin/view-tabs.tsx';
import * as texts from './pending-texts.ts';
import '#web/modules/admin/queues/queues.css';

const views = [
  ['all', texts.views.all],
  ['advertising', texts.views.advertising],
  ['review', texts.views.review],
  ['question', texts.views.question],
  ['listing', texts.views.listing],
] as const;
const queues: Record<PendingModeration['kind'], [href: string, needs: Permission]> = {
  advertising: [adminHref('reviews'), 'reviews.view'],
  review: [adminHref('reviews'), 'reviews.view'],
  question: [`${adminHref('reviews')}?what=questions`, 'content.moderate'],
  listing: [adminHref('products'), 'products.view'],
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
  const [href, needs] = queues[kind];
  return hasPermission(useAdmin(), needs) ? (
    <Link className="d-link" href={href}>
      {texts.places[kind]}
    </Link>
  ) : (
    <span className="d-t3">{texts.needs(needs)}</span>
  );
}

const columns: DeskColumn<PendingModeration>[] = [
  {
    head: texts.heads.what,
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
  { head: texts.heads.by, cell: (item) => <Who item={item} /> },
  {
    head: texts.heads.signs,
    style: { whiteSpace: 'normal' },
    cell: ({ signs }) =>
      signs.length === 0 ? (
        <span className="d-t3">{texts.none}</span>
      ) : (
        <span className="d-pill d-warn d-signs">{signs.map((sign) => texts.signs[sign]).join(', ')}</span>
      ),
  },
  { head: texts.heads.since, className: 'd-t2', cell: ({ since }) => timeText(since) },
  { head: texts.heads.where, short: texts.heads.decidedIn, cell: ({ kind }) => <Place kind={kind} /> },
];

/** [OFFICE-01, SHELL-08] `/admin/spam`: what is held back or reported as advertising, with the signs of it. */
export function PendingModerationPage() {
  const view = useView('kind', views);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        <DeskButtonLink isKept href={adminHref('messages')}>
          {texts.messages}
        </DeskButtonLink>
      </DeskHead>
      <ViewTabs href={adminHref('spam')} name="kind" views={views} current={view} />
      <PagedList<'office.listPendingModeration', PendingModeration>
        key={view}
        name="office.listPendingModeration"
        input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
        what={texts.pendingItems}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <DeskEmpty
            title={texts.empty.title}
            acts={
              <DeskButtonLink isKept href={adminHref('')}>
                {texts.toDashboard}
              </DeskButtonLink>
            }
          >
            {texts.empty.words}
          </DeskEmpty>
        }
      />
    </main>
  );
}
