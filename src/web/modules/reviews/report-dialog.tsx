import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { reportReasonSchema } from '#domain/reviews/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './review-texts.ts';

type Reason = z.infer<typeof reportReasonSchema>;

const reasons = Object.entries(texts.reasons) as [Reason, string][];

/** [CAT-04] Says why a review breaks the rules; somebody looks at it. */
export function ReportDialog({
  reviewId,
  onReported,
  onClose,
}: {
  reviewId: string;
  onReported: () => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const { send, isSending, problem } = useSend('reviews.reportReview');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reason) return;
    send(
      { reviewId, reason, note },
      {
        onSuccess: () => {
          showToast(texts.thanks, { type: 'success' });
          onReported();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog label={texts.reportThis} className="dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{texts.reportThis}</h2>
        <RadioGroup
          look="lines"
          legend={texts.whatIsWrong}
          className="report-reasons"
          options={reasons}
          value={reason}
          onChoose={setReason}
        />
        <AreaField
          label={texts.inYourText}
          note={texts.optional}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {problem && (
          <p className="error" role="alert">
            {problem.message}
          </p>
        )}
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" disabled={!reason || isSending}>
            {isSending ? texts.sending : texts.sendReport}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
