import type { ReactNode } from 'react';
import type { Ticket, TicketEntry } from '#domain/support/tickets/model.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { Missing, RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useSend } from '#web/platform/use-send.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Attachments } from '../attachments.tsx';
import { ticketTitle } from '../own/ticket-title.ts';
import { TicketActions } from './ticket-actions.tsx';
import { AnswerForm, NoteForm } from './ticket-forms.tsx';
import * as lists from './ticket-list-texts.ts';
import * as texts from './ticket-texts.ts';
import '#web/modules/admin/records/records.css';
import './tickets.css';

const crumb = { label: lists.tickets, href: adminHref('tickets') };

const minutesTo = (from: string, to: string | null): number | null =>
  to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

const Facts = ({ ticket }: { ticket: Ticket }) => {
  const mayWork = hasPermission(useAdmin(), 'tickets.manage');
  const show = useSend('support.showTicketEmail', 'admin.listActs');
  const look = (reason: string) => show.sendAndWait({ number: ticket.number, reason });
  const { person, email, orderNumber, orderId, at, owner, priority, firstAnsweredAt, answers } = ticket;
  return (
    <RecordFacts
      facts={[
        [
          texts.facts.from,
          person ? (
            <RecordLink key="person" href={adminHref(`users/${person.userId}`)}>
              {person.name}
            </RecordLink>
          ) : (
            lists.guest
          ),
        ],
        [
          texts.facts.mail,
          <MaskedFact key="mail" masked={email} name={texts.facts.mail} look={mayWork ? look : null} />,
        ],
        ...(orderNumber
          ? [
              [
                texts.facts.order,
                orderId ? (
                  <RecordLink key="order" href={adminHref(`orders/${orderId}`)}>
                    {orderNumber}
                  </RecordLink>
                ) : (
                  orderNumber
                ),
              ] as const,
            ]
          : []),
        [texts.facts.written, timeText(at)],
        [texts.facts.owner, owner?.name ?? lists.noOwner],
        [texts.facts.priority, lists.priorities[priority]],
      ]}
      sums={[
        [texts.sums.first, firstAnsweredAt ? lists.span(minutesTo(at, firstAnsweredAt)) : texts.notYet],
        [texts.sums.answers, answers],
      ]}
    />
  );
};

interface EntryProps {
  entry: Pick<TicketEntry, 'kind' | 'authorName' | 'at' | 'body'>;
  children: ReactNode;
}

const Entry = ({ entry, children }: EntryProps) => (
  <li className={`ticket-entry ticket-entry--${entry.kind}`}>
    <p className="d-small d-t2">
      <b>{texts.kinds[entry.kind]}</b> · {entry.authorName} · <time dateTime={entry.at}>{timeText(entry.at)}</time>
    </p>
    <p className="ticket-entry__body" dir="auto">
      {entry.body}
    </p>
    {children}
  </li>
);

function Conversation({ ticket }: { ticket: Ticket }) {
  const mayWork = hasPermission(useAdmin(), 'tickets.manage');
  const { number, message, at, person, email, entries, attachments, mergedInto } = ticket;
  const filesOf = (entryId: string) => (
    <Attachments
      attachments={attachments}
      entryId={entryId}
      hrefOf={(id) => `/api/admin/tickets/${number}/attachments/${id}`}
    />
  );
  return (
    <section aria-label={texts.conversation}>
      <DeskSection title={texts.conversation} />
      <ul className="ticket-entries">
        <Entry entry={{ kind: 'reply', authorName: person?.name ?? email, at, body: message }}>{filesOf('')}</Entry>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry}>
            {filesOf(entry.id)}
          </Entry>
        ))}
      </ul>
      {mergedInto && (
        <p>
          {texts.mergedBefore} <RecordLink href={adminHref(`tickets/${mergedInto}`)}>{mergedInto}</RecordLink>
        </p>
      )}
      {mayWork && !mergedInto && <AnswerForm ticket={ticket} />}
      {mayWork ? <NoteForm number={number} /> : <Missing what={texts.working} permission="tickets.manage" />}
    </section>
  );
}

/** [SUP-04, UX-96] One ticket: facts left, what was written in the middle, actions right. */
export function TicketPage({ number }: { number: string }) {
  const { data: ticket, error, refetch } = useCall('support.getTicket', { number }, { staleTime: 0 });
  const mayWork = hasPermission(useAdmin(), 'tickets.manage');
  if (!ticket)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.ticket} none={texts.none} />
    );
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={ticketTitle(ticket)}
        crumb={crumb}
        sub={
          <>
            {texts.titleOf(number)} · <b>{lists.states[ticket.state]}</b>
          </>
        }
      />
      <div className="d-rec3">
        <Facts ticket={ticket} />
        <Conversation ticket={ticket} />
        {mayWork && !ticket.mergedInto && <TicketActions ticket={ticket} />}
      </div>
    </main>
  );
}
