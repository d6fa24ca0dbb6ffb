import type { PersonalisationProblem } from '#domain/listings/check-personalisation.ts';
import { Field } from '#web/ui/fields/field.tsx';
import * as texts from './texts/late-texts.ts';

interface Props {
  personalisation: { prompt: string; required: boolean; maxLength: number };
  value: string;
  problem: PersonalisationProblem | null;
  onChange: (text: string) => void;
}

/** [UX-36] The buyer's own words for a piece, with their limit and how many are used. */
export function PersonalisationField({ personalisation, value, problem, onChange }: Props) {
  const used = [...value].length;
  const need = personalisation.required ? texts.need.yes : texts.need.no;
  const note = (
    <>
      <span aria-hidden="true">
        {need}
        {texts.used(used, personalisation.maxLength)}
      </span>
      <span className="visually-hidden">
        {need.toLowerCase()}
        {texts.upTo(personalisation.maxLength)}
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
        error={
          problem &&
          (problem.code === 'cart/personalisation-required' ? texts.needsText : texts.tooLong(problem.maxLength))
        }
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {used > 0 && used >= personalisation.maxLength - 3 ? texts.lettersLeft(personalisation.maxLength - used) : ''}
      </p>
    </div>
  );
}
