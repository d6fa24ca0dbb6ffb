import type { ReactNode } from 'react';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import type { DraftErrors } from './check-listing-draft.ts';
import type { ListingDraft } from './listing-draft.ts';

export interface FieldsProps {
  draft: ListingDraft;
  errors: DraftErrors;
  onChange: (edit: Partial<ListingDraft>) => void;
}

interface LineProps {
  id: string;
  label: string;
  note?: string;
  hint?: string;
  errors: DraftErrors;
  children: (props: {
    id: string;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled field with its hint or its mistake under it. */
export function FormLine({ id, label, note, hint, errors, children }: LineProps) {
  const error = errors.get(id);
  const under = error || hint ? `${id}-under` : undefined;
  return (
    <div className="d-field">
      <label className="d-label" htmlFor={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      {children({
        id,
        className: `d-input ${error ? 'd-bad' : ''}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': under,
      })}
      {error ? (
        <p className="d-err" id={under}>
          <DeskIcon name="critical" small />
          {error}
        </p>
      ) : (
        hint && (
          <p className="d-hint" id={under}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
