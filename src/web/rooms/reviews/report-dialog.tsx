import { type FormEvent, useId, useState } from 'react';
import type { z } from 'zod';
import type { reportReasonSchema } from '#domain/reviews/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';

type Reason = z.infer<typeof reportReasonSchema>;

const reasons: [Reason, string][] = [
  ['offensive', 'It insults or threatens somebody'],
  ['private', 'It names private things: an address, a number'],
  ['advertising', 'It advertises something else'],
  ['unrelated', 'It is not about this piece'],
  ['other', 'Something else'],
];

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
  const noteId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reason) return;
    send(
      { reviewId, reason, note },
      {
        onSuccess: () => {
          showToast('Thank you. Somebody will look at this review.', { type: 'success' });
          onReported();
          onClose();
        },
      },
    );
  };
  return (
    <Dialog label="Report this review" className="dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <h2>Report this review</h2>
        <fieldset style={{ marginTop: 16 }}>
          <legend className="label">What is wrong with it?</legend>
          {reasons.map(([value, words]) => (
            <label key={value} className="check">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
        <div className="field" style={{ marginTop: 12 }}>
          <label className="label" htmlFor={noteId}>
            In your words<span>Optional</span>
          </label>
          <textarea
            id={noteId}
            className="input"
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {problem && (
          <p className="error" role="alert">
            {problem.message}
          </p>
        )}
        <div className="confirm__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={!reason || isSending}>
            {isSending ? 'Sending…' : 'Send the report'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
