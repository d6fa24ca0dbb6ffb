import { truncate } from '#domain/core/visible-text.ts';
import { useState } from 'react';
import { MAX_OPTIONS, MAX_VARIANTS } from '#domain/listings/model.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { type DraftErrors } from '../check-listing-draft.ts';
import { BulkFill } from './bulk-fill.tsx';
import { variantColumns } from './variant-columns.tsx';
import { combinationsOf, type DraftOption, keyOf, type ListingDraft, withOptions, termsOf } from '../listing-draft.ts';
import * as texts from './option-texts.ts';
import './options.css';

interface Props {
  draft: ListingDraft;
  errors: DraftErrors;
  onChange: (edit: Partial<ListingDraft>) => void;
}

/** Values are typed with commas between; they become chips of the matrix when one leaves the field. */
function OptionRow({
  option,
  index,
  errors,
  onChange,
  onRemove,
}: {
  option: DraftOption;
  index: number;
  errors: DraftErrors;
  onChange: (option: DraftOption) => void;
  onRemove: () => void;
}) {
  const phrase = option.values.join(', ');
  const [text, setText] = useState(phrase);
  const [shown, setShown] = useState(phrase);
  // Another option has taken this place.
  if (shown !== phrase) {
    setShown(phrase);
    setText(phrase);
  }
  return (
    <div className="d-option">
      <DeskField
        id={`option-${index}`}
        label={texts.option(index + 1)}
        error={errors.get(`option-${index}`)}
        value={option.name}
        maxLength={40}
        placeholder={texts.optionExample}
        onChange={(event) => onChange({ ...option, name: event.target.value })}
      />
      <DeskField
        id={`option-values-${index}`}
        label={texts.values}
        note={texts.valuesOf30(option.values.length)}
        error={errors.get(`option-values-${index}`)}
        value={text}
        placeholder={texts.valuesExample}
        onChange={(event) => setText(event.target.value)}
        onBlur={() =>
          onChange({
            ...option,
            values: termsOf(text)
              .map((word) => truncate(word, 40))
              .slice(0, 30),
          })
        }
      />
      <DeskButton icon="trash" label={texts.removeOption(option.name || index + 1)} onClick={onRemove} />
    </div>
  );
}

/** [CAT-01, UX-87] Options, and the matrix of what each combination costs and how many there are. */
export function OptionEditor({ draft, errors, onChange }: Props) {
  const rows = combinationsOf(draft.options);
  const setOptions = (options: DraftOption[]): void => onChange(withOptions(draft, options));
  const wrong = [...errors].filter(([id]) => id.startsWith('variant-'));
  return (
    <>
      {draft.options.map((option, index) => (
        <OptionRow
          key={index}
          option={option}
          index={index}
          errors={errors}
          onChange={(next) => setOptions(draft.options.map((each, at) => (at === index ? next : each)))}
          onRemove={() => setOptions(draft.options.filter((_, at) => at !== index))}
        />
      ))}
      {draft.options.length < MAX_OPTIONS && (
        <p className="d-add-option">
          <DeskButton
            icon="plus"
            isSmall
            isAlwaysShown
            onClick={() => setOptions([...draft.options, { name: '', values: [] }])}
          >
            {draft.options.length === 0 ? texts.addFirst : texts.addAnother}
          </DeskButton>
        </p>
      )}
      {rows.length > MAX_VARIANTS ? (
        <DeskError>{texts.tooMany(rows.length)}</DeskError>
      ) : (
        <>
          {rows.length > 1 && <BulkFill draft={draft} onChange={onChange} />}
          <div className="d-scroll">
            <DeskTable
              isBare
              className="d-tight d-variants"
              caption={texts.combinations}
              columns={variantColumns({ draft, errors, onChange })}
              rows={rows}
              keyOf={keyOf}
            />
          </div>
          <p className="d-hint">{texts.contentsHint}</p>
        </>
      )}
      {wrong.map(([id, message]) => (
        <DeskError key={id}>{message}</DeskError>
      ))}
    </>
  );
}
