import type { FormEvent } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskFieldRow } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { PricingDraft } from './pricing-draft.ts';
import * as texts from './pricing-texts.ts';

interface Props {
  draft: PricingDraft;
  errors: Partial<PricingDraft>;
  priceCents: number;
  isSending: boolean;
  problem: string | undefined;
  onChange: (changes: Partial<PricingDraft>) => void;
  onSave: () => void;
}

/** [DASH-04] What a piece costs, and a price to try with it. */
export function PricingForm({ draft, errors, priceCents, isSending, problem, onChange, onSave }: Props) {
  const field = (name: keyof PricingDraft) => ({
    value: draft[name],
    error: errors[name],
    maxLength: 20,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const money = { unit: '€', inputMode: 'decimal' } as const;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (Object.keys(errors).length > 0) return void focusMistake(event.currentTarget, '[aria-invalid]');
    onSave();
  };
  return (
    <form noValidate onSubmit={submit}>
      <DeskSection title={texts.costs} />
      <div className="d-r2">
        <DeskField label={texts.material} hint={texts.materialHint} {...money} {...field('material')} />
        <DeskField label={texts.postage} hint={texts.postageHint} {...money} {...field('postage')} />
        <DeskField label={texts.minutes} hint={texts.minutesHint} inputMode="numeric" {...field('minutes')} />
        <DeskField label={texts.wage} {...money} {...field('wage')} />
      </div>
      <DeskField label={texts.tried} hint={texts.triedHint(formatMoney(priceCents))} {...money} {...field('price')} />
      {problem && <DeskError role="alert">{problem}</DeskError>}
      <DeskFieldRow>
        <DeskButton kind="primary" isAlwaysShown type="submit" isBusy={isSending}>
          {texts.save}
        </DeskButton>
      </DeskFieldRow>
    </form>
  );
}
