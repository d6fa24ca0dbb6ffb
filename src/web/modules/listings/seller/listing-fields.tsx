import { formatDay } from '#web/platform/languages/formats.ts';
import { useState } from 'react';
import { MAX_TAGS } from '#domain/listings/model.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import { leavesBy } from '#domain/listings/delivery/delivery-options.ts';
import { useCall } from '#web/platform/use-call.ts';
import { UnsentNote } from './postage/unsent-note.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField, DeskFieldRow, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import type { FieldsProps } from './check-listing-draft.ts';
import { ProfileField } from './postage/profile-field.tsx';
import { type ListingDraft, termsOf } from './listing-draft.ts';
import * as texts from './texts/field-texts.ts';

/** The field as the product page shows it; one may type into it to see how it counts. */
function PersonalPreview({ personal }: { personal: ListingDraft['personal'] }) {
  const [text, setText] = useState('');
  const longest = Number(personal.maxLength) || 1;
  return (
    <div className="d-asbuyer">
      <span className="d-label">{texts.asBuyersSeeIt}</span>
      <DeskField
        label={personal.prompt.trim() || texts.noPrompt}
        note={`${personal.required ? '' : `${texts.optional} · `}${texts.counted([...text].length, longest)}`}
        value={text}
        maxLength={longest}
        placeholder={texts.tryItOut}
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
        {texts.canBePersonal}
      </DeskCheckbox>
      {personal.on && (
        <div className="d-r31">
          <DeskField
            id="personal-prompt"
            label={texts.prompt}
            error={errors.get('personal-prompt')}
            value={personal.prompt}
            maxLength={140}
            placeholder={texts.promptExample}
            onChange={(event) => set({ prompt: event.target.value })}
          />
          <DeskField
            id="personal-length"
            label={texts.longest}
            error={errors.get('personal-length')}
            inputMode="numeric"
            value={personal.maxLength}
            onChange={(event) => set({ maxLength: event.target.value })}
          />
          <DeskCheckbox checked={personal.required} onCheck={(required) => set({ required })}>
            {texts.mustBeFilled}
          </DeskCheckbox>
        </div>
      )}
      {personal.on && <PersonalPreview personal={personal} />}
    </>
  );
}

export function MakingFields({ draft, errors, onChange }: FieldsProps) {
  const days = Number(draft.processingDays);
  const { data: shop } = useCall('shops.getCalendar');
  const { madeToOrder } = draft;
  const makingMinutes = Number(draft.makingMinutes || 0);
  const item = { processingDays: days, madeToOrder, makingMinutes };
  const leaves =
    shop && Number.isInteger(days) && days >= 0 && days <= 90
      ? formatDay(leavesBy([item], localTime(shop.timeZone, new Date()), shop.calendar))
      : null;
  return (
    <div className="d-r4">
      <DeskSelectField
        id="origin"
        label={texts.whoMakes}
        error={errors.get('origin')}
        options={[
          ['made', texts.origins.made],
          ['designed', texts.origins.designed],
        ]}
        value={draft.origin ?? 'made'}
        onChoose={(origin) => onChange({ origin })}
      />
      <DeskSelectField
        id="kind"
        label={texts.kind}
        error={errors.get('kind')}
        options={[
          ['ready', texts.kinds.ready],
          ['order', texts.kinds.order],
        ]}
        value={draft.madeToOrder ? 'order' : 'ready'}
        onChoose={(kind) => onChange({ madeToOrder: kind === 'order' })}
      />
      <DeskField
        id="processing-days"
        label={texts.workingDays}
        error={errors.get('processing-days')}
        inputMode="numeric"
        value={draft.processingDays}
        onChange={(event) => onChange({ processingDays: event.target.value })}
      />
      {madeToOrder && (
        <DeskField
          id="making-minutes"
          label={texts.makingMinutes}
          note={texts.optional}
          hint={shop?.settings.minutesPerDay === null ? texts.planByMinutes : undefined}
          error={errors.get('making-minutes')}
          inputMode="numeric"
          value={draft.makingMinutes ?? ''}
          onChange={(event) => onChange({ makingMinutes: event.target.value })}
        />
      )}
      <DeskFieldRow label={texts.buyersRead}>
        <p className="d-leaves-on">{leaves ? texts.leaves(leaves) : '–'}</p>
      </DeskFieldRow>
    </div>
  );
}

export function PostFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <ProfileField draft={draft} errors={errors} onChange={onChange} />
      <UnsentNote draft={draft} />
      <div className="d-r4">
        <DeskField
          id="weight"
          label={texts.weight}
          error={errors.get('weight')}
          inputMode="numeric"
          value={draft.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
        {(['height', 'width', 'depth'] as const).map((side) => (
          <DeskField
            key={side}
            id={side}
            label={texts.sides[side]}
            error={errors.get(side)}
            inputMode="decimal"
            value={draft[side]}
            onChange={(event) => onChange({ [side]: event.target.value })}
          />
        ))}
      </div>
      <DeskField
        id="hs-code"
        label={texts.hsCode}
        note={texts.optional}
        hint={texts.hsCodeHint}
        error={errors.get('hs-code')}
        inputMode="numeric"
        maxLength={16}
        value={draft.hsCode ?? ''}
        onChange={(event) => onChange({ hsCode: event.target.value })}
      />
      <div className="d-r2">
        <DeskField
          id="size-note"
          label={texts.sizeNote}
          note={texts.optional}
          error={errors.get('size-note')}
          value={draft.sizeNote}
          maxLength={200}
          placeholder={texts.sizeExample}
          onChange={(event) => onChange({ sizeNote: event.target.value })}
        />
        <DeskField
          id="care"
          label={texts.care}
          note={texts.optional}
          error={errors.get('care')}
          value={draft.care}
          maxLength={500}
          placeholder={texts.careExample}
          onChange={(event) => onChange({ care: event.target.value })}
        />
      </div>
      <DeskSelectField
        id="withdrawal"
        label={texts.withdrawal}
        hint={texts.withdrawalHint}
        error={errors.get('withdrawal')}
        options={[
          ['', texts.withdrawals.none],
          ['sealed', texts.withdrawals.sealed],
          ['perishable', texts.withdrawals.perishable],
        ]}
        value={draft.withdrawalException ?? ''}
        onChoose={(withdrawalException) => onChange({ withdrawalException })}
      />
    </>
  );
}

export function SearchFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <DeskField
        id="tags"
        label={texts.tags}
        note={texts.counted(termsOf(draft.tags).length, MAX_TAGS)}
        hint={texts.tagsHint}
        error={errors.get('tags')}
        value={draft.tags}
        placeholder={texts.tagsExample}
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      <div className="d-r2">
        <DeskField
          id="colours"
          label={texts.colours}
          note={texts.optional}
          error={errors.get('colours')}
          value={draft.colours}
          placeholder={texts.coloursExample}
          onChange={(event) => onChange({ colours: event.target.value })}
        />
        <DeskField
          id="compare-at"
          label={texts.earlierPrice}
          note={texts.optional}
          hint={texts.earlierPriceHint}
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
