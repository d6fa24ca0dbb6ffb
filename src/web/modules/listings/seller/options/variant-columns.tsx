import { DeskInput, DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { type DraftErrors, variantField } from '../check-listing-draft.ts';
import { combinationsOf, type DraftVariant, keyOf, type ListingDraft, newVariant } from '../listing-draft.ts';
import * as texts from './option-texts.ts';

interface Props {
  draft: ListingDraft;
  errors: DraftErrors;
  onChange: (edit: Pick<ListingDraft, 'variants'>) => void;
}

/** The values of a combination; none where the listing has no options. */
type Values = readonly string[];

/** [CAT-01] One combination in a line: its photo, SKU, price and stock. */
export function variantColumns({ draft, errors, onChange }: Props): DeskColumn<Values>[] {
  const { pictures } = draft;
  const rowOf = (values: Values): DraftVariant => draft.variants[keyOf(values)] ?? newVariant();
  const set = (values: Values, edit: Partial<DraftVariant>): void =>
    onChange({ variants: { ...draft.variants, [keyOf(values)]: { ...rowOf(values), ...edit } } });
  const named = (what: string, values: Values): string => [what, ...values].join(', ');
  const field = (values: Values, kind: 'price' | 'quantity' | 'contents') => {
    const id = variantField(keyOf(values), kind);
    return { id, className: 'd-num', 'aria-invalid': errors.has(id) || undefined };
  };
  const ofOptions: DeskColumn<Values>[] = [
    {
      head: draft.options.map((option) => option.name).join(', '),
      isRowHead: true,
      cell: (values) => values.join(', '),
    },
    {
      head: texts.photo,
      cell: (values) => {
        const chosen = pictures.find((picture) => picture.id === rowOf(values).pictureId);
        return (
          <span className="d-pcs">
            <Thumb picture={chosen ?? pictures[0]} size={32} />
            <DeskSelect
              aria-label={named(texts.photo, values)}
              options={[
                ['', texts.cover],
                ...pictures.slice(1).map((picture, index) => [picture.id, texts.photoAt(index + 2)] as const),
              ]}
              value={chosen?.id ?? ''}
              onChoose={(pictureId) => set(values, { pictureId: pictureId || null })}
            />
          </span>
        );
      },
    },
  ];
  return [
    ...(combinationsOf(draft.options)[0]?.length ? ofOptions : []),
    {
      head: texts.sku,
      cell: (values) => (
        <DeskInput
          value={rowOf(values).sku}
          maxLength={60}
          aria-label={named(texts.skuOf, values)}
          placeholder="–"
          onChange={(event) => set(values, { sku: event.target.value })}
        />
      ),
    },
    {
      head: texts.contents,
      width: 104,
      cell: (values) => (
        <DeskInput
          {...field(values, 'contents')}
          value={rowOf(values).contents ?? ''}
          aria-label={named(texts.contents, values)}
          placeholder="180 g"
          onChange={(event) => set(values, { contents: event.target.value })}
        />
      ),
    },
    {
      head: texts.price,
      isNumber: true,
      width: 124,
      cell: (values) => (
        <DeskInput
          {...field(values, 'price')}
          unit="€"
          inputMode="decimal"
          value={rowOf(values).price}
          aria-label={named(texts.price, values)}
          onChange={(event) => set(values, { price: event.target.value })}
        />
      ),
    },
    {
      head: texts.inStock,
      isNumber: true,
      width: 104,
      cell: (values) => (
        <DeskInput
          {...field(values, 'quantity')}
          inputMode="numeric"
          value={rowOf(values).quantity}
          aria-label={named(texts.stock, values)}
          onChange={(event) => set(values, { quantity: event.target.value })}
        />
      ),
    },
  ];
}
