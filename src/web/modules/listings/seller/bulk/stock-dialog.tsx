import { useState } from 'react';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import { MAX_BULK_STOCK } from '#domain/listings/bulk/limits.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import type { MyListing } from '../use-listing-move.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeForm } from './change-form.tsx';
import * as texts from './bulk-texts.ts';

type Way = 'set' | 'add';

function changeOf(way: Way, written: string): BulkChange | null {
  const text = written.trim().replace('−', '-');
  const number = Number(text);
  if (!/^[+-]?\d{1,6}$/.test(text) || Math.abs(number) > MAX_BULK_STOCK) return null;
  if (way === 'set') return number < 0 ? null : { kind: 'stock', stock: number };
  return number === 0 ? null : { kind: 'add-stock', by: number };
}

/** Of a piece with choices only its sum is known here. */
function stockAfter({ onlyVariant, stock }: MyListing, change: BulkChange): string {
  if (change.kind === 'stock') return onlyVariant ? formatNumber(change.stock) : texts.ofEachChoice(change.stock);
  const by = change.kind === 'add-stock' ? change.by : 0;
  return onlyVariant ? formatNumber(Math.max(0, stock + by)) : texts.moreOfEachChoice(by);
}

/** [DASH-02] Asks how many of each there are, or how many more. */
export function StockDialog({ onApply, ...form }: ChangeDialogProps) {
  const [way, setWay] = useState<Way>('set');
  const [written, setWritten] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = changeOf(way, written);
  return (
    <ChangeForm
      {...form}
      title={texts.changeStock}
      preview={
        change && {
          isNumber: true,
          now: ({ stock }) => formatNumber(stock),
          after: (listing) => stockAfter(listing, change),
        }
      }
      onSubmit={() => {
        setChecked(true);
        if (change) onApply(change);
      }}
    >
      <DeskSelectField
        label={texts.stockWay}
        options={[
          ['set', texts.setStock],
          ['add', texts.addStock],
        ]}
        value={way}
        onChoose={setWay}
      />
      <DeskField
        label={texts.units}
        hint={way === 'add' ? texts.addStockHint : texts.setStockHint}
        error={isChecked && !change ? texts.notUnits : undefined}
        isAlert
        inputMode="text"
        maxLength={7}
        autoComplete="off"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </ChangeForm>
  );
}
