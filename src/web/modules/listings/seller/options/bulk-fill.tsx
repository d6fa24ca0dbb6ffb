import { useState } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskFieldset, DeskInput, DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { type ListingDraft, combinationsOf, type DraftVariant, keyOf, newVariant } from '../listing-draft.ts';
import * as texts from './option-texts.ts';

/** Which combinations are meant: all of them, or those with one value of one option. */
interface FillScope {
  option: number;
  value: string;
}

type Fill = Partial<Pick<DraftVariant, 'price' | 'quantity'>>;

/** How many combinations a fill would change. */
const inScope = (draft: ListingDraft, scope: FillScope | null): string[][] =>
  combinationsOf(draft.options).filter((values) => !scope || values[scope.option] === scope.value);

/** [CAT-01] The matrix with one price or stock in every combination that is meant; what is left empty stays as it was. */
function filledVariants(draft: ListingDraft, scope: FillScope | null, fill: Fill): ListingDraft['variants'] {
  const said = Object.fromEntries(Object.entries(fill).filter(([, text]) => text?.trim()));
  const filled = inScope(draft, scope).map((values) => {
    const key = keyOf(values);
    return [key, { ...(draft.variants[key] ?? newVariant()), ...said }];
  });
  return { ...draft.variants, ...Object.fromEntries(filled) };
}

interface Props {
  draft: ListingDraft;
  onChange: (edit: Pick<ListingDraft, 'variants'>) => void;
}

/** [CAT-01] One price or stock for all combinations, or for those of one value, instead of a field each. */
export function BulkFill({ draft, onChange }: Props) {
  const [scope, setScope] = useState<FillScope | null>(null);
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  const count = inScope(draft, scope).length;
  const fill = (): void => {
    const before = draft.variants;
    onChange({ variants: filledVariants(draft, scope, { price, quantity }) });
    setPrice('');
    setQuantity('');
    showToast(texts.filled(count), {
      type: 'success',
      action: { label: texts.undo, onClick: () => onChange({ variants: before }) },
    });
  };
  const choose = (text: string): void =>
    setScope(
      text === ''
        ? null
        : { option: Number(text.slice(0, text.indexOf(':'))), value: text.slice(text.indexOf(':') + 1) },
    );
  return (
    <DeskFieldset className="d-fill" legend={texts.fillAtOnce}>
      <DeskSelect
        aria-label={texts.which}
        options={[
          ['', texts.all],
          ...draft.options.map((option, index) => ({
            group: option.name || texts.option(index + 1),
            options: option.values.map((value) => [`${index}:${value}`, `${option.name}: ${value}`] as const),
          })),
        ]}
        value={scope ? `${scope.option}:${scope.value}` : ''}
        onChoose={choose}
      />
      <DeskInput
        className="d-num"
        unit="€"
        inputMode="decimal"
        aria-label={texts.priceForAll}
        placeholder={texts.price}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <DeskInput
        className="d-num"
        inputMode="numeric"
        aria-label={texts.stockForAll}
        placeholder={texts.stock}
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <DeskButton
        isAlwaysShown
        disabled={count === 0 || (price.trim() === '' && quantity.trim() === '')}
        onClick={fill}
      >
        {texts.fill(count)}
      </DeskButton>
    </DeskFieldset>
  );
}
