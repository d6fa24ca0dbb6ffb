import type { FormEvent } from 'react';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { NewerDraft } from './newer-draft.tsx';
import * as texts from './policy-office-texts.ts';
import { type TypedDraft, usePolicyDraft } from './use-policy-draft.ts';

interface DraftForm {
  policy: OfficePolicy;
  isTyped: boolean;
  onTyped: (isChanged: boolean) => void;
}

/** [OFFICE-01] The next version in both languages. */
export function PolicyDraftForm(props: DraftForm) {
  const { policy } = props;
  const { typed, type, base, wrong, isNewer, isSending, submit, takeTheirs, keepMine } = usePolicyDraft(props);
  const bind = (name: Exclude<keyof TypedDraft, 'isMaterial'>) => ({
    label: texts.fields[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }): void => type({ [name]: target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      aria-label={texts.draft}
    >
      <p className="d-small d-t2">{texts.textHint}</p>
      <DeskAreaField rows={14} maxLength={40_000} lang="en" {...bind('textEn')} />
      <DeskAreaField rows={14} maxLength={40_000} lang="de" {...bind('textDe')} />
      <DeskField maxLength={500} lang="en" hint={texts.changedHint} {...bind('changedEn')} />
      <DeskField maxLength={500} lang="de" {...bind('changedDe')} />
      <DeskField type="date" min={policy.firstDay} hint={texts.dayHint(policy.firstDay)} {...bind('holdsFrom')} />
      <DeskCheckbox checked={typed.isMaterial} onCheck={(isMaterial) => type({ isMaterial })}>
        {texts.isMaterial}
      </DeskCheckbox>
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      {isNewer && <NewerDraft base={base} policy={policy} onTheirs={takeTheirs} onMine={keepMine} />}
      <p className="d-after">
        <DeskButton type="submit" kind="primary" isAlwaysShown isBusy={isSending}>
          {texts.save}
        </DeskButton>
      </p>
    </form>
  );
}
