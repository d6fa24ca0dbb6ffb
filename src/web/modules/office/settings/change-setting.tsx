import { type FormEvent, useState } from 'react';
import type { Setting } from '#domain/office/settings/settings-contract.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './settings-texts.ts';

interface Props {
  setting: Setting;
  onClose: () => void;
}

const wordOf = (value: string): string => texts.options[value] ?? value;

function ValueField({
  setting,
  value,
  onValue,
}: {
  setting: Setting;
  value: string;
  onValue: (value: string) => void;
}) {
  if (setting.form?.kind === 'choice')
    return (
      <DeskSelectField
        label={texts.value}
        options={setting.form.options.map((option) => [option, wordOf(option)] as const)}
        value={value}
        onChoose={onValue}
      />
    );
  return (
    <DeskField
      label={texts.value}
      required
      maxLength={500}
      inputMode={setting.form?.kind === 'number' ? 'numeric' : 'text'}
      hint={setting.form?.kind === 'numbers' ? texts.threeNumbers : undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** Who set it to what, and the way back to it. */
function History({ name, onUse }: { name: string; onUse: (value: string) => void }) {
  const { data, error } = useCall('office.listSettingChanges', { name }, { staleTime: 0 });
  if (error) return <DeskError role="alert">{error.message}</DeskError>;
  if (!data) return <DeskSkeleton height={60} role="status" aria-label={texts.loading} />;
  if (data.items.length === 0) return <p className="d-hint">{texts.never}</p>;
  return (
    <ul className="setting-history">
      {data.items.map(({ version, value, by, at, reason }) => (
        <li key={version}>
          <b>{value === null ? texts.environment : wordOf(value)}</b>
          {value !== null && (
            <DeskButton kind="quiet" isSmall onClick={() => onUse(value)}>
              {texts.use}
            </DeskButton>
          )}
          <span>
            {texts.setBy(by, timeText(at))}
            <q>{reason}</q>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** [OFFICE-01] One setting: its effect, its value, why, what it was before, and the way back. */
export function ChangeSetting({ setting, onClose }: Props) {
  const { name, version, environmentValue, changed } = setting;
  const [value, setValue] = useState(setting.value);
  const [reason, setReason] = useState('');
  const change = useSend('office.changeSetting', 'office.listSettings', 'office.listSettingChanges', 'admin.listActs');
  const send = (next: string | null): void =>
    change.send(
      { name, value: next, seenVersion: version, reason },
      {
        onSuccess: () => {
          showToast(texts.saved(name), { type: 'success' });
          onClose();
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(value.trim());
  };
  const isShort = reason.trim().length < 3;
  return (
    <DeskDialog label={texts.changeOf(name)} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 className="d-code d-code--breaks">{name}</h2>
        <p className="d-t2">{texts.effects[name]}</p>
        <ValueField setting={setting} value={value} onValue={setValue} />
        <DeskAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          required
          minLength={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {change.problem && <DeskError role="alert">{change.problem.message}</DeskError>}
        <DialogButtons>
          {changed?.isSet && (
            <DeskButton disabled={isShort || change.isSending} onClick={() => send(null)}>
              {texts.revert(wordOf(environmentValue))}
            </DeskButton>
          )}
          <span className="d-spacer" />
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton
            kind="primary"
            type="submit"
            isBusy={change.isSending}
            disabled={isShort || value.trim() === '' || value === setting.value}
          >
            {texts.save}
          </DeskButton>
        </DialogButtons>
        <h3 className="setting-history-head">{texts.history}</h3>
        <History name={name} onUse={setValue} />
      </form>
    </DeskDialog>
  );
}
