import { useState } from 'react';
import { changePrice } from '#domain/listings/bulk/change-price.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeForm } from './change-form.tsx';
import { readPercent } from './read-percent.ts';
import * as texts from './bulk-texts.ts';

/** [DASH-02] Asks by how many percent prices change. */
export function PriceDialog({ onApply, ...form }: ChangeDialogProps) {
  const [written, setWritten] = useState('');
  const [isChecked, setChecked] = useState(false);
  const percent = readPercent(written);
  const after = (priceCents: number): string => {
    const changed = percent === null ? null : changePrice(priceCents, percent);
    return changed === null ? texts.notPossible : formatMoney(changed);
  };
  return (
    <ChangeForm
      {...form}
      title={texts.changePrices}
      preview={
        percent === null
          ? null
          : {
              isNumber: true,
              now: ({ priceCents }) => formatMoney(priceCents),
              after: ({ priceCents }) => after(priceCents),
            }
      }
      onSubmit={() => {
        setChecked(true);
        if (percent !== null) onApply({ kind: 'percent', percent });
      }}
    >
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
    </ChangeForm>
  );
}
