import { Field } from '#web/ui/field.tsx';

interface Props {
  wishes: { prompt: string; required: boolean; maxLength: number };
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

/** [UX-36] The buyer's own words for a piece, with their limit and how many are used. */
export function WishField({ wishes, value, error, onChange }: Props) {
  const used = [...value].length;
  const note = (
    <>
      <span aria-hidden="true">
        {wishes.required ? 'Required' : 'Optional'}, {used} of {wishes.maxLength}
      </span>
      <span className="visually-hidden">
        {wishes.required ? 'required' : 'optional'}, up to {wishes.maxLength} characters
      </span>
    </>
  );
  return (
    <div className="option option--wish">
      <Field
        id="wish"
        label={wishes.prompt}
        note={note}
        value={value}
        maxLength={wishes.maxLength}
        error={error}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {used > 0 && used >= wishes.maxLength - 3 ? `${wishes.maxLength - used} characters left` : ''}
      </p>
    </div>
  );
}
