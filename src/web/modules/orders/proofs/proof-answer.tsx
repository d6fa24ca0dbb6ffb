import { type FormEvent, useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import type { Proof } from '#domain/orders/proofs/model.ts';
import { proofProblemTexts } from '#domain/orders/proofs/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './proof-texts.ts';

interface Props {
  order: Order;
  proof: Proof;
  accessKey: string | undefined;
}

const stale = ['orders.getOrder', 'orders.listProofs', 'orders.listOrders'] as const;

/** [ORD-07] The buyer's answer: an approval, asked once more as it is final, or a request with what should be different. */
export function ProofAnswer({ order, proof, accessKey }: Props) {
  const answer = useSend('orders.answerProof', ...stale);
  const [step, setStep] = useState<'none' | 'approving' | 'requesting'>('none');
  const [request, setRequest] = useState('');
  const [wrong, setWrong] = useState('');
  const { lineId, version } = proof;
  const send = (state: 'approved' | 'change_requested', done: string): void =>
    answer.send(
      { orderId: order.orderId, lineId, version, state, answer: request, ...(accessKey ? { accessKey } : {}) },
      { onSuccess: () => void showToast(done, { type: 'success' }), onError: ({ message }) => setWrong(message) },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (request.trim() === '')
      return setWrong(sentenceOf(proofProblemTexts, { code: 'orders/proof-change-empty' as const }));
    setWrong('');
    return send('change_requested', texts.isRequested);
  };
  if (step === 'requesting')
    return (
      <form className="stack" noValidate onSubmit={submit}>
        <AreaField
          label={texts.whatToChange}
          hint={texts.example}
          rows={3}
          maxLength={1000}
          value={request}
          onChange={(event) => setRequest(event.target.value)}
        />
        <ErrorBox text={wrong} />
        <div className="proof-answer">
          <Button kind="primary" type="submit" isBusy={answer.isSending}>
            {texts.sendRequest}
          </Button>
          <Button onClick={() => setStep('none')}>{texts.cancel}</Button>
        </div>
      </form>
    );
  return (
    <>
      <ErrorBox text={wrong} />
      <div className="proof-answer">
        <Button kind="primary" isBusy={answer.isSending} onClick={() => setStep('approving')}>
          {texts.approve}
        </Button>
        <Button onClick={() => setStep('requesting')}>{texts.askForChange}</Button>
      </div>
      {step === 'approving' && (
        <ConfirmDialog
          title={texts.approveTitle(version)}
          message={texts.approveAbout(order.shopName)}
          confirmText={texts.approve}
          cancelText={texts.notYet}
          onConfirm={() => {
            setStep('none');
            send('approved', texts.isApproved);
          }}
          onCancel={() => setStep('none')}
        />
      )}
    </>
  );
}
