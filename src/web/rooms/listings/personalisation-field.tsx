import { Field } from '#web/ui/fields/field.tsx';

interface Props {
  personalisation: { prompt: string; required: boolean; maxLength: number };
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

/** [UX-36] The buyer's own words for a piece, with their limit and how many are used. */
export function PersonalisationField({ personalisation, value, error, onChange }: Props) {
  const used = [...value].length;
  const note = (
    <>
      <span aria-hidden="true">
        {personalisation.required ? 'Required' : 'Optional'}, {used} of {personalisation.maxLength}
      </span>
      <span className="visually-hidden">
        {personalisation.required ? 'required' : 'optional'}, up to {personalisation.maxLength} characters
      </span>
    </>
  );
  return (
    <div className="option option--wish">
      <Field
        id="wish"
        label={personalisation.prompt}
        note={note}
        value={value}
        maxLength={personalisation.maxLength}
        error={error}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {used > 0 && used >= personalisation.maxLength - 3 ? `${personalisation.maxLength - used} characters left` : ''}
      </p>
    </div>
  );
}
