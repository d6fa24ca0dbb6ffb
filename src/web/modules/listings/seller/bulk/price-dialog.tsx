import { type FormEvent, useState } from 'react';
import { changePrice } from '#domain/listings/bulk/change-price.ts';
import { MAX_PERCENT, MIN_PERCENT } from '#domain/listings/bulk/limits.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { MyListing } from '../use-listing-move.ts';
import * as texts from './bulk-texts.ts';
import '../postage/profile-dialog.css';

const SHOWN = 5;

/** `-12,5` as −12.5; null for what is no percentage that prices may change by. */
export function readPercent(written: string): number | null {
  const text = written.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent !== 0 && percent >= MIN_PERCENT && percent <= MAX_PERCENT ? percent : null;
}

const columnsOf = (percent: number): DeskColumn<MyListing>[] => [
  { head: texts.listing, cell: ({ title }) => title },
  { head: texts.now, isNumber: true, cell: ({ priceCents }) => formatMoney(priceCents) },
  {
    head: texts.after,
    isNumber: true,
    cell: ({ priceCents }) => {
      const changed = changePrice(priceCents, percent);
      return changed === null ? texts.notPossible : formatMoney(changed);
    },
  },
];

interface Props {
  /** Those of the chosen ones that the list shows. */
  known: readonly MyListing[];
  count: number;
  onApply: (percent: number) => void;
  onClose: () => void;
}

/** [DASH-02] Asks by how many percent prices change, and shows what comes of it first. */
export function PriceDialog({ known, count, onApply, onClose }: Props) {
  const [written, setWritten] = useState('');
  const [isChecked, setChecked] = useState(false);
  const percent = readPercent(written);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (percent !== null) onApply(percent);
  };
  const more = count - Math.min(known.length, SHOWN);
  return (
    <Dialog label={texts.changePrices} className="dialog d-profile" onClose={onClose}>
      <h2>{texts.changePrices}</h2>
      <form noValidate onSubmit={submit}>
        <DeskField
          label={texts.percent}
          hint={texts.percentHint}
          error={isChecked && percent === null ? texts.notPercent : undefined}
          isAlert
          inputMode="text"
          maxLength={8}
          autoComplete="off"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
        {percent !== null && known.length > 0 && (
          <div className="d-field">
            <DeskTable
              isBare
              caption={texts.preview}
              columns={columnsOf(percent)}
              rows={known.slice(0, SHOWN)}
              keyOf={({ listingId }) => listingId}
            />
            {more > 0 && <p className="d-hint">{texts.andMore(more)}</p>}
          </div>
        )}
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.apply(count)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
