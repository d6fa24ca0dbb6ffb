import { type FormEvent, useState } from 'react';
import { letterKinds, type LetterKind } from '#domain/admin/privacy-letter.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './letter-texts.ts';
import * as process from './process-texts.ts';

const options = letterKinds.map((kind) => [kind, texts.kinds[kind]] as const);

/** [OFFICE-01] One that came by letter or mail. */
export function EnterLetter({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ who: '', email: '', arrivedOn: '' });
  const [kind, setKind] = useState<LetterKind>('copy');
  const [wrong, setWrong] = useState('');
  const enter = useSend(
    'office.recordPrivacyLetter',
    'office.listPrivacyLetters',
    'office.getDashboard',
    'admin.listActs',
  );
  const bind = (name: keyof typeof typed) => ({
    label: texts.fields[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }): void => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      setWrong('');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { who, email, arrivedOn } = typed;
    if (who.trim().length < 2 || arrivedOn === '') return setWrong(texts.wrong);
    return enter.send(
      { who: who.trim(), ...(email.trim() ? { email: email.trim() } : {}), kind, arrivedOn },
      {
        onSuccess: ({ dueOn }) => {
          showToast(texts.entered(formatDay(new Date(`${dueOn}T12:00:00Z`))), { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  return (
    <DeskDialog label={texts.enter} onClose={onClose}>
      <h2 className="d-label">{texts.enter}</h2>
      <form noValidate onSubmit={submit}>
        <DeskField maxLength={200} {...bind('who')} />
        <DeskField type="email" maxLength={254} hint={texts.emailHint} {...bind('email')} />
        <DeskSelectField label={texts.fields.kind} options={options} value={kind} onChoose={setKind} />
        <DeskField type="date" {...bind('arrivedOn')} />
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <p className="d-button-row d-sec">
          <DeskButton type="submit" kind="primary" isBusy={enter.isSending}>
            {texts.save}
          </DeskButton>
          <DeskButton onClick={onClose}>{process.close}</DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}
