import type { PersonRow } from '#domain/office/model.ts';
import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import { formatDay, localDay } from '#web/platform/languages/formats.ts';
import { AccountStatusPill } from '#web/modules/admin/records/account-status-pill.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { dayOf, OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { roleNames } from '#web/modules/admin/role-names.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { SellerTabs } from '#web/modules/shops/admin/seller-tabs.tsx';
import * as texts from './people-texts.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

const parts = [
  ['', texts.parts.everybody],
  ['makers', texts.parts.makers],
  ['buyers', texts.parts.buyers],
  ['administrators', texts.parts.administrators],
] as const;

const roleText = (adminRole: PersonRow['adminRole']): string =>
  adminRole && isAdminRole(adminRole) ? roleNames.names[adminRole] : texts.buyer;

function tradeText(listings: number, purchases: number): string {
  if (listings > 0) return texts.forSale(listings);
  return purchases > 0 ? texts.bought(purchases) : texts.noOrders;
}

const columnsOf = (kind: PersonKind): DeskColumn<PersonRow>[] => [
  {
    head: texts.heads.name,
    sortBy: 'name',
    cell: ({ userId, displayName, email }) => (
      <span className="d-two">
        <Link className="d-link" href={adminHref(`${kind}/${userId}`)}>
          <b>{displayName}</b>
        </Link>
        <small>{email}</small>
      </span>
    ),
  },
  {
    head: texts.heads.part,
    name: 'part',
    cell: ({ shopName, listings, purchases, adminRole }) => (
      <span className="d-two">
        {shopName && listings > 0 ? shopName : roleText(adminRole)}
        <small>{tradeText(listings, purchases)}</small>
      </span>
    ),
  },
  {
    head: texts.heads.accountStatus,
    name: 'standing',
    cell: ({ accountStatus }) => <AccountStatusPill accountStatus={accountStatus} />,
  },
  {
    head: texts.heads.joined,
    name: 'joined',
    sortBy: 'joined',
    sortsDown: true,
    cell: ({ joinedAt }) => localDay(joinedAt),
  },
  {
    head: texts.heads.lastSeen,
    name: 'seen',
    sortBy: 'seen',
    sortsDown: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? timeText(lastSeenAt) : <span className="d-t3">{texts.never}</span>),
  },
];

const sorts = ['joined', 'name', 'seen'] as const;
const standings = [
  ['', texts.standings.any],
  ['active', texts.standings.active],
  ['suspended', texts.standings.suspended],
  ['banned', texts.standings.banned],
] as const;

/** [OFFICE-01, OFFICE-02] The people of the marketplace: view, words, standing, order and columns live in the address. */
export function PeoplePage({ kind }: { kind: PersonKind }) {
  const address = useTableAddress({ by: 'joined', direction: 'desc' });
  const of = (name: string): string => address.params.get(name) ?? '';
  const day = dayOf(address.params);
  const given = {
    ...{ q: of('q'), accountStatus: of('standing'), day: day ?? '' },
    ...(kind === 'users' && { part: of('part') }),
    ...chosenSort(address, sorts),
  };
  const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const columns = columnsOf(kind);
  return (
    <main id="main" className="d-main">
      <DeskHead title={personKinds[kind].name} sub={texts.sub[kind]} />
      {kind === 'sellers' ? (
        <SellerTabs current="all" />
      ) : (
        <ViewTabs
          list="admin.users"
          address={address}
          tabs={parts.map(([part, phrase]) => ({
            label: phrase,
            href: address.hrefWith({ part }),
            isCurrent: of('part') === part,
          }))}
        />
      )}
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.searchText, hint: texts.searchHint }}
        filters={[{ name: 'standing', label: texts.heads.accountStatus, options: standings }]}
        columns={columns}
        exported={{ name: personKinds[kind].file, input: filter }}
      />
      {day && (
        <OneDay href={adminHref(kind)} all={texts.showEverybody}>
          {texts.joinedOn(formatDay(new Date(day)))}
        </OneDay>
      )}
      <PagedList<'office.listPeople' | 'office.listSellers', PersonRow>
        key={JSON.stringify(filter)}
        name={personKinds[kind].list}
        input={{ ...filter, limit: 50 }}
        what={personKinds[kind].what}
        columns={columns}
        address={address}
        keyOf={({ userId }) => userId}
        empty={
          <DeskEmpty
            title={texts.nobodyFits}
            draw="needle"
            actions={
              <DeskButtonLink isAlwaysShown href={adminHref(kind)}>
                {texts.showEverybody}
              </DeskButtonLink>
            }
          >
            {texts.enough}
          </DeskEmpty>
        }
      />
    </main>
  );
}
