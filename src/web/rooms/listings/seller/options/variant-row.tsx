import type { Picture } from '#domain/files/contract.ts';
import { DeskInput, DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DraftErrors, variantField } from '../check-listing-draft.ts';
import { type DraftVariant, keyOf } from '../listing-draft.ts';

interface VariantRowProps {
  values: string[];
  row: DraftVariant;
  pictures: Picture[];
  errors: DraftErrors;
  onChange: (row: DraftVariant) => void;
}

/** One combination: its photo, SKU, price and stock. */
export function VariantRow({ values, row, pictures, errors, onChange }: VariantRowProps) {
  const key = keyOf(values);
  const name = values.join(', ');
  const field = (kind: 'price' | 'quantity') => {
    const id = variantField(key, kind);
    return { id, className: 'd-num', 'aria-invalid': errors.has(id) || undefined };
  };
  return (
    <tr>
      {values.length > 0 && <th scope="row">{name}</th>}
      {values.length > 0 && (
        <td data-label="Photo">
          <span className="d-pcs">
            <Thumb picture={pictures.find((picture) => picture.id === row.pictureId) ?? pictures[0]} size={32} />
            <DeskSelect
              aria-label={`Photo, ${name}`}
              options={[
                ['', 'Cover'],
                ...pictures.slice(1).map((picture, index) => [picture.id, `Photo ${index + 2}`] as const),
              ]}
              value={pictures.some((picture) => picture.id === row.pictureId) ? (row.pictureId ?? '') : ''}
              onChoose={(pictureId) => onChange({ ...row, pictureId: pictureId || null })}
            />
          </span>
        </td>
      )}
      <td data-label="SKU">
        <DeskInput
          value={row.sku}
          maxLength={60}
          aria-label={name ? `SKU, ${name}` : 'SKU'}
          placeholder="–"
          onChange={(event) => onChange({ ...row, sku: event.target.value })}
        />
      </td>
      <td data-label="Price">
        <DeskInput
          {...field('price')}
          unit="€"
          inputMode="decimal"
          value={row.price}
          aria-label={name ? `Price, ${name}` : 'Price'}
          onChange={(event) => onChange({ ...row, price: event.target.value })}
        />
      </td>
      <td data-label="In stock">
        <DeskInput
          {...field('quantity')}
          inputMode="numeric"
          value={row.quantity}
          aria-label={name ? `Stock, ${name}` : 'Stock'}
          onChange={(event) => onChange({ ...row, quantity: event.target.value })}
        />
      </td>
    </tr>
  );
}
