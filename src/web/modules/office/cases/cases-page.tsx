import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Case, CaseView } from '#domain/office/cases-contract.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { AgeMark } from '#web/modules/admin/age-mark.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { chosenDirection } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { dayText } from '#web/modules/admin/time-text.ts';
import { caseDetail, caseTitle } from './case-note.ts';
import * as texts from './cases-texts.ts';
import '#web/modules/admin/queues/queues.css';

const PROMISED_HOURS = 48;

const stored = { label: texts.places.case, needs: 'cases.view' } as const;

/** Where a case is decided, and what opens that. */
function targetOf({ id, kind }: Case) {
  const rest = id.slice(kind.length + 1);
  const places = {
    case: { ...stored, href: adminHref(`cases/${rest}`) },
    dispute: { ...stored, label: texts.places.dispute, href: adminHref(`cases/${rest}`) },
    report: { label: texts.places.report, href: adminHref('reports'), needs: 'reports.view' },
    refund: { label: texts.places.refund, href: `${adminHref('financial')}?view=late`, needs: 'transactions.view' },
    late: { label: texts.places.late, href: adminHref(`orders/${rest}`), needs: 'orders.view' },
  } as const;
  return places[kind];
}

function CaseTarget({ item }: { item: Case }) {
  const { href, label, needs } = targetOf(item);
  return hasPermission(useAdmin(), needs) ? (
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
    cell: (item) => (
      <div className="d-two">
        <b>{caseTitle(item)}</b>
        <small>{caseDetail(item)}</small>
        {item.quote && <p className="d-said d-small">{item.quote}</p>}
      </div>
    ),
  },
  { head: texts.person, name: 'person', cell: (item) => <Who item={item} /> },
  { head: texts.owner, name: 'owner', isHiddenFirst: true, cell: ({ facts: { owner } }) => owner ?? '–' },
  {
    head: texts.open,
    sortBy: 'since',
    cell: ({ since, facts }) =>
      facts.state === 'decided' ? (
        dayText(since)
      ) : (
        <AgeMark since={since} now={new Date().toISOString()} promised={PROMISED_HOURS} />
      ),
  },
  {
    head: texts.where,
    short: texts.decidedIn,
    cell: (item) => <CaseTarget item={item} />,
  },
];

const viewNames = Object.keys(texts.views) as CaseView[];

/** [OFFICE-01, OFFICE-02, SHELL-08] `/admin/cases`: what went wrong between people and waits for somebody, whatever it is about. */
export function CasesPage() {
  const address = useTableAddress({ by: 'since', direction: 'asc' });
  const view = viewNames.find((each) => each === address.params.get('kind')) ?? 'ours';
  const q = address.params.get('q') ?? '';
  const filter = { view, ...(q && { q }), ...chosenDirection(address) };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <ViewTabs
        list="admin.cases"
        address={address}
        tabs={viewNames.map((each) => ({
          label: texts.views[each],
          href: address.hrefWith({ kind: each === 'ours' ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.search, hint: texts.searchHint }}
        columns={columns}
        exported={{ name: 'exportCases', input: filter }}
      />
      <PagedList<'office.listCases', Case>
        key={JSON.stringify(filter)}
        name="office.listCases"
        input={{ ...filter, limit: 25 }}
        what={texts.cases}
        columns={columns}
        address={address}
        keyOf={({ id }) => id}
        empty={
          <DeskEmpty
            title={q ? texts.nothingFits : texts.none}
            actions={
              <DeskButtonLink isAlwaysShown href={q ? adminHref('cases?kind=all') : adminHref('')}>
                {q ? texts.showAll : texts.dashboard}
              </DeskButtonLink>
            }
          >
            {q ? texts.fewerTerms : texts.comeHere}
          </DeskEmpty>
        }
      />
    </main>
  );
}
