import { useState } from 'react';
import { postagePayer, type Return } from '#domain/returns/model.ts';
import { returnReasonTexts, returnStateTexts } from '#domain/returns/return-texts.ts';
import { canMoveReturn, isClosed, nextByItselfAt } from '#domain/returns/return-transitions.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { timeLeft } from '#web/modules/orders/texts/due-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { itemsOf, ReturnTimeline } from '../return-timeline.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { shopReturnsStale } from './shop-returns-stale.ts';
import { pictureOf, pictures } from '../texts.ts';
import * as texts from './texts.ts';
import '../returns.css';

/** What the maker does, and by when. */
function todoOf(one: Return): string {
  const { state, rejection, refundCents, isRestocked } = one;
  if (state === 'rejected') return texts.rejectedNote(rejection);
  if (state === 'denied') return texts.deniedNote;
  if (state === 'stopped') return texts.stoppedNote;
  if (state === 'swapped') return texts.swappedNote(one.swapParcel, isRestocked);
  if (state === 'refund_issued' || state === 'refund_processed')
    return texts.paidNote(formatMoney(refundCents), isRestocked);
  return texts.todo[state](localDay((nextByItselfAt(one) ?? new Date()).toISOString()));
}

const saying = {
  onSuccess: () => void showToast(texts.saved, { type: 'success' }),
  onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
};
const steps = [
  ['approved', texts.approve],
  ['received', texts.received],
  ['under_review', texts.review],
] as const;

const useSteps = () => ({
  move: useSend('returns.moveShopReturn', ...shopReturnsStale),
  refund: useSend('returns.refundReturn', ...shopReturnsStale),
  swap: useSend('returns.swapReturn', ...shopReturnsStale),
});

/** What can be done in this state. The return may have its next one before the answer to a step comes, which is told all the same. */
function ReturnActions({
  returned,
  sent: { move, refund, swap },
}: {
  returned: Return;
  sent: ReturnType<typeof useSteps>;
}) {
  const { returnId, state } = returned;
  const [isRestocked, setRestocked] = useState(false);
  const [parcel, setParcel] = useState('');
  const [isRejecting, setRejecting] = useState(false);
  const isSending = move.isSending || refund.isSending || swap.isSending;
  const maySwap = returned.remedy === 'swap' && canMoveReturn(state, 'swapped', 'maker');
  return (
    <>
      {canMoveReturn(state, 'refund_issued', 'maker') && (
        <DeskCheckbox checked={isRestocked} onCheck={setRestocked}>
          {texts.canBeSold}
        </DeskCheckbox>
      )}
      {maySwap && (
        <DeskField
          label={texts.parcel}
          note={texts.parcelNote}
          maxLength={160}
          value={parcel}
          onChange={(event) => setParcel(event.target.value)}
        />
      )}
      <div className="d-acts">
        {maySwap && (
          <DeskButton
            kind="primary"
            isAlwaysShown
            disabled={isSending}
            onClick={() => swap.send({ returnId, isRestocked, parcel }, saying)}
          >
            {texts.swap}
          </DeskButton>
        )}
        {steps.map(
          ([to, label]) =>
            canMoveReturn(state, to, 'maker') && (
              <DeskButton
                key={to}
                kind="primary"
                isAlwaysShown
                disabled={isSending}
                onClick={() => move.send({ returnId, state: to }, saying)}
              >
                {label}
              </DeskButton>
            ),
        )}
        {canMoveReturn(state, 'refund_issued', 'maker') && (
          <DeskButton
            kind={maySwap ? 'secondary' : 'primary'}
            isAlwaysShown
            disabled={isSending}
            onClick={() => refund.send({ returnId, isRestocked }, saying)}
          >
            {texts.accept(formatMoney(returned.refundCents))}
          </DeskButton>
        )}
        {canMoveReturn(state, 'rejected', 'maker') && (
          <DeskButton isAlwaysShown disabled={isSending} onClick={() => setRejecting(true)}>
            {texts.reject}
          </DeskButton>
        )}
      </div>
      {isRejecting && <RejectDialog returnId={returnId} onClose={() => setRejecting(false)} />}
    </>
  );
}

/** [UX-89] How long until it moves on by itself, and what it costs. */
function Stakes({ returned }: { returned: Return }) {
  if (isClosed(returned.state) || returned.state === 'refund_issued') return null;
  const left = (nextByItselfAt(returned)?.getTime() ?? 0) - Date.now();
  return (
    <p className="d-return-stakes">
      {left > 0 && <b>{timeLeft(left)}</b>}
      <span>{texts.givesBack(formatMoney(returned.refundCents))}</span>
    </p>
  );
}

/** What to do by when, what it costs, and the answer. */
const Answer = ({ returned, sent }: { returned: Return; sent: ReturnType<typeof useSteps> }) => (
  <div className="d-return-answer">
    <Stakes returned={returned} />
    <p>{todoOf(returned)}</p>
    {returned.disputedAt && <p className="d-t2">{texts.isDisputed(localDay(returned.disputedAt))}</p>}
    {postagePayer(returned.reason) === 'maker' && !isClosed(returned.state) && returned.label?.state !== 'bought' && (
      <p>{texts.bearsPostage}</p>
    )}
    <ReturnActions key={returned.state} returned={returned} sent={sent} />
  </div>
);

/** [ORD-04] One return as its maker sees it: what comes back and why, what to do by when, and every step so far. */
export function ShopReturn({ returned, isInOrder = false }: { returned: Return; isInOrder?: boolean }) {
  const { orderId, number, buyerName, state, reason, words, carrier, tracking, label } = returned;
  const sent = useSteps();
  const Heading = isInOrder ? 'h3' : 'h2';
  const parcel = [carrier, tracking].filter(Boolean).join(' ');
  return (
    <article className="d-shop-return">
      <Thumb picture={returned.lines.find(({ picture }) => picture)?.picture} size={72} />
      <div className="d-return-facts">
        <Heading>
          {!isInOrder && (
            <>
              <Link className="d-link" href={sellerHref(`orders/${orderId}`)}>
                {texts.ofOrder(number, buyerName)}
              </Link>{' '}
            </>
          )}
          {say(returnStateTexts[state])}
        </Heading>
        <p>
          <b>{itemsOf(returned).join('; ')}</b>
        </p>
        <p className="d-t2">
          {say(returnReasonTexts[reason])}
          {words && `: ${texts.quoted(words)}`}
        </p>
        {returned.remedy === 'swap' && <p className="d-t2">{texts.wantsSwap}</p>}
        <PrivatePictures pictures={returned.pictures} label={pictures} nameOf={pictureOf} />
        {parcel && <p className="d-t2">{parcel}</p>}
        {label?.state === 'bought' && (
          <p className="d-t2">
            {texts.label[label.payer](label.carrier, label.tracking, formatMoney(label.costCents))}
          </p>
        )}
      </div>
      <Answer returned={returned} sent={sent} />
      <div className="d-return-steps">
        <ReturnTimeline timeline={returned.timeline} />
      </div>
    </article>
  );
}
