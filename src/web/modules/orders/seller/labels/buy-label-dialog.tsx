import { type FormEvent, useState } from 'react';
import { chooseRate } from '#domain/orders/labels/decide-label.ts';
import { type Box, boxSchema } from '#domain/orders/labels/model.ts';
import type { Order } from '#domain/orders/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import * as texts from './label-texts.ts';

export const boxOptions = boxSchema.options.map((box): [Box, string] => [box, texts.boxes[box]]);
/** What is typed as grams; 0 where it is no number. */
export const gramsOf = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

/** [ORD-03] Weight and size, what each carrier wants, and one press. */
export function BuyLabelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data } = useCall('orders.listPackages', { orders: order.orderId });
  const [typed, setWeight] = useState<string | null>(null);
  const weight = typed ?? String(data?.packages[0]?.weightGrams ?? '');
  const [box, setBox] = useState<Box>('small');
  const [chosen, setChosen] = useState('');
  const quote = useSend('orders.quoteLabel');
  const buy = useSend('orders.buyLabel', ...shopOrderStale, 'orders.listLabels', 'payments.getBalance');
  const rates = quote.answer?.rates ?? [];
  const keyOf = ({ carrier, service }: { carrier: string; service: string }): string => `${carrier} ${service}`;
  const within = quote.answer?.daysAllowed ?? 0;
  const wanted = rates.find((each) => keyOf(each) === chosen) ?? chooseRate(rates, { wanted: null, within });
  const wrong = buy.problem?.message ?? quote.problem?.message;
  const input = { orderId: order.orderId, weightGrams: gramsOf(weight), box };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!wanted) return quote.send(input);
    return buy.send(
      { ...input, wanted: { carrier: wanted.carrier, service: wanted.service } },
      {
        onSuccess: ({ carrier, costCents }) => {
          showToast(texts.bought(carrier, formatMoney(costCents)), { type: 'success' });
          onClose();
        },
      },
    );
  };
  const forget = (): void => {
    quote.forget();
    buy.forget();
  };
  const title = texts.buyFor(order.number);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{texts.whatFollows}</p>
        <div className="d-r2">
          <DeskField
            label={texts.weight}
            note={texts.grams}
            inputMode="numeric"
            value={weight}
            maxLength={6}
            onChange={(event) => {
              setWeight(event.target.value);
              forget();
            }}
          />
          <DeskSelectField
            label={texts.size}
            options={boxOptions}
            value={box}
            onChoose={(value) => {
              setBox(value);
              forget();
            }}
          />
        </div>
        {wanted && (
          <DeskRadioGroup
            legend={texts.way}
            options={rates.map((each): [string, string] => [
              keyOf(each),
              texts.rate(each, { money: formatMoney(each.cents), isLate: each.days !== null && each.days > within }),
            ])}
            value={keyOf(wanted)}
            onChoose={setChosen}
          />
        )}
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={quote.isSending || buy.isSending}>
            {wanted ? texts.buy : texts.showRates}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
