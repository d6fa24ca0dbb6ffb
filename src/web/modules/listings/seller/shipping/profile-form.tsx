import { type FormEvent, useState } from 'react';
import { countryName } from '#web/platform/languages/formats.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField, DeskFieldRow, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ZoneChecks } from '../postage/zone-checks.tsx';
import {
  draftOfProfile,
  newRate,
  type Profile,
  type ProfileDraft,
  type ProfileErrors,
  readProfile,
} from './profile-draft.ts';
import { RatesEditor } from './rates-editor.tsx';
import * as texts from './profile-form-texts.ts';

interface PartProps {
  draft: ProfileDraft;
  errors: ProfileErrors;
  change: (edit: Partial<ProfileDraft>) => void;
}

const bound = (
  { draft, errors, change }: PartProps,
  field: 'name' | 'extra' | 'free' | 'packingGrams' | 'handlingDays',
  id: string = field,
) => ({
  id,
  error: errors.get(id),
  value: draft[field],
  onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
});

const Packing = (part: PartProps) => (
  <>
    <DeskSection title={texts.packing} />
    <div className="d-r2">
      <DeskField label={texts.extra} unit="€" inputMode="decimal" {...bound(part, 'extra')} />
      <DeskField
        label={texts.free}
        note={texts.optional}
        hint={texts.freeHint}
        unit="€"
        inputMode="decimal"
        placeholder={texts.never}
        {...bound(part, 'free')}
      />
      <DeskField
        label={texts.packingGrams}
        unit="g"
        inputMode="numeric"
        {...bound(part, 'packingGrams', 'packing-grams')}
      />
      <DeskField
        label={texts.handlingDays}
        hint={texts.handlingHint}
        inputMode="numeric"
        {...bound(part, 'handlingDays', 'handling-days')}
      />
    </div>
  </>
);

/** Countries that are left out of the zones. */
function Except({ draft, change }: PartProps) {
  return (
    <DeskFieldRow>
      <DeskSelectField
        label={texts.except}
        note={texts.optional}
        options={[['', texts.addExcept], ...countryOptions.filter(([code]) => !draft.except.includes(code))]}
        value=""
        onChoose={(code) => code && change({ except: [...draft.except, code] })}
      />
      {draft.except.length > 0 && (
        <p className="d-croprow d-wrap">
          {draft.except.map((code) => (
            <DeskButton
              key={code}
              kind="soft"
              isSmall
              isAlwaysShown
              aria-label={texts.removeExcept(countryName(code))}
              onClick={() => change({ except: draft.except.filter((each) => each !== code) })}
            >
              {countryName(code)} ×
            </DeskButton>
          ))}
        </p>
      )}
    </DeskFieldRow>
  );
}

function Rates(part: PartProps) {
  const { draft, errors, change } = part;
  return (
    <>
      <DeskSection title={texts.rates} />
      <DeskRadioGroup
        legend={texts.whichRates}
        options={[
          ['plain', texts.plainRates],
          ['own', texts.ownRates],
        ]}
        value={draft.hasOwnRates ? 'own' : 'plain'}
        onChoose={(which) =>
          change({
            hasOwnRates: which === 'own',
            rates: which === 'own' && draft.rates.length === 0 ? [newRate()] : draft.rates,
          })
        }
      />
      <p className="d-hint">{draft.hasOwnRates ? texts.ownHint : texts.plainHint}</p>
      {draft.hasOwnRates ? (
        <RatesEditor rates={draft.rates} errors={errors} onChange={(rates) => change({ rates })} />
      ) : (
        <ZoneChecks chosen={draft.zones} onChange={(zones) => change({ zones })} />
      )}
      <Except {...part} />
    </>
  );
}

const lines = ['line1', 'postcode', 'city'] as const;

function Origin({ draft, errors, change }: PartProps) {
  const set = (edit: Partial<ProfileDraft['origin']>): void => change({ origin: { ...draft.origin, ...edit } });
  return (
    <>
      <DeskSection title={texts.origin} />
      <p className="d-hint">{texts.originHint}</p>
      <DeskCheckbox checked={draft.pickup} hint={texts.pickupHint} onCheck={(pickup) => change({ pickup })}>
        {texts.pickup}
      </DeskCheckbox>
      <div className="d-r2">
        {lines.map((field) => (
          <DeskField
            key={field}
            id={`origin-${field}`}
            label={texts.originFields[field]}
            error={errors.get(`origin-${field}`)}
            value={draft.origin[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
        <DeskSelectField
          id="origin-country"
          label={texts.originFields.country}
          error={errors.get('origin-country')}
          options={[['', texts.choose], ...countryOptions]}
          value={draft.origin.country}
          onChoose={(country) => set({ country })}
        />
      </div>
    </>
  );
}

/** Saves what the form says, once it is sound. */
function useSaving(profile: Profile | null, draft: ProfileDraft) {
  const [errors, setErrors] = useState<ProfileErrors>(new Map());
  const [wrong, setWrong] = useState('');
  const changed = ['listings.listProfiles', 'listings.getListing', 'listings.previewDelivery'] as const;
  const add = useSend('listings.addProfile', ...changed);
  const edit = useSend('listings.changeProfile', ...changed);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const read = readProfile(draft);
    setErrors(read.errors);
    const [first] = read.errors.keys();
    setWrong(first ? texts.problems : '');
    if (first) return document.getElementById(first)?.focus();
    const done = {
      onSuccess: () => {
        showToast(texts.isSaved(read.input.name), { type: 'success' });
        go(sellerHref('shipping-settings'));
      },
      onError: (problem: Error) => setWrong(problem.message),
    };
    if (profile) edit.send({ ...read.input, profileId: profile.profileId }, done);
    else add.send(read.input, done);
  };
  return { save, errors, wrong, isSending: add.isSending || edit.isSending };
}

/** [DASH-04] A shipping profile of its own: packing, rates by zone and country, where parcels start. */
export function ProfileForm({ profile }: { profile: Profile | null }) {
  const [draft, setDraft] = useState(() => draftOfProfile(profile));
  const { save, errors, wrong, isSending } = useSaving(profile, draft);
  const part = { draft, errors, change: (edit: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...edit })) };
  return (
    <form noValidate className="d-shipform" onSubmit={save}>
      <DeskField label={texts.name} maxLength={60} {...bound(part, 'name')} />
      <Packing {...part} />
      <Rates {...part} />
      <Origin {...part} />
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <p className="d-acts d-shipacts">
        <DeskButton kind="primary" isAlwaysShown type="submit" disabled={isSending}>
          {isSending ? texts.saving : texts.save}
        </DeskButton>
        <DeskButton isAlwaysShown onClick={() => go(sellerHref('shipping-settings'))}>
          {texts.cancel}
        </DeskButton>
      </p>
    </form>
  );
}
