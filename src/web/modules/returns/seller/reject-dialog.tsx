import { type FormEvent, useState } from 'react';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError } from '#web/ui/desk/desk-field.tsx';
import { shopReturnsStale } from './shop-returns-stale.ts';
import * as texts from './texts.ts';

/** [ORD-04] The maker says why the pieces are not taken back. */
export function RejectDialog({ returnId, onClose }: { returnId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const reject = useSend('returns.rejectReturn', ...shopReturnsStale);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim().length < 3) return setWrong(texts.writeWhy);
    return reject.send({ returnId, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <DeskDialog label={texts.rejectTitle} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={() => setWrong('')}>
        <h2>{texts.rejectTitle}</h2>
        <DeskAreaField
          label={texts.why}
          note={texts.whyNote}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {(wrong || reject.problem) && <DeskError role="alert">{wrong || reject.problem?.message}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.back}</DeskButton>
          <DeskButton type="submit" kind="danger" disabled={reject.isSending}>
            {texts.reject}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
