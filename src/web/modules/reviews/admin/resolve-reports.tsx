import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './reports-texts.ts';

/** Nothing is wrong with what was reported: it stays as it is. */
export function SettleReports({ reviewId, who }: { reviewId: string; who: string }) {
  const settle = useSend(
    'reviews.settleReports',
    ...(['reviews.listReported', 'reviews.listForModeration', 'office.getModerationCounts'] as const),
  );
  return (
    <DeskButton
      isSmall
      aria-label={texts.fineOf(who)}
      disabled={settle.isSending}
      onClick={() =>
        settle.send(
          { reviewId },
          {
            onSuccess: () => void showToast(texts.settled, { type: 'success' }),
            onError: (problem) => void showToast(problem.message, { type: 'error' }),
          },
        )
      }
    >
      {texts.fine}
    </DeskButton>
  );
}
