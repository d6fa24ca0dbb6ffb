import { DeskField } from '#web/ui/desk/desk-field.tsx';
import type { FieldsProps } from '../check-listing-draft.ts';
import * as texts from '../texts/field-texts.ts';

/** [ALERT-26] From how many pieces on their maker hears that few are left. */
export const LowStockField = ({ draft, errors, onChange }: FieldsProps) => (
  <DeskField
    id="low-stock"
    label={texts.lowStock}
    hint={texts.lowStockHint}
    error={errors.get('low-stock')}
    inputMode="numeric"
    value={draft.lowStock ?? ''}
    onChange={(event) => onChange({ lowStock: event.target.value })}
  />
);
