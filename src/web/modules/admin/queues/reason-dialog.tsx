import { type FormEvent, useState } from 'react';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import * as texts from './texts.ts';

interface Props {
  /** `Hide 3 reviews` */
  title: string;
  /** Who reads it. */
  note: string;
  action: string;
  /** What closing it means, where `Cancel` would be read as the act. */
  keep?: string;
  /** It takes nothing from anybody. */
  isHarmless?: boolean;
  reasons: readonly string[];
  onDone: (reason: string) => void;
  onClose: () => void;
}

/** [UX-96] Why: one of the usual reasons by a press or its number, or words of one's own. */
export function ReasonDialog({
  title,
  note,
  action,
  keep = texts.cancel,
  isHarmless,
  reasons,
  onDone,
  onClose,
}: Props) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text !== '') onDone(text);
  };
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{note}</p>
        <DeskAreaField
          label={texts.reason}
          rows={3}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            const usual = reason === '' ? reasons[Number(event.key) - 1] : undefined;
            if (usual !== undefined) {
              event.preventDefault();
              setReason(usual);
            } else if (event.key === 'Enter' && !event.shiftKey) submit(event);
          }}
        />
        <ul className="d-reasons" aria-label={texts.usualReasons}>
          {reasons.map((each, index) => (
            <li key={each}>
              <DeskButton isSmall onClick={() => setReason(each)}>
                <kbd aria-hidden="true">{index + 1}</kbd> {each}
              </DeskButton>
            </li>
          ))}
        </ul>
        <DialogButtons>
          <DeskButton onClick={onClose}>{keep}</DeskButton>
          <DeskButton kind={isHarmless ? 'primary' : 'danger'} type="submit" disabled={text === ''}>
            {action}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
