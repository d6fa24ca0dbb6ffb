import { formatDay } from '#web/platform/languages/formats.ts';
import { useState } from 'react';
import { MAX_TAGS } from '#domain/listings/model.ts';
import { addWorkingDays } from '#domain/core/time.ts';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import type { FieldsProps } from './check-listing-draft.ts';
import { ProfileField } from './postage/profile-field.tsx';
import { type ListingDraft, wordsOf } from './listing-draft.ts';

/** The field as the product page shows it; one may type into it to see how it counts. */
function PersonalPreview({ personal }: { personal: ListingDraft['personal'] }) {
  const [text, setText] = useState('');
  const longest = Number(personal.maxLength) || 1;
  return (
    <div className="d-asbuyer">
      <span className="d-label">As buyers see it</span>
      <DeskField
        label={personal.prompt.trim() || 'What do you ask?'}
        note={`${personal.required ? '' : 'Optional · '}${[...text].length} of ${longest}`}
        value={text}
        maxLength={longest}
        placeholder="Try it out"
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

export function PersonalFields({ draft, errors, onChange }: FieldsProps) {
  const { personal } = draft;
  const set = (edit: Partial<ListingDraft['personal']>): void => onChange({ personal: { ...personal, ...edit } });
  return (
    <>
      <DeskCheckbox checked={personal.on} onCheck={(on) => set({ on })}>
        Buyers can have it personalised
      </DeskCheckbox>
      {personal.on && (
        <div className="d-r31">
          <DeskField
            id="personal-prompt"
            label="What do you ask the buyer"
            error={errors.get('personal-prompt')}
            value={personal.prompt}
            maxLength={140}
            placeholder="Initials to engrave under the foot"
            onChange={(event) => set({ prompt: event.target.value })}
          />
          <DeskField
            id="personal-length"
            label="Longest, letters"
            error={errors.get('personal-length')}
            inputMode="numeric"
            value={personal.maxLength}
            onChange={(event) => set({ maxLength: event.target.value })}
          />
          <DeskCheckbox checked={personal.required} onCheck={(required) => set({ required })}>
            Must be filled in
          </DeskCheckbox>
        </div>
      )}
      {personal.on && <PersonalPreview personal={personal} />}
    </>
  );
}

export function MakingFields({ draft, errors, onChange }: FieldsProps) {
  const days = Number(draft.processingDays);
  const leaves =
    Number.isInteger(days) && days >= 0 && days <= 90
      ? formatDay(addWorkingDays(new Date(), Math.max(1, days + (draft.madeToOrder ? 1 : 0))))
      : null;
  return (
    <div className="d-r4">
      <DeskSelectField
        id="origin"
        label="Who makes it"
        error={errors.get('origin')}
        options={[
          ['made', 'Made by me'],
          ['designed', 'Designed by me, made by others'],
        ]}
        value={draft.origin ?? 'made'}
        onChoose={(origin) => onChange({ origin })}
      />
      <DeskSelectField
        id="kind"
        label="Kind"
        error={errors.get('kind')}
        options={[
          ['ready', 'Ready to ship'],
          ['order', 'Made to order'],
        ]}
        value={draft.madeToOrder ? 'order' : 'ready'}
        onChoose={(kind) => onChange({ madeToOrder: kind === 'order' })}
      />
      <DeskField
        id="processing-days"
        label="Working days to post"
        error={errors.get('processing-days')}
        inputMode="numeric"
        value={draft.processingDays}
        onChange={(event) => onChange({ processingDays: event.target.value })}
      />
      <div className="d-field">
        <span className="d-label">Buyers read today</span>
        <p style={{ paddingTop: 8 }}>{leaves ? `“Leaves by ${leaves}.”` : '–'}</p>
      </div>
    </div>
  );
}

export function PostFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <ProfileField draft={draft} errors={errors} onChange={onChange} />
      <div className="d-r4">
        <DeskField
          id="weight"
          label="Weight, packed, g"
          error={errors.get('weight')}
          inputMode="numeric"
          value={draft.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
        {(['height', 'width', 'depth'] as const).map((side) => (
          <DeskField
            key={side}
            id={side}
            label={`${{ height: 'Height', width: 'Width', depth: 'Depth' }[side]}, cm`}
            error={errors.get(side)}
            inputMode="decimal"
            value={draft[side]}
            onChange={(event) => onChange({ [side]: event.target.value })}
          />
        ))}
      </div>
      <div className="d-r2">
        <DeskField
          id="size-note"
          label="Size in words"
          note="Optional"
          error={errors.get('size-note')}
          value={draft.sizeNote}
          maxLength={200}
          placeholder="Holds 250 ml, fits both hands"
          onChange={(event) => onChange({ sizeNote: event.target.value })}
        />
        <DeskField
          id="care"
          label="Care"
          note="Optional"
          error={errors.get('care')}
          value={draft.care}
          maxLength={500}
          placeholder="Dishwasher safe"
          onChange={(event) => onChange({ care: event.target.value })}
        />
      </div>
      <DeskSelectField
        id="withdrawal"
        label="Right of withdrawal"
        hint="The law makes these exceptions and no others. Buyers read it before they buy."
        error={errors.get('withdrawal')}
        options={[
          ['', 'Buyers may withdraw'],
          ['sealed', 'Sealed for health or hygiene: only with the seal unbroken'],
          ['perishable', 'Spoils quickly: they may not'],
        ]}
        value={draft.withdrawalException ?? ''}
        onChoose={(withdrawalException) => onChange({ withdrawalException })}
      />
    </>
  );
}

export function FoundFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <DeskField
        id="tags"
        label="Search words"
        note={`${wordsOf(draft.tags).length} of ${MAX_TAGS}`}
        hint="What a buyer would type, with commas between."
        error={errors.get('tags')}
        value={draft.tags}
        placeholder="coffee, tea, gift, minimal"
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      <div className="d-r2">
        <DeskField
          id="colours"
          label="Colours"
          note="Optional"
          error={errors.get('colours')}
          value={draft.colours}
          placeholder="white, ink blue"
          onChange={(event) => onChange({ colours: event.target.value })}
        />
        <DeskField
          id="compare-at"
          label="Earlier price"
          note="Optional"
          hint="Says that it is reduced. Crossed out stands its lowest price of the 30 days before, if it has one."
          error={errors.get('compare-at')}
          unit="€"
          inputMode="decimal"
          value={draft.compareAt}
          onChange={(event) => onChange({ compareAt: event.target.value })}
        />
      </div>
    </>
  );
}
