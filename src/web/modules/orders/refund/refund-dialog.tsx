import { leftOf } from '#domain/orders/refund-amount.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { type FormEvent, useState } from 'react';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { shareOf } from '#domain/orders/line-share.ts';
import type { Order } from '#domain/orders/model.ts';
import { orderProblemTexts } from '#domain/orders/problem-texts.ts';
import { leftToRefund, planRefund, type RefundRequest } from '#domain/orders/refund-amount.ts';
import { ActionProblem } from '#web/modules/admin/records/action-problem.tsx';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './texts/refund-texts.ts';

interface Props {
  order: Order;
  call: 'orders.refundShopOrder' | 'office.refundOrder';
  /** Who reads the reason. */
  reasonNote: string;
  onDone: () => void;
  onClose: () => void;
}

type Kind = RefundRequest['kind'];
const kinds = (['all', 'lines', 'amount'] as const).map((kind): [Kind, string] => [kind, texts.kinds[kind]]);

/** [PAY-04] How much of an order goes back, and why. The sum is reckoned by the rule that the server decides by. */
export function RefundDialog({ order, call, reasonNote, onDone, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('all');
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const refund = useSend(call);
  const lines = Object.entries(counts).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
  const requests: Record<RefundRequest['kind'], RefundRequest> = {
    all: { kind: 'all' },
    lines: { kind: 'lines', lines },
    amount: { kind: 'amount', amountCents: parseMoney(sum) ?? 0 },
  };
  const request = requests[kind];
  const plan = planRefund(order, request);
  const isEmpty = (kind === 'lines' && lines.length === 0) || (kind === 'amount' && !parseMoney(sum));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty) return setWrong(kind === 'lines' ? texts.chooseLines : amountMistake(sum, texts.writeSum));
    if (!plan.ok) return setWrong(sentenceOf(orderProblemTexts, plan.problem));
    if (reason.trim().length < 3) return setWrong(texts.writeWhy);
    return refund.send(
      { orderId: order.orderId, refund: request, reason: reason.trim() },
      {
        onSuccess: ({ amountCents }) => {
          showToast(texts.goesBack(formatMoney(amountCents), order.buyerName), { type: 'success' });
          onDone();
          onClose();
        },
        onError: (problem) => problem.code !== 'admin/second-look-needed' && setWrong(problem.message),
      },
    );
  };
  return (
    <DeskDialog label={texts.title} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={() => setWrong('')}>
        <h2>{texts.title}</h2>
        <p className="d-t2">{texts.left(formatMoney(leftOf(order)), formatMoney(order.totalCents), order.number)}</p>
        <DeskRadioGroup legend={texts.howMuch} options={kinds} value={kind} onChoose={setKind} />
        {kind === 'lines' &&
          order.lines.map((line) => (
            <DeskSelectField
              key={line.id}
              label={line.title}
              note={texts.each(formatMoney(shareOf(line, 1).cents))}
              options={Array.from({ length: leftToRefund(order, line) + 1 }, (_, count): [number, string] => [
                count,
                count === 0 ? texts.none : texts.someOf(count, line.quantity),
              ])}
              value={counts[line.id] ?? 0}
              onChoose={(count) => setCounts((now) => ({ ...now, [line.id]: count }))}
            />
          ))}
        {kind === 'amount' && (
          <DeskField
            label={texts.sum}
            inputMode="decimal"
            placeholder={texts.sumLike}
            value={sum}
            onChange={(event) => setSum(event.target.value)}
          />
        )}
        <DeskAreaField
          label={texts.reason}
          note={reasonNote}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {refund.problem?.code === 'admin/second-look-needed' && <ActionProblem problem={refund.problem} />}
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.keep}</DeskButton>
          <DeskButton type="submit" kind="danger" disabled={refund.isSending}>
            {plan.ok ? texts.give(formatMoney(plan.value.cents)) : texts.giveIt}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
