import type { ApplicationRecord } from '#domain/shops/applications/model.ts';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { useSend } from '#web/platform/use-send.ts';
import { ActionBox, ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { APPLICATION_LIMITS } from '#domain/shops/applications/limits.ts';
import * as texts from './application-texts.ts';

interface Props {
  record: ApplicationRecord;
  application: ApplicationRecord['applications'][number];
  onDone: () => void;
}

const STALE = [
  'office.getDashboard',
  'shops.getApplicationRecord',
  'shops.listApplications',
  'admin.listActs',
] as const;

/** [OFFICE-03] Approve, or refuse with a reason. */
export function ApplicationActions({ record: { sellerId, shopName }, application: { number, state }, onDone }: Props) {
  const approve = useSend('shops.decideApplication', ...STALE);
  const refuse = useSend('shops.decideApplication', ...STALE);
  if (state !== 'waiting') return <p className="d-t2">{texts.isDecided}</p>;
  return (
    <>
      <ActionBox title={texts.approve} note={texts.approveText}>
        {approve.problem && <DeskError role="alert">{approve.problem.message}</DeskError>}
        <ActionButtons>
          <DeskButton
            kind="primary"
            isAlwaysShown
            isBusy={approve.isSending}
            disabled={refuse.isSending}
            onClick={() =>
              approve.send(
                { sellerId, number, decision: 'approve' },
                { onSuccess: () => void showToast(texts.approved(shopName), { type: 'success' }), onSettled: onDone },
              )
            }
          >
            {texts.approve}
          </DeskButton>
        </ActionButtons>
      </ActionBox>
      <ReasonedActions
        title={texts.refuseTitle}
        label={texts.reason}
        placeholder={texts.reasonHint}
        most={APPLICATION_LIMITS.reason}
        actions={[
          {
            label: texts.refuse,
            isDanger: true,
            done: texts.refused(shopName),
            call: sendsReason(refuse, (reason) => ({ sellerId, number, decision: 'refuse' as const, reason })),
          },
        ]}
        onDone={onDone}
      >
        {texts.refuseText}
      </ReasonedActions>
    </>
  );
}
