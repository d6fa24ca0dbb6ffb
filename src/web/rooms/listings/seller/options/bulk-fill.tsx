import { useState } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskInput, DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import type { ListingDraft } from '../listing-draft.ts';
import { filledVariants, type FillScope, inScope } from './fill-variants.ts';

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
    showToast(`${count === 1 ? '1 combination' : `${count} combinations`} filled.`, {
      type: 'success',
      act: { label: 'Undo', onClick: () => onChange({ variants: before }) },
    });
  };
  const choose = (text: string): void =>
    setScope(
      text === ''
        ? null
        : { option: Number(text.slice(0, text.indexOf(':'))), value: text.slice(text.indexOf(':') + 1) },
    );
  return (
    <fieldset className="d-fill">
      <legend className="d-label">Fill in at once</legend>
      <DeskSelect
        aria-label="Which combinations"
        options={[
          ['', 'All combinations'],
          ...draft.options.map((option, index) => ({
            group: option.name || `Option ${index + 1}`,
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
        aria-label="Price for all of them"
        placeholder="Price"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <DeskInput
        className="d-num"
        inputMode="numeric"
        aria-label="Stock for all of them"
        placeholder="Stock"
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <DeskButton isKept disabled={count === 0 || (price.trim() === '' && quantity.trim() === '')} onClick={fill}>
        Fill {count}
      </DeskButton>
    </fieldset>
  );
}
