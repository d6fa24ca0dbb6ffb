import { type FormEvent, useState } from 'react';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './notice-texts.ts';

export type Notice = CallOutput<'shops.getCalendar'>['notices'][number];
export type NoticeDraft = CallInput<'shops.addNotice'>;

interface Props {
  /** What it begins as. */
  draft: NoticeDraft;
  /** The one that is changed; null plans a new one. */
  noticeId: string | null;
  city: string;
  onClose: () => void;
}

/** [DASH-04] Plans a notice or a vacation; whether it is one follows from what is sold meanwhile. */
export function NoticeDialog({ draft: first, noticeId, city, onClose }: Props) {
  const [draft, setDraft] = useState(first);
  const [wrong, setWrong] = useState('');
  const add = useSend('shops.addNotice', 'shops.getCalendar');
  const change = useSend('shops.changeNotice', 'shops.getCalendar');
  const isVacation = draft.selling !== null;
  const titles = noticeId
    ? { vacation: texts.changeVacation, notice: texts.changeNotice }
    : { vacation: texts.planVacation, notice: texts.planNotice };
  const title = isVacation ? titles.vacation : titles.notice;
  const bind = (field: 'firstDay' | 'lastDay' | 'notice' | 'autoreply') => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.firstDay === '' || draft.lastDay === '') return setWrong(texts.datesMissing);
    const done = {
      onSuccess: () => {
        showToast(texts.isSaved, { type: 'success' });
        onClose();
      },
      onError: (problem: Error) => setWrong(problem.message),
    };
    if (noticeId) change.send({ ...draft, noticeId }, done);
    else add.send(draft, done);
  };
  const isSending = add.isSending || change.isSending;
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form noValidate onSubmit={save}>
        <h2>{title}</h2>
        <div className="d-r2">
          <DeskField label={texts.firstDay} type="date" {...bind('firstDay')} />
          <DeskField label={texts.lastDay} type="date" {...bind('lastDay')} />
        </div>
        <p className="d-hint">{texts.inZone(city)}</p>
        {draft.selling !== null && (
          <DeskRadioGroup
            legend={texts.selling}
            options={[
              ['later', texts.sellings.later],
              ['nothing', texts.sellings.nothing],
            ]}
            value={draft.selling}
            onChoose={(selling) => setDraft({ ...draft, selling })}
          />
        )}
        <DeskAreaField
          label={texts.text}
          {...(isVacation && { note: texts.optional })}
          rows={2}
          maxLength={300}
          {...bind('notice')}
        />
        {isVacation && (
          <DeskAreaField
            label={texts.autoreply}
            note={texts.optional}
            hint={texts.autoreplyHint}
            rows={4}
            maxLength={1000}
            {...bind('autoreply')}
          />
        )}
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={isSending}>
            {isSending ? texts.saving : texts.save}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
