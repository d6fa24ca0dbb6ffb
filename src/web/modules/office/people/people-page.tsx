import type { PersonRow } from '#domain/office/model.ts';
import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import { formatDay, localDay } from '#web/platform/languages/formats.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { AccountStatusPill } from '#web/modules/admin/records/account-status-pill.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
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
    cell: ({ shopName, listings, purchases, adminRole }) => (
      <span className="d-two">
        {shopName && listings > 0 ? shopName : roleText(adminRole)}
        <small>{tradeText(listings, purchases)}</small>
      </span>
    ),
  },
  { head: texts.heads.accountStatus, cell: ({ accountStatus }) => <AccountStatusPill accountStatus={accountStatus} /> },
  { head: texts.heads.joined, cell: ({ joinedAt }) => localDay(joinedAt) },
  {
    head: texts.heads.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? timeText(lastSeenAt) : <span className="d-t3">{texts.never}</span>),
  },
];

const standings = [
  ['', texts.standings.any],
  ['active', texts.standings.active],
  ['suspended', texts.standings.suspended],
  ['banned', texts.standings.banned],
] as const;

/** [OFFICE-01] The people of the marketplace: view, words and standing live in the address. */
export function PeoplePage({ kind }: { kind: PersonKind }) {
  const query = useQueryParams();
  const day = dayOf(query);
  const address = useTableAddress({ by: '', direction: 'desc' });
  const filter = {
    q: query.get('q') ?? '',
    part: query.get('part') ?? '',
    accountStatus: query.get('standing') ?? '',
    day: day ?? '',
  };
  const input = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const pages = usePages(personKinds[kind].list, {
    ...input,
    limit: 50,
  });
  const people = pages.data?.pages.flatMap((page) => page.items);
  const hrefWith = (change: object): string => {
    const { accountStatus, ...named } = { ...filter, ...change };
    const words = [...Object.entries(named), ['standing', accountStatus]].filter(([, value]) => value !== '');
    const next = new URLSearchParams(words);
    return `${adminHref(kind)}${next.size > 0 ? `?${next.toString()}` : ''}`;
  };
  const set = (change: object): void => go(hrefWith(change), { replace: true, stay: true });
  return (
    <main id="main" className="d-main">
      <DeskHead title={personKinds[kind].name} sub={texts.sub[kind]} />
      {kind === 'sellers' && <SellerTabs current="all" />}
      {kind === 'users' && (
        <ViewTabs
          list="admin.users"
          address={address}
          tabs={parts.map(([part, phrase]) => ({
            words: phrase,
            href: hrefWith({ part }),
            isCurrent: filter.part === part,
          }))}
        />
      )}
      <div className="d-bar" role="search" aria-label={texts.search}>
        <DeskSearch
          label={texts.words}
          placeholder={texts.wordsHint}
          words={filter.q ?? ''}
          onWords={(phrase) => set({ q: phrase })}
        />
        <DeskSelect
          className="d-sel"
          aria-label={texts.heads.accountStatus}
          options={standings}
          value={filter.accountStatus}
          onChoose={(accountStatus) => set({ accountStatus })}
        />
      </div>
      {day && (
        <OneDay href={adminHref(kind)} all={texts.showEverybody}>
          {texts.joinedOn(formatDay(new Date(day)))}
        </OneDay>
      )}
      <DeskTable
        caption={personKinds[kind].name}
        columns={columnsOf(kind)}
        rows={people}
        keyOf={({ userId }) => userId}
        unread={{ call: pages, what: texts.theList }}
        empty={
          <DeskEmpty
            title={texts.nobodyFits}
            draw="needle"
            acts={
              <DeskButtonLink isKept href={adminHref(kind)}>
                {texts.showEverybody}
              </DeskButtonLink>
            }
          >
            {texts.enough}
          </DeskEmpty>
        }
      />
      <DeskMore pages={pages} />
    </main>
  );
}
