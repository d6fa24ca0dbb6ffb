import type { Picture } from '#domain/files/contract.ts';
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
  const field = (kind: 'price' | 'quantity'): { id: string; className: string; 'aria-invalid': true | undefined } => {
    const id = variantField(key, kind);
    return {
      id,
      className: `d-input d-num ${errors.has(id) ? 'd-bad' : ''}`,
      'aria-invalid': errors.has(id) || undefined,
    };
  };
  return (
    <tr>
      {values.length > 0 && <th scope="row">{name}</th>}
      {values.length > 0 && (
        <td data-label="Photo">
          <span className="d-pcs">
            <Thumb picture={pictures.find((picture) => picture.id === row.pictureId) ?? pictures[0]} size={32} />
            <select
              className="d-input"
              value={pictures.some((picture) => picture.id === row.pictureId) ? (row.pictureId ?? '') : ''}
              aria-label={`Photo, ${name}`}
              onChange={(event) => onChange({ ...row, pictureId: event.target.value || null })}
            >
              <option value="">Cover</option>
              {pictures.slice(1).map((picture, index) => (
                <option key={picture.id} value={picture.id}>
                  Photo {index + 2}
                </option>
              ))}
            </select>
          </span>
        </td>
      )}
      <td data-label="SKU">
        <input
          className="d-input"
          value={row.sku}
          maxLength={60}
          aria-label={name ? `SKU, ${name}` : 'SKU'}
          placeholder="–"
          onChange={(event) => onChange({ ...row, sku: event.target.value })}
        />
      </td>
      <td data-label="Price">
        <span className="d-mny">
          <i>€</i>
          <input
            {...field('price')}
            inputMode="decimal"
            value={row.price}
            aria-label={name ? `Price, ${name}` : 'Price'}
            onChange={(event) => onChange({ ...row, price: event.target.value })}
          />
        </span>
      </td>
      <td data-label="In stock">
        <input
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
