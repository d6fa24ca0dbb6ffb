import { hrefTo } from '#domain/addresses.ts';
import type { OwnTicketRow } from '#domain/support/tickets/model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { day } from '#web/ui/day.ts';
import { Link } from '#web/ui/link.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './own-texts.ts';
import { ticketTitle } from './ticket-title.ts';
import './own-tickets.css';

const Row = ({ ticket }: { ticket: OwnTicketRow }) => (
  <li>
    <Link href={hrefTo('ticket', { number: ticket.number })}>
      <b>{ticketTitle(ticket)}</b>
      <span className="own-ticket__message">{ticket.message}</span>
      <span className="tiny-text">
        {ticket.number} · {day(ticket.lastAt)} · {texts.answers(ticket.answers)}
      </span>
    </Link>
    <span className={`own-ticket__state own-ticket__state--${ticket.state}`}>{texts.states[ticket.state]}</span>
  </li>
);

/** [SUP-01, SHELL-06] What somebody wrote to support, with where it is. */
export function OwnTicketsTab() {
  const pages = usePages('support.listOwnTickets', { limit: 20 });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  if (!data) return <Pending what={texts.yourTickets} height={320} error={error} retry={refetch} />;
  const rows = data.pages.flatMap((page) => page.items);
  if (rows.length === 0)
    return (
      <EmptyState draw="needle" title={texts.none} action={{ label: texts.write, href: hrefTo('supportCenter') }}>
        {texts.noneText}
      </EmptyState>
    );
  return (
    <>
      <ul className="own-tickets">
        {rows.map((ticket) => (
          <Row key={ticket.number} ticket={ticket} />
        ))}
      </ul>
      <p className="own-tickets__foot">
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        )}
        <Link className="link" href={hrefTo('supportCenter')}>
          {texts.write}
        </Link>
      </p>
    </>
  );
}
