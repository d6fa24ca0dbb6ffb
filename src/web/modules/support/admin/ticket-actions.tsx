import { useState } from 'react';
import { priorities, type Ticket } from '#domain/support/tickets/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { OpenCase } from './cases/open-case.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { STALE_AFTER } from './stale-after.ts';
import * as lists from './ticket-list-texts.ts';
import * as texts from './ticket-texts.ts';

/** Others of the same person, into which this one goes. */
function Merge({ number, others }: Ticket) {
  const [into, setInto] = useState('');
  const [asks, setAsks] = useState(false);
  const merge = useSend('support.mergeTicket', ...STALE_AFTER);
  if (others.length === 0) return null;
  const run = (): void => {
    setAsks(false);
    merge.send(
      { number, into },
      {
        onSuccess: () => {
          showToast(texts.mergeDone(into), { type: 'success' });
          go(adminHref(`tickets/${into}`));
        },
      },
    );
  };
  return (
    <div className="ticket-form">
      <DeskSelectField
        label={texts.merge}
        hint={texts.mergeHint}
        value={into}
        onChoose={setInto}
        options={[
          ['', '–'] as const,
          ...others.map((other) => [other.number, `${other.number}: ${other.message}`] as const),
        ]}
      />
      {merge.problem && <DeskError role="alert">{merge.problem.message}</DeskError>}
      <DeskButton disabled={into === ''} isBusy={merge.isSending} onClick={() => setAsks(true)}>
        {texts.mergeLabel}
      </DeskButton>
      {asks && (
        <ConfirmDialog
          title={texts.mergeTitle(number, into)}
          message={texts.mergeText}
          confirmText={texts.mergeLabel}
          onConfirm={run}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}

/** [SUP-04, UX-96] Who works on a ticket, how urgent it is, whether it is open. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const { number, owner, owners, priority, state } = ticket;
  const mayOpen = hasPermission(useAdmin(), 'cases.manage');
  const change = useSend('support.changeTicket', ...STALE_AFTER);
  const set = (input: Omit<CallInput<'support.changeTicket'>, 'number'>): void =>
    change.send({ number, ...input }, { onSuccess: () => void showToast(texts.changed, { type: 'success' }) });
  const isListed = !owner || owners.some(({ userId }) => userId === owner.userId);
  return (
    <aside aria-label={texts.actions} className="ticket-actions">
      <DeskSection title={texts.actions} />
      <DeskSelectField
        label={texts.owner}
        value={owner?.userId ?? ''}
        onChoose={(userId) => set({ ownerId: userId || null })}
        options={[
          ['', texts.noOwner] as const,
          ...[...(isListed ? [] : [owner]), ...owners].map(({ userId, name }) => [userId, name] as const),
        ]}
      />
      <DeskSelectField
        label={texts.priority}
        value={priority}
        onChoose={(chosen) => set({ priority: chosen })}
        options={priorities.map((each) => [each, lists.priorities[each]] as const)}
      />
      {change.problem && <DeskError role="alert">{change.problem.message}</DeskError>}
      <DeskButton isBusy={change.isSending} onClick={() => set({ isOpen: state === 'closed' })}>
        {state === 'closed' ? texts.openAgain : texts.close}
      </DeskButton>
      <Merge {...ticket} />
      {ticket.orderId && mayOpen && <OpenCase orderId={ticket.orderId} ticket={number} />}
    </aside>
  );
}
