import type { ApplicationRow } from '#domain/shops/applications/model.ts';
import { type ApplicationState, applicationStates } from '#domain/shops/applications/states.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { AgeMark } from '#web/modules/admin/age-mark.tsx';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from './application-texts.ts';
import { applicationsHref, SellerTabs } from './seller-tabs.tsx';
import './applications.css';

/** Hours within which an application is promised to be looked at. */
const PROMISED_HOURS = 48;

const shopColumns: DeskColumn<ApplicationRow>[] = [
  {
    head: texts.heads.shop,
    cell: ({ sellerId, shopName, owner, picture }) => (
      <span className="application-shop">
        <Thumb picture={picture} />
        <span className="d-two">
          <Link className="d-link" href={adminHref(`sellers/${sellerId}?view=applications`)}>
            <b>{shopName}</b>
          </Link>
          <small>{owner}</small>
        </span>
      </span>
    ),
  },
  { head: texts.heads.specialty, name: 'specialty', className: 'd-breaks', cell: ({ specialty }) => specialty },
  { head: texts.heads.country, name: 'country', cell: ({ country }) => countryName(country) },
];

const waitingSince: DeskColumn<ApplicationRow> = {
  head: texts.heads.waiting,
  cell: ({ appliedAt }) => <AgeMark since={appliedAt} now={new Date().toISOString()} promised={PROMISED_HOURS} />,
};
const decidedAt: DeskColumn<ApplicationRow> = {
  head: texts.heads.decided,
  cell: ({ decidedAt: at }) => at && timeText(at),
};

const isState = (word: string): word is ApplicationState => (applicationStates as readonly string[]).includes(word);

/** [OFFICE-03, OFFICE-02] `/admin/sellers?view=applications`: state and words live in the address. */
export function ApplicationsPage() {
  const address = useTableAddress({ by: '', direction: 'desc' });
  const query = address.params;
  const wanted = query.get('state') ?? '';
  const state = isState(wanted) ? wanted : 'waiting';
  const q = query.get('q') ?? '';
  const filter = { state, ...(q && { q }) };
  const columns = [...shopColumns, state === 'waiting' ? waitingSince : decidedAt];
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <SellerTabs current={state} />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.search, hint: texts.searchHint }}
        columns={columns}
        exported={{ name: 'exportApplications', input: filter }}
      />
      <PagedList<'shops.listApplications', ApplicationRow>
        key={`${state} ${q}`}
        name="shops.listApplications"
        input={{ ...filter, limit: 50 }}
        what={texts.applications}
        columns={columns}
        address={address}
        keyOf={({ sellerId, number }) => `${sellerId} ${number}`}
        empty={
          <DeskEmpty
            title={q ? texts.nothingFits : texts.none[state]}
            actions={
              q && (
                <DeskButtonLink isAlwaysShown href={applicationsHref(state)}>
                  {texts.showAll}
                </DeskButtonLink>
              )
            }
          >
            {q ? texts.fewerTerms : texts.noneText}
          </DeskEmpty>
        }
      />
    </main>
  );
}
