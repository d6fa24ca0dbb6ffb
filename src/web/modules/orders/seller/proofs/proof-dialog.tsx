import { type FormEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Order } from '#domain/orders/model.ts';
import { ANSWER_DAYS } from '#domain/orders/proofs/decide-proof.ts';
import { MAX_PROOF_PICTURES } from '#domain/orders/proofs/model.ts';
import { proofProblemTexts } from '#domain/orders/proofs/problem-texts.ts';
import { PictureUploads } from '#web/modules/files/upload/picture-uploads.tsx';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import * as texts from './shop-proof-texts.ts';

interface Props {
  order: Order;
  line: Order['lines'][number];
  heading: string;
  onClose: () => void;
}

/** [ORD-07] The next version of a personalised piece: pictures, and what the maker writes about it. */
export function ProofDialog({ order, line, heading, onClose }: Props) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const send = useSend('orders.sendProof', ...shopOrderStale, 'orders.listShopProofs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pictures.length === 0 && text.trim() === '')
      return setWrong(sentenceOf(proofProblemTexts, { code: 'orders/proof-empty' as const }));
    setWrong('');
    return send.send(
      { orderId: order.orderId, lineId: line.id, text: text.trim(), pictures: pictures.map(({ id }) => id) },
      {
        onSuccess: () => {
          showToast(texts.isSent, { type: 'success' });
          onClose();
        },
        onError: ({ message }) => setWrong(message),
      },
    );
  };
  const title = texts.dialogTitle(line.title);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{texts.buyersText(line.personalisation)}</p>
        <PictureUploads
          label={texts.pictures}
          most={MAX_PROOF_PICTURES}
          pictures={pictures}
          onChange={setPictures}
          isPrivate
        />
        <DeskAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="d-hint">{texts.afterwards(ANSWER_DAYS, order.buyerName)}</p>
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={send.isSending}>
            {heading}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
