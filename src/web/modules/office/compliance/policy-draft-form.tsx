import { type FormEvent, useState } from 'react';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './policy-office-texts.ts';

interface Typed {
  textEn: string;
  textDe: string;
  changedEn: string;
  changedDe: string;
  holdsFrom: string;
}

const typedOf = ({ draft, newest, firstDay }: OfficePolicy): Typed => ({
  textEn: draft?.texts.en ?? newest.en,
  textDe: draft?.texts.de ?? newest.de,
  changedEn: draft?.changed.en ?? '',
  changedDe: draft?.changed.de ?? '',
  holdsFrom: draft?.holdsFrom ?? firstDay,
});

interface Props {
  one: OfficePolicy;
  /** When the draft was saved that is changed here; null where there was none. */
  savedAt: string | null;
  onTyped: () => void;
  onSaved: (savedAt: string | null) => void;
}

/** [OFFICE-01] The next version in both languages. */
export function PolicyDraftForm({ one, savedAt, onTyped, onSaved }: Props) {
  const [typed, setTyped] = useState(() => typedOf(one));
  const [isMaterial, setMaterial] = useState(one.draft?.isMaterial ?? true);
  const [wrong, setWrong] = useState('');
  const save = useSend('office.savePolicyDraft', 'office.getPolicyDraft', 'office.listPolicies', 'admin.listActs');
  const bind = (name: keyof Typed) => ({
    label: texts.fields[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }): void => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      setWrong('');
      onTyped();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { textEn, textDe, changedEn, changedDe, holdsFrom } = typed;
    const isShort = [textEn, textDe].some((text) => text.trim() === '');
    if (isShort || [changedEn, changedDe].some((text) => text.trim().length < 3) || holdsFrom === '')
      return setWrong(texts.wrong);
    return save.send(
      {
        policy: one.policy,
        texts: { en: textEn, de: textDe },
        changed: { en: changedEn, de: changedDe },
        ...{ isMaterial, holdsFrom, savedAt },
      },
      {
        onSuccess: ({ draft }) => {
          showToast(texts.saved, { type: 'success' });
          onSaved(draft?.savedAt ?? null);
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} aria-label={texts.draft}>
      <p className="d-small d-t2">{texts.textHint}</p>
      <DeskAreaField rows={14} maxLength={40_000} lang="en" {...bind('textEn')} />
      <DeskAreaField rows={14} maxLength={40_000} lang="de" {...bind('textDe')} />
      <DeskField maxLength={500} lang="en" hint={texts.changedHint} {...bind('changedEn')} />
      <DeskField maxLength={500} lang="de" {...bind('changedDe')} />
      <DeskField type="date" min={one.firstDay} hint={texts.dayHint(one.firstDay)} {...bind('holdsFrom')} />
      <DeskCheckbox
        checked={isMaterial}
        onCheck={(isOn) => {
          setMaterial(isOn);
          onTyped();
        }}
      >
        {texts.isMaterial}
      </DeskCheckbox>
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <p className="d-after">
        <DeskButton type="submit" kind="primary" isKept isBusy={save.isSending}>
          {texts.save}
        </DeskButton>
      </p>
    </form>
  );
}
