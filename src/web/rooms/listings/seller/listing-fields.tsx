import { useState } from 'react';
import { MAX_TAGS } from '#domain/listings/model.ts';
import { addWorkingDays, formatDay } from '#domain/core/time.ts';
import { type FieldsProps, FormLine } from './form-line.tsx';
import { ProfileField } from './postage/profile-field.tsx';
import { type ListingDraft, wordsOf } from './listing-draft.ts';

/** The field as the product page shows it; one may type into it to see how it counts. */
function PersonalPreview({ personal }: { personal: ListingDraft['personal'] }) {
  const [text, setText] = useState('');
  const longest = Number(personal.maxLength) || 1;
  return (
    <div className="d-asbuyer">
      <span className="d-label">As buyers see it</span>
      <label className="d-field" style={{ paddingTop: 8 }}>
        <span>
          {personal.prompt.trim() || 'What do you ask?'}{' '}
          <small>
            {personal.required ? '' : 'Optional · '}
            {[...text].length} of {longest}
          </small>
        </span>
        <input
          className="d-input"
          value={text}
          maxLength={longest}
          placeholder="Try it out"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
    </div>
  );
}

export function PersonalFields({ draft, errors, onChange }: FieldsProps) {
  const { personal } = draft;
  const set = (edit: Partial<ListingDraft['personal']>): void => onChange({ personal: { ...personal, ...edit } });
  return (
    <>
      <label className="d-check">
        <input type="checkbox" checked={personal.on} onChange={(event) => set({ on: event.target.checked })} />
        Buyers can have it personalised
      </label>
      {personal.on && (
        <div className="d-r31">
          <FormLine id="personal-prompt" label="What do you ask the buyer" errors={errors}>
            {(field) => (
              <input
                {...field}
                value={personal.prompt}
                maxLength={140}
                placeholder="Initials to engrave under the foot"
                onChange={(event) => set({ prompt: event.target.value })}
              />
            )}
          </FormLine>
          <FormLine id="personal-length" label="Longest, letters" errors={errors}>
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                value={personal.maxLength}
                onChange={(event) => set({ maxLength: event.target.value })}
              />
            )}
          </FormLine>
          <label className="d-check">
            <input
              type="checkbox"
              checked={personal.required}
              onChange={(event) => set({ required: event.target.checked })}
            />
            Must be filled in
          </label>
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
      <FormLine id="origin" label="Who makes it" errors={errors}>
        {(field) => (
          <select
            {...field}
            value={draft.origin ?? 'made'}
            onChange={(event) => onChange({ origin: event.target.value === 'designed' ? 'designed' : 'made' })}
          >
            <option value="made">Made by me</option>
            <option value="designed">Designed by me, made by others</option>
          </select>
        )}
      </FormLine>
      <FormLine id="kind" label="Kind" errors={errors}>
        {(field) => (
          <select
            {...field}
            value={draft.madeToOrder ? 'order' : 'ready'}
            onChange={(event) => onChange({ madeToOrder: event.target.value === 'order' })}
          >
            <option value="ready">Ready to ship</option>
            <option value="order">Made to order</option>
          </select>
        )}
      </FormLine>
      <FormLine id="processing-days" label="Working days to post" errors={errors}>
        {(field) => (
          <input
            {...field}
            inputMode="numeric"
            value={draft.processingDays}
            onChange={(event) => onChange({ processingDays: event.target.value })}
          />
        )}
      </FormLine>
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
        <FormLine id="weight" label="Weight, packed, g" errors={errors}>
          {(field) => (
            <input
              {...field}
              inputMode="numeric"
              value={draft.weight}
              onChange={(event) => onChange({ weight: event.target.value })}
            />
          )}
        </FormLine>
        {(['height', 'width', 'depth'] as const).map((side) => (
          <FormLine
            key={side}
            id={side}
            label={`${{ height: 'Height', width: 'Width', depth: 'Depth' }[side]}, cm`}
            errors={errors}
          >
            {(field) => (
              <input
                {...field}
                inputMode="decimal"
                value={draft[side]}
                onChange={(event) => onChange({ [side]: event.target.value })}
              />
            )}
          </FormLine>
        ))}
      </div>
      <div className="d-r2">
        <FormLine id="size-note" label="Size in words" note="Optional" errors={errors}>
          {(field) => (
            <input
              {...field}
              value={draft.sizeNote}
              maxLength={200}
              placeholder="Holds 250 ml, fits both hands"
              onChange={(event) => onChange({ sizeNote: event.target.value })}
            />
          )}
        </FormLine>
        <FormLine id="care" label="Care" note="Optional" errors={errors}>
          {(field) => (
            <input
              {...field}
              value={draft.care}
              maxLength={500}
              placeholder="Dishwasher safe"
              onChange={(event) => onChange({ care: event.target.value })}
            />
          )}
        </FormLine>
      </div>
    </>
  );
}

export function FoundFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <FormLine
        id="tags"
        label="Search words"
        note={`${wordsOf(draft.tags).length} of ${MAX_TAGS}`}
        hint="What a buyer would type, with commas between."
        errors={errors}
      >
        {(field) => (
          <input
            {...field}
            value={draft.tags}
            placeholder="coffee, tea, gift, minimal"
            onChange={(event) => onChange({ tags: event.target.value })}
          />
        )}
      </FormLine>
      <div className="d-r2">
        <FormLine id="colours" label="Colours" note="Optional" errors={errors}>
          {(field) => (
            <input
              {...field}
              value={draft.colours}
              placeholder="white, ink blue"
              onChange={(event) => onChange({ colours: event.target.value })}
            />
          )}
        </FormLine>
        <FormLine
          id="compare-at"
          label="Earlier price"
          note="Optional"
          hint="Shown crossed out while it is above the price."
          errors={errors}
        >
          {(field) => (
            <span className="d-mny">
              <i>€</i>
              <input
                {...field}
                inputMode="decimal"
                value={draft.compareAt}
                onChange={(event) => onChange({ compareAt: event.target.value })}
              />
            </span>
          )}
        </FormLine>
      </div>
    </>
  );
}
