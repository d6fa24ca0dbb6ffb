import { type FormEvent, useState } from 'react';
import { type AdminRole, adminRoles } from '#domain/core/permissions/permissions.ts';
import { roleNames } from '#web/modules/admin/role-names.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskAreaField, DeskError, DeskField, DeskFieldset } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { FlagHistory } from './flag-history.tsx';
import type { Flag } from './rule-text.ts';
import { type FlagDraft, draftOf, ruleOf, shareOf } from './flag-draft.ts';
import * as texts from './flag-texts.ts';
import '../settings/settings.css';

interface Part {
  draft: FlagDraft;
  onChange: (change: Partial<FlagDraft>) => void;
}

const roles = Object.keys(adminRoles) as AdminRole[];

function RolePicks({ draft, onChange }: Part) {
  const pick = (role: AdminRole, isPicked: boolean): void =>
    onChange({ roles: isPicked ? [...draft.roles, role] : draft.roles.filter((each) => each !== role) });
  return (
    <DeskFieldset className="d-picks" legend={texts.roles}>
      <div>
        {roles.map((role) => (
          <DeskCheckbox
            key={role}
            look="tight"
            checked={draft.roles.includes(role)}
            onCheck={(isPicked) => pick(role, isPicked)}
          >
            {roleNames.names[role]}
          </DeskCheckbox>
        ))}
      </div>
    </DeskFieldset>
  );
}

const RuleFields = ({ draft, onChange, isWrong }: Part & { isWrong: boolean }) => (
  <>
    <DeskField
      label={texts.share}
      hint={texts.shareHint}
      error={isWrong ? texts.wrongShare : undefined}
      inputMode="numeric"
      maxLength={3}
      value={draft.share}
      onChange={(event) => onChange({ share: event.target.value })}
    />
    <RolePicks draft={draft} onChange={onChange} />
    <DeskField
      label={texts.shops}
      hint={texts.shopsHint}
      maxLength={4000}
      value={draft.shops}
      onChange={(event) => onChange({ shops: event.target.value })}
    />
    <DeskField
      label={texts.end}
      hint={texts.endHint}
      type="date"
      value={draft.end}
      onChange={(event) => onChange({ end: event.target.value })}
    />
  </>
);

/** [OFFICE-01] One flag: whom the feature is on for, why, what it was before, and the way back. */
export function ChangeFlag({ flag, onClose }: { flag: Flag; onClose: () => void }) {
  const { key, version } = flag;
  const [draft, setDraft] = useState(() => draftOf(flag.rule));
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useSend('office.changeFlag', 'office.listFlags', 'office.listFlagChanges', 'admin.listActs');
  const send = (rule: Flag['rule']): void =>
    change.send(
      { key, rule, seenVersion: version, reason },
      {
        onSuccess: () => {
          showToast(texts.saved(key), { type: 'success' });
          onClose();
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(shareOf(draft) === null);
    if (shareOf(draft) !== null) send(ruleOf(draft));
  };
  const isShort = reason.trim().length < 3;
  return (
    <DeskDialog label={texts.changeOf(key)} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2 className="d-code d-code--breaks">{key}</h2>
        <p className="d-t2">{texts.features[key]}</p>
        <RuleFields draft={draft} isWrong={isWrong} onChange={(next) => setDraft({ ...draft, ...next })} />
        <DeskAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {change.problem && <DeskError role="alert">{change.problem.message}</DeskError>}
        <DialogButtons>
          {flag.rule && (
            <DeskButton disabled={isShort || change.isSending} onClick={() => send(null)}>
              {texts.revert}
            </DeskButton>
          )}
          <span className="d-spacer" />
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" isBusy={change.isSending} disabled={isShort}>
            {texts.save}
          </DeskButton>
        </DialogButtons>
        <h3 className="setting-history-head">{texts.history}</h3>
        <FlagHistory flagKey={key} onUse={(rule) => setDraft(draftOf(rule))} />
      </form>
    </DeskDialog>
  );
}
