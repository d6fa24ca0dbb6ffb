import type { ReactNode } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { initials } from '#domain/accounts/presentation-name.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { isAdminRole } from '#domain/core/permissions/permissions.ts';
import { formatMoney, formatNumber, localDay } from '#web/platform/languages/formats.ts';
import type { Person } from '#domain/office/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';
import { AccountStatusPill } from '#web/modules/admin/records/account-status-pill.tsx';
import { states as listingStates } from '#web/modules/listings/admin/product-texts.ts';
import { stateTextsOf } from '#web/modules/orders/texts/state-texts.ts';
import { roleNames } from '#web/modules/admin/role-names.ts';
import { PersonActions } from './person-actions.tsx';
import * as texts from './person-texts.ts';
import { Code, type Fact, RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { Timeline } from '#web/modules/admin/records/timeline.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import '#web/modules/admin/records/records.css';

/** An order’s states are called by its way; all else that has a state is a listing. */
const timelineStates = ({ deliveryId }: Person['timeline'][number]): Readonly<Record<string, string>> =>
  deliveryId ? stateTextsOf({ deliveryId }) : listingStates;

const counted = (count: number, href: string, text: string): ReactNode =>
  count > 0 ? <RecordLink href={href}>{text}</RecordLink> : text;

/** Each figure leads to what it counts, where there is a list of it. */
function sumsOf({ userId, figures, purchases, listings, shopSlug }: Person): Fact[] {
  const sold = adminHref(`orders?seller=${userId}`);
  const shop = shopSlug ? hrefTo('shop', { slug: shopSlug }) : '';
  const soldText = texts.countAndSum(figures.soldOrders, formatMoney(figures.soldCents));
  const boughtText = texts.countAndSum(purchases, formatMoney(figures.boughtCents));
  const refundedText = texts.part(figures.refundedOrders, figures.soldOrders);
  return [
    [texts.facts.bought, counted(purchases, adminHref(`orders?buyer=${userId}`), boughtText)],
    [texts.facts.sold, counted(figures.soldOrders, sold, soldText)],
    [texts.facts.refunded, counted(figures.refundedOrders, `${sold}&state=refunded`, refundedText)],
    [texts.facts.forSale, counted(listings, shop, formatNumber(listings))],
    [texts.facts.written, formatNumber(figures.reviewsWritten)],
    [texts.facts.hidden, formatNumber(figures.reviewsHidden)],
  ];
}

function Facts({ person, kind }: { person: Person; kind: PersonKind }) {
  const admin = useAdmin();
  const { showEmail, mayContact } = personKinds[kind];
  const show = useSend(showEmail, 'admin.listActs');
  const look = (reason: string) => show.sendAndWait({ userId: person.userId, reason });
  const { adminRole } = person;
  const facts: Fact[] = [
    [texts.facts.id, <Code key="id">{person.userId}</Code>],
    [
      texts.facts.email,
      <MaskedFact
        key="email"
        masked={person.email}
        name={texts.facts.email}
        look={hasPermission(admin, mayContact) ? look : null}
      />,
    ],
    [texts.facts.emailState, person.emailVerified ? texts.confirmed : texts.notConfirmed],
    [texts.facts.administrator, adminRole && isAdminRole(adminRole) ? roleNames.names[adminRole] : texts.no],
    [texts.facts.joined, localDay(person.joinedAt)],
    [texts.facts.lastSeen, person.lastSeenAt ? timeText(person.lastSeenAt) : texts.never],
    [texts.facts.signedIn, texts.browsers(person.sessions)],
    ...(person.shopSlug && person.listings > 0
      ? ([
          [
            texts.facts.shop,
            <Link key="shop" className="d-link" href={hrefTo('shop', { slug: person.shopSlug })}>
              {person.shopName}
            </Link>,
          ],
          [texts.facts.place, person.place],
        ] as Fact[])
      : []),
    ...(person.accountStatusUntil ? ([[texts.facts.until, timeText(person.accountStatusUntil)]] as Fact[]) : []),
  ];
  return <RecordFacts facts={facts} sums={sumsOf(person)} />;
}

/** [UX-96] One person: facts left, what happened in the middle, acts at the right. */
export function PersonPage({ userId, kind }: { userId: string; kind: PersonKind }) {
  const { data: person, error, refetch } = useCall(personKinds[kind].get, { userId }, { staleTime: 0 });
  const crumb = { label: personKinds[kind].name, href: adminHref(kind) };
  if (!person) {
    return <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.user} none={texts.none} />;
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
              <AccountStatusPill accountStatus={person.accountStatus} />
            </>
          }
        />
      </div>
      <div className="d-rec3">
        <Facts person={person} kind={kind} />
        <Timeline moments={person.timeline} href={adminHref(`${kind}/${userId}`)} stateTexts={timelineStates} />
        <PersonActions person={person} kind={kind} />
      </div>
    </main>
  );
}
