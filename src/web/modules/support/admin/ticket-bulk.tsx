import type { TicketRow } from '#domain/support/tickets/model.ts';
import { BulkButton } from '#web/modules/admin/lists/bulk-button.tsx';
import { useBulk } from '#web/modules/admin/lists/use-bulk.ts';
import { useSession } from '#web/platform/session.ts';
import { STALE_AFTER } from './stale-after.ts';
import * as texts from './ticket-list-texts.ts';

/** [SUP-04, OFFICE-02] Tickets that were chosen: one’s own from now on, or closed. Both can be taken back. */
export function TicketBulk({ tickets, onDone }: { tickets: TicketRow[]; onDone: () => void }) {
  const session = useSession();
  const bulk = useBulk(...STALE_AFTER);
  const open = tickets.filter(({ state }) => state !== 'closed');
  const take = (): void => {
    bulk.run({
      items: tickets,
      change: (send, { number }) => send('support.changeTicket', { number, ownerId: session?.userId ?? null }),
      undo: (send, { number, owner }) => send('support.changeTicket', { number, ownerId: owner?.userId ?? null }),
    });
    onDone();
  };
  const close = (): void => {
    bulk.run({
      items: open,
      change: (send, { number }) => send('support.changeTicket', { number, isOpen: false }),
      undo: (send, { number }) => send('support.changeTicket', { number, isOpen: true }),
    });
    onDone();
  };
  return (
    <>
      <BulkButton
        label={texts.take}
        title={texts.takeTitle(tickets.length)}
        message={texts.takeText}
        isBusy={bulk.isSending}
        onConfirm={take}
      />
      {open.length > 0 && (
        <BulkButton
          label={texts.closeThem}
          title={texts.closeTitle(open.length)}
          message={texts.closeText}
          isBusy={bulk.isSending}
          onConfirm={close}
        />
      )}
    </>
  );
}
