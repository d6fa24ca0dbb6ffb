import { hrefTo } from '#domain/addresses.ts';
import { initials } from '#domain/accounts/presentation-name.ts';
import { adminRoles, isAdminRole } from '#domain/core/permissions/permissions.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { Person } from '#domain/office/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';
import { AccountStatusPill } from '#web/rooms/admin/records/account-status-pill.tsx';
import { PersonActs } from './person-acts.tsx';
import { Code, type Fact, RecordAway, RecordFacts } from '#web/rooms/admin/records/record-parts.tsx';
import { Timeline } from '#web/rooms/admin/records/timeline.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import '#web/rooms/admin/records/records.css';

function Facts({ person }: { person: Person }) {
  const { figures, adminRole } = person;
  const facts: Fact[] = [
    ['User id', <Code key="id">{person.userId}</Code>],
    ['E-mail', person.email],
    ['E-mail state', person.emailVerified ? 'Confirmed' : 'Not confirmed'],
    ['Administrator', adminRole && isAdminRole(adminRole) ? adminRoles[adminRole].name : 'No'],
    ['Joined', formatDay(new Date(person.joinedAt))],
    ['Last seen', person.lastSeenAt ? timeWords(person.lastSeenAt) : 'Never'],
    [
      'Signed in',
      person.sessions === 0 ? 'Nowhere' : person.sessions === 1 ? 'In 1 browser' : `In ${person.sessions} browsers`,
    ],
    ...(person.shopSlug && person.listings > 0
      ? ([
          [
            'Shop',
            <Link key="shop" className="d-link" href={hrefTo('shop', { slug: person.shopSlug })}>
              {person.shopName}
            </Link>,
          ],
          ['Place', person.place],
        ] as Fact[])
      : []),
    ...(person.standingUntil ? ([['Suspended until', timeWords(person.standingUntil)]] as Fact[]) : []),
  ];
  const sums: Fact[] = [
    ['Bought', `${person.purchases}, ${formatMoney(figures.boughtCents)}`],
    ['Sold', `${figures.soldOrders}, ${formatMoney(figures.soldCents)}`],
    ['Refunded', `${figures.refundedOrders} of ${figures.soldOrders}`],
    ['For sale', String(person.listings)],
    ['Reviews written', String(figures.reviewsWritten)],
    ['Reviews hidden', String(figures.reviewsHidden)],
  ];
  return <RecordFacts facts={facts} sums={sums} />;
}

const none = {
  head: 'Nobody here',
  title: 'There is nobody with this id',
  why: 'The account may have been erased.',
  back: 'Search the people',
};

/** [UX-96] One person: facts left, what happened in the middle, acts at the right. */
export function PersonPage({ userId, kind }: { userId: string; kind: PersonKind }) {
  const { data: person, error, refetch } = useCall(personKinds[kind].get, { userId }, { staleTime: 0 });
  const crumb = { label: personKinds[kind].name, href: adminHref(kind) };
  if (!person) {
    return <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title="User" none={none} />;
  }
  return (
    <main id="main" className="d-main">
      <div className="d-phead">
        <span className="d-avatar d-large" aria-hidden="true">
          {initials({ displayName: person.displayName, email: person.email })}
        </span>
        <DeskHead
          title={person.displayName}
          crumb={crumb}
          sub={
            <>
              {person.listings > 0 && person.shopName
                ? `${person.shopName}${person.place ? `, ${person.place}` : ''} · `
                : ''}
              <AccountStatusPill accountStatus={person.standing} />
            </>
          }
        />
      </div>
      <div className="d-rec3">
        <Facts person={person} />
        <Timeline moments={person.timeline} href={adminHref(`${kind}/${userId}`)} />
        <PersonActs person={person} kind={kind} />
      </div>
    </main>
  );
}
