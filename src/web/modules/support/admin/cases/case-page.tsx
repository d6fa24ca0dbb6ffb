import { hasPermission } from '#domain/core/permissions/checks.ts';
import { returnReasonTexts, returnRefusalTexts, returnStateTexts } from '#domain/returns/return-texts.ts';
import type { CaseRecord } from '#domain/support/cases/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { type Fact, Missing, RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { itemsOf, ReturnTimeline } from '#web/modules/returns/return-timeline.tsx';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { CaseEntries, caseStateText } from '../../cases/case-entries.tsx';
import { caseOf, causes, pictureOf, pictures, timeline } from '../../cases/case-texts.ts';
import { CaseActions } from './case-actions.tsx';
import * as texts from './case-texts.ts';
import '#web/modules/admin/records/records.css';

const crumb = { label: texts.cases, href: adminHref('cases') };

/** What it came of, with the way there. */
function Cause({ record }: { record: CaseRecord }) {
  if (record.source === 'ticket')
    return <RecordLink href={adminHref(`tickets/${record.sourceId}`)}>{record.sourceId}</RecordLink>;
  if (record.source === 'dispute')
    return <RecordLink href={adminHref(`cases/${record.sourceId}`)}>{texts.theDispute}</RecordLink>;
  return causes[record.source];
}

function factsOf(one: CaseRecord, may: { orders: boolean; people: boolean }): Fact[] {
  const { order, dueAt, owner, escalation } = one;
  const { facts } = texts;
  const isLate = one.state === 'house' && dueAt !== null && Date.parse(dueAt) < Date.now();
  const linkTo = (isAllowed: boolean, href: string, name: string) =>
    isAllowed ? <RecordLink href={adminHref(href)}>{name}</RecordLink> : name;
  return [
    [facts.cause, <Cause key="cause" record={one} />],
    [facts.order, linkTo(may.orders, `orders/${order.orderId}`, order.number)],
    [facts.buyer, linkTo(may.people && order.buyerId !== null, `users/${order.buyerId}`, order.buyerName || '–')],
    [facts.shop, linkTo(may.people, `users/${order.sellerId}`, order.shopName)],
    [facts.opened, timeText(one.at)],
    ...(dueAt ? [[facts.due, `${timeText(dueAt)}${isLate ? `, ${texts.late}` : ''}`] as const] : []),
    [facts.owner, owner?.name ?? texts.noOwner],
    ...(escalation ? [[facts.escalated, escalation.by.name] as const] : []),
    [facts.placed, timeText(order.placedAt)],
    [facts.arrived, order.arrivedAt ? timeText(order.arrivedAt) : texts.notYet],
    ...(order.tracking ? [[facts.parcel, [order.carrier, order.tracking].filter(Boolean).join(' ')] as const] : []),
    [
      facts.bought,
      order.lines
        .map(({ title, quantity, personalisation }) =>
          [`${quantity} × ${title}`, personalisation && `“${personalisation}”`].filter(Boolean).join(', '),
        )
        .join('; '),
    ],
    ...(order.note ? [[facts.note, order.note] as const] : []),
  ];
}

/** [ORD-04] What was asked back, why, and why it was not taken. */
const Returned = ({ record }: { record: NonNullable<CaseRecord['returned']> }) => (
  <section aria-label={texts.returned} className="order-case">
    <DeskSection title={texts.returned} />
    <h3>
      {say(returnStateTexts[record.state])}: {itemsOf(record).join('; ')}
    </h3>
    <p className="d-t2">
      {say(returnReasonTexts[record.reason])}
      {record.words && <>: “{record.words}”</>}
    </p>
    <PrivatePictures pictures={record.pictures} label={pictures} nameOf={pictureOf} isLarge />
    {record.refusal && <p className="d-t2">{say(returnRefusalTexts[record.refusal])}</p>}
    {record.rejection && <p>“{record.rejection}”</p>}
    <ReturnTimeline timeline={record.timeline} />
  </section>
);

/** [SUP-04, UX-96] One case: facts left, what both sides and the order say in the middle, acts right. */
export function CasePage({ number }: { number: string }) {
  const admin = useAdmin();
  const { data: one, error, refetch } = useCall('support.getCase', { number }, { staleTime: 0 });
  if (!one)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.oneCase} none={texts.none} />
    );
  const may = { orders: hasPermission(admin, 'orders.view'), people: hasPermission(admin, 'users.view') };
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.ofOrder(one.order.number)}
        crumb={crumb}
        sub={
          <>
            {caseOf(number)} · <b>{caseStateText(one, 'house')}</b>
          </>
        }
      />
      <div className="d-rec3">
        <RecordFacts
          facts={factsOf(one, may)}
          sums={[
            [texts.facts.total, formatMoney(one.order.totalCents)],
            [texts.facts.left, formatMoney(one.order.leftCents)],
          ]}
        />
        <div>
          {one.returned && <Returned record={one.returned} />}
          <DeskSection title={timeline} />
          <CaseEntries entries={one.entries} />
        </div>
        {hasPermission(admin, 'cases.manage') ? (
          <CaseActions record={one} />
        ) : (
          <Missing what={texts.needs} permission="cases.manage" />
        )}
      </div>
    </main>
  );
}
