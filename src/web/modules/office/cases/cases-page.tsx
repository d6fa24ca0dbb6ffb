import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Case, CaseKind } from '#domain/office/cases-contract.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { AgeMark } from '#web/modules/admin/age-mark.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/modules/admin/view-tabs.tsx';
import * as texts from './cases-texts.ts';
import '#web/modules/admin/queues/queues.css';

type View = keyof typeof texts.views;
const views = (Object.keys(texts.views) as View[]).map((view) => [view, texts.views[view]] as const);
const PROMISED_HOURS = 48;

function Place({ id, kind }: { id: string; kind: CaseKind }) {
  const admin = useAdmin();
  const stored = {
    href: adminHref(`cases/${id.replace(/^case-/, '')}`),
    label: texts.places.case,
    needs: 'cases.view',
  } as const;
  const places = {
    case: stored,
    waiting: stored,
    dispute: {
      href: adminHref(`cases/${id.replace(/^dispute-/, '')}`),
      label: texts.places.dispute,
      needs: 'cases.view',
    },
    report: { href: adminHref('reviews'), label: texts.places.report, needs: 'reviews.view' },
    refund: { href: `${adminHref('financial')}?view=late`, label: texts.places.refund, needs: 'transactions.view' },
    late: { href: adminHref(`orders/${id.replace(/^late-/, '')}`), label: texts.places.late, needs: 'orders.view' },
  } as const;
  const { href, label, needs } = places[kind];
  return hasPermission(admin, needs) ? (
    <Link className="d-link" href={href}>
      {label}
    </Link>
  ) : (
    <span className="d-t3">{texts.needs(needs)}</span>
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
    head: texts.oneCase,
    style: { whiteSpace: 'normal' },
    cell: ({ title, detail, quote }) => (
      <div className="d-two">
        <b>{title}</b>
        <small>{detail}</small>
        {quote && <p className="d-said d-small">{quote}</p>}
      </div>
    ),
  },
  { head: texts.person, cell: (item) => <Who item={item} /> },
  {
    head: texts.open,
    cell: ({ since }) => <AgeMark since={since} now={new Date().toISOString()} promised={PROMISED_HOURS} />,
  },
  {
    head: texts.where,
    short: texts.decidedIn,
    cell: ({ id, kind }) => <Place id={id} kind={kind} />,
  },
];

/** [OFFICE-01, SHELL-08] `/admin/cases`: what went wrong between people and waits for somebody, whatever it is about. */
export function CasesPage() {
  const view = useView('kind', views);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <ViewTabs href={adminHref('cases')} name="kind" views={views} current={view} />
      <PagedList<'office.listCases', Case>
        key={view}
        name="office.listCases"
        input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
        what={texts.cases}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <DeskEmpty
            title={texts.none}
            acts={
              <DeskButtonLink isKept href={adminHref('')}>
                {texts.dashboard}
              </DeskButtonLink>
            }
          >
            {texts.comeHere}
          </DeskEmpty>
        }
      />
    </main>
  );
}
