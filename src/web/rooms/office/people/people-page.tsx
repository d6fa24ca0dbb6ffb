import type { PersonRow } from '#domain/office/model.ts';
import { adminRoles, isAdminRole } from '#domain/admin/permissions.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/use-call.ts';
import { AccountStatusPill } from '#web/rooms/admin/records/account-status-pill.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/rooms/admin/lists/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

const parts = [
  ['', 'Everybody'],
  ['makers', 'Makers'],
  ['buyers', 'Buyers'],
  ['administrators', 'Administrators'],
] as const;

function Row({ person, kind }: { person: PersonRow; kind: PersonKind }) {
  const { adminRole } = person;
  return (
    <tr>
      <td data-label="Name">
        <span className="d-two">
          <Link className="d-link" href={adminHref(`${kind}/${person.userId}`)}>
            <b>{person.displayName}</b>
          </Link>
          <small>{person.email}</small>
        </span>
      </td>
      <td data-label="Part">
        <span className="d-two">
          {person.shopName && person.listings > 0
            ? person.shopName
            : adminRole && isAdminRole(adminRole)
              ? adminRoles[adminRole].name
              : 'Buyer'}
          <small>
            {person.listings > 0
              ? `${person.listings} for sale`
              : person.purchases > 0
                ? `${person.purchases} bought`
                : 'no orders yet'}
          </small>
        </span>
      </td>
      <td data-label="Standing">
        <AccountStatusPill accountStatus={person.standing} />
      </td>
      <td data-label="Joined">{formatDay(new Date(person.joinedAt))}</td>
      <td data-label="Last seen">
        {person.lastSeenAt ? timeWords(person.lastSeenAt) : <span className="d-t3">Never</span>}
      </td>
    </tr>
  );
}

const standings = [
  ['', 'Any standing'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
  ['banned', 'Banned'],
] as const;

/** [OFFICE-01] The people of the marketplace: view, words and standing live in the address. */
export function PeoplePage({ kind }: { kind: PersonKind }) {
  const query = useQueryParams();
  const filter = { q: query.get('q') ?? '', part: query.get('part') ?? '', standing: query.get('standing') ?? '' };
  const input = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const pages = usePages(personKinds[kind].list, {
    ...input,
    limit: 50,
  });
  const { data } = pages;
  const people = data?.pages.flatMap((page) => page.items) ?? [];
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
        <nav className="d-tabs" aria-label="Views">
          {parts.map(([part, name]) => (
            <Link key={part} href={hrefWith({ part })} aria-current={filter.part === part ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
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
      {!data ? (
        <NotYet call={pages} what="The list of people" skeleton={{ columns: 5 }} />
      ) : people.length === 0 ? (
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
      ) : (
        <div className="d-frame">
          <table className="d-idx d-stack">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Part</th>
                <th scope="col">Standing</th>
                <th scope="col">Joined</th>
                <th scope="col">Last seen</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <Row key={person.userId} person={person} kind={kind} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <DeskMore pages={pages} />
    </main>
  );
}
