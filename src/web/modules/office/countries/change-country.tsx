import { type FormEvent, useState } from 'react';
import { countryName } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './country-texts.ts';
import '../settings/settings.css';

interface Props {
  code: string;
  /** What it is now: the form plans the opposite. */
  isServed: boolean;
  today: string;
  onClose: () => void;
}

function Orders({ code }: { code: string }) {
  const { data, error } = useCall('office.previewCountry', { code }, { staleTime: 0 });
  if (error) return <DeskError role="alert">{error.message}</DeskError>;
  return (
    <p role="status" className="setting-effect">
      {data ? texts.keeps(data.openOrders, data.recentOrders) : texts.counting}
    </p>
  );
}

/** [OFFICE-01] Closes a country for new orders from a day on, or opens it again. */
export function ChangeCountry({ code, isServed, today, onClose }: Props) {
  const [since, setSince] = useState(today);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const change = useSend('office.setCountry', 'office.listCountries', 'admin.listActs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (since === '' || reason.trim().length < 3) return setWrong(texts.wrong);
    setWrong('');
    return change.send(
      { code, since, isServed: !isServed, reason },
      {
        onSuccess: () => {
          showToast(texts.saved, { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const heading = (isServed ? texts.close : texts.reopen)(countryName(code));
  return (
    <DeskDialog label={heading} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{heading}</h2>
        <DeskField
          label={texts.day}
          type="date"
          min={today}
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
        <DeskAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Orders code={code} />
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" isBusy={change.isSending}>
            {texts.save}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
