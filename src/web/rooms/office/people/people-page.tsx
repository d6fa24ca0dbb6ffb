import type { PersonRow } from '#domain/office/model.ts';
import { adminRoles, isAdminRole } from '#domain/core/permissions/permissions.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { AccountStatusPill } from '#web/rooms/admin/records/account-status-pill.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { dayOf, OneDay } from '#web/rooms/admin/lists/one-day.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

const parts = [
  ['', 'Everybody'],
  ['makers', 'Makers'],
  ['buyers', 'Buyers'],
  ['administrators', 'Administrators'],
] as const;

const columnsOf = (kind: PersonKind): DeskColumn<PersonRow>[] => [
  {
    head: 'Name',
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
    head: 'Part',
    cell: ({ shopName, listings, purchases, adminRole }) => (
      <span className="d-two">
        {shopName && listings > 0
          ? shopName
          : adminRole && isAdminRole(adminRole)
            ? adminRoles[adminRole].name
            : 'Buyer'}
        <small>{listings > 0 ? `${listings} for sale` : purchases > 0 ? `${purchases} bought` : 'no orders yet'}</small>
      </span>
    ),
  },
  { head: 'Standing', cell: ({ standing }) => <AccountStatusPill accountStatus={standing} /> },
  { head: 'Joined', cell: ({ joinedAt }) => formatDay(new Date(joinedAt)) },
  {
    head: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt ? timeWords(lastSeenAt) : <span className="d-t3">Never</span>),
  },
];

const standings = [
  ['', 'Any standing'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
  ['banned', 'Banned'],
] as const;

/** [OFFICE-01] The people of the marketplace: view, words and standing live in the address. */
export function PeoplePage({ kind }: { kind: PersonKind }) {
  const query = useQueryParams();
  const day = dayOf(query);
  const filter = {
    q: query.get('q') ?? '',
    part: query.get('part') ?? '',
    standing: query.get('standing') ?? '',
    day: day ?? '',
  };
  const input = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const pages = usePages(personKinds[kind].list, {
    ...input,
    limit: 50,
  });
  const people = pages.data?.pages.flatMap((page) => page.items);
  const hrefWith = (change: object): string => {
    const next = new URLSearchParams(Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ''));
    return `${adminHref(kind)}${next.size > 0 ? `?${next.toString()}` : ''}`;
  };
  const set = (change: object): void => go(hrefWith(change), { replace: true, stay: true });
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={personKinds[kind].name}
        sub={`${kind === 'users' ? 'Everybody with an account' : 'Everybody who sells'}, newest first. Times are UTC.`}
      />
      {kind === 'users' && (
        <DeskTabs
          tabs={parts.map(([part, words]) => ({ words, href: hrefWith({ part }), isCurrent: filter.part === part }))}
        />
      )}
      <div className="d-bar" role="search" aria-label="Search people">
        <DeskSearch
          label="Words"
          placeholder="Name, address, shop or id"
          words={filter.q ?? ''}
          onWords={(words) => set({ q: words })}
        />
        <DeskSelect
          className="d-sel"
          aria-label="Standing"
          options={standings}
          value={filter.standing}
          onChoose={(standing) => set({ standing })}
        />
      </div>
      {day && (
        <OneDay href={adminHref(kind)} all="Show everybody">
          Only those who joined on {formatDay(new Date(day))} (UTC).
        </OneDay>
      )}
      <DeskTable
        caption={personKinds[kind].name}
        columns={columnsOf(kind)}
        rows={people}
        keyOf={({ userId }) => userId}
        unread={{ call: pages, what: 'The list of people' }}
        empty={
          <DeskEmpty
            title="Nobody fits"
            draw="needle"
            acts={
              <DeskButtonLink isKept href={adminHref(kind)}>
                Show everybody
              </DeskButtonLink>
            }
          >
            Parts of a name, of an address or of a shop’s name are enough.
          </DeskEmpty>
        }
      />
      <DeskMore pages={pages} />
    </main>
  );
}
