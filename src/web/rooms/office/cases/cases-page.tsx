import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Case, CaseKind } from '#domain/office/cases-contract.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { AgeMark } from '#web/rooms/admin/age-mark.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/rooms/admin/view-tabs.tsx';
import { TicketActs } from './ticket-acts.tsx';
import '#web/rooms/admin/queues/queues.css';

const views = [
  ['all', 'All'],
  ['dispute', 'Disputes'],
  ['report', 'Reported'],
  ['late', 'Late parcels'],
  ['refund', 'Money to give back'],
  ['letter', 'Letters'],
] as const;
const PROMISED_HOURS = 48;

function Place({ id, kind }: { id: string; kind: Exclude<CaseKind, 'letter'> }) {
  const admin = useAdmin();
  const places = {
    dispute: {
      href: adminHref(`cases/${id.replace(/^dispute-/, '')}`),
      label: 'The dispute',
      needs: 'cases.view',
    },
    report: { href: adminHref('reviews'), label: 'Reviews', needs: 'reviews.view' },
    refund: { href: `${adminHref('financial')}?view=late`, label: 'Payments', needs: 'transactions.view' },
    late: { href: adminHref(`orders/${id.replace(/^late-/, '')}`), label: 'The order', needs: 'orders.view' },
  } as const;
  const { href, label, needs } = places[kind];
  return hasPermission(admin, needs) ? (
    <Link className="d-link" href={href}>
      {label}
    </Link>
  ) : (
    <span className="d-t3">needs {needs}</span>
  );
}

function Who({ item }: { item: Case }) {
  const admin = useAdmin();
  return item.personId && hasPermission(admin, 'users.view') ? (
    <Link className="d-link" href={`${adminHref('users')}/${item.personId}`}>
      {item.person}
    </Link>
  ) : (
    item.person || '–'
  );
}

const columns: DeskColumn<Case>[] = [
  {
    head: 'Case',
    style: { whiteSpace: 'normal' },
    cell: ({ title, detail, quote }) => (
      <div className="d-two">
        <b>{title}</b>
        <small>{detail}</small>
        {quote && <p className="d-said d-small">{quote}</p>}
      </div>
    ),
  },
  { head: 'Person', cell: (item) => <Who item={item} /> },
  {
    head: 'Open',
    cell: ({ since }) => <AgeMark since={since} now={new Date().toISOString()} promised={PROMISED_HOURS} />,
  },
  {
    head: 'Where it is decided',
    short: 'Decided in',
    cell: (item) => (item.kind === 'letter' ? <TicketActs item={item} /> : <Place id={item.id} kind={item.kind} />),
  },
];

/** [OFFICE-01, SHELL-08] `/admin/cases`: what went wrong between people and waits for somebody, whatever it is about. */
export function CasesPage() {
  const view = useView('kind', views);
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Cases"
        sub="What went wrong between people, the oldest first. We promise an answer within 48 hours."
      />
      <ViewTabs href={adminHref('cases')} name="kind" views={views} current={view} />
      <PagedList<'office.listCases', Case>
        key={view}
        name="office.listCases"
        input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
        what="cases"
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <DeskEmpty
            title="No case is open"
            acts={
              <DeskButtonLink isKept href={adminHref('')}>
                Go to the dashboard
              </DeskButtonLink>
            }
          >
            Reports of reviews, parcels that should have left two days ago, payments that should have gone back and
            letters to the support centre come here by themselves.
          </DeskEmpty>
        }
      />
    </main>
  );
}
