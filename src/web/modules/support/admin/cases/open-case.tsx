import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import * as texts from './case-texts.ts';
import { CASE_STALE } from './stale.ts';

interface Props {
  orderId: string;
  /** The ticket that it grows out of. */
  ticket?: string;
}

/** [SUP-04] A dispute between two people becomes a case, with words that both read; it stands on the record of its order. */
export function OpenCase({ orderId, ticket }: Props) {
  const call = sendsReason(useSend('support.openCase'), (text) => ({
    orderId,
    words: text,
    ...(ticket ? { ticket } : {}),
  }));
  const onDone = (): void => {
    refresh(...CASE_STALE);
    if (ticket) go(adminHref(`orders/${orderId}`));
  };
  return (
    <ReasonedActions
      title={texts.open}
      label={texts.openSubject}
      placeholder={texts.openExample}
      most={2000}
      actions={[{ label: texts.open, done: texts.opened, call }]}
      onDone={onDone}
    >
      {texts.openText}
    </ReasonedActions>
  );
}
