import { hrefTo } from '#domain/addresses.ts';
import { refusalTexts } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { clockTime, formatMoney, localDate } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './withdraw-texts.ts';

type Shown = CallOutput<'orders.getWithdrawal'>;

/** [ORD-04] What a label for the way back takes off. */
const labelOf = ({ labelCents }: Shown): string[] => (labelCents > 0 ? [texts.label(formatMoney(labelCents))] : []);

/** What comes next, in its words. */
function nextOf(shown: Shown): string[] {
  const { state, refusal, refundCents, sendBy, sendTo, shopName, tracking, refundDueAt } = shown;
  if (shown.isWithheld) return [texts.withheld];
  if (state === 'unmatched') return [texts.unmatched];
  if (state === 'refused') return refusal ? [say(refusalTexts[refusal])] : [];
  if (state === 'refunded') return [texts.refunded(formatMoney(refundCents)), ...labelOf(shown)];
  if (state === 'returning') return [texts.returning(tracking, localDate(refundDueAt ?? sendBy)), ...labelOf(shown)];
  return [texts.sendTo(localDate(sendBy), sendTo || texts.toMaker(shopName)), texts.whenMoney, ...labelOf(shown)];
}

function SentForm({ withdrawalId }: { withdrawalId: string }) {
  const [tracking, setTracking] = useState('');
  const sent = useSend('orders.sendWithdrawn', 'orders.getWithdrawal', 'orders.getOrder');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (tracking.trim()) sent.send({ withdrawalId, tracking });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={texts.tracking}
        hint={texts.trackingHint}
        value={tracking}
        minLength={3}
        maxLength={200}
        required
        onChange={(event) => setTracking(event.target.value)}
      />
      <ErrorBox text={sent.problem?.message} />
      <Button kind="primary" type="submit" isBusy={sent.isSending}>
        {texts.haveSent}
      </Button>
    </form>
  );
}

/** [LAW-01] How a withdrawal stands, and what its buyer does next. */
export function WithdrawalStatus({ withdrawalId }: { withdrawalId: string }) {
  const { data, error, refetch } = useCall('orders.getWithdrawal', { withdrawalId });
  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState draw="parcel" title={texts.gone} action={{ label: texts.declareOne, href: hrefTo('withdraw') }}>
        {texts.goneText}
      </EmptyState>
    );
  if (!data) return <Pending what={texts.theWithdrawal} height={240} error={error} retry={refetch} />;
  return (
    <>
      <h2>{texts.received}</h2>
      <p>{texts.receivedAt(data.number, localDate(data.declaredAt), clockTime(data.declaredAt))}</p>
      {data.lines.length > 0 && (
        <ul className="small soft-text">
          {data.lines.map(({ title, values, quantity }) => (
            <li key={[title, ...values].join()}>
              {quantity} × {[title, ...values].join(', ')}
            </li>
          ))}
        </ul>
      )}
      {nextOf(data).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {(data.state === 'declared' || data.state === 'returning') && !data.isWithheld && (
        <SentForm withdrawalId={withdrawalId} />
      )}
    </>
  );
}
