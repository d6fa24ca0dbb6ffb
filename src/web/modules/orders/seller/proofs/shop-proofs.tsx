import { useState } from 'react';
import { formatMoment } from '#domain/core/days/time-zone.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWaiting } from '#domain/orders/parcels/pack.ts';
import { canSendProof, latestProof } from '#domain/orders/proofs/decide-proof.ts';
import type { Proof, ShownProof } from '#domain/orders/proofs/model.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { ProofVersion } from '../../proofs/proof-version.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import * as texts from './shop-proof-texts.ts';
import '../../proofs/proofs.css';

function nextOf(order: Order, { state, dueAt, answeredBy }: Proof): string {
  if (state === 'approved') return answeredBy === 'system' ? texts.lapsed : '';
  if (!isWaiting(order) || state === 'superseded') return '';
  const moment = formatMoment(order.timeZone, new Date(dueAt), language);
  return (state === 'sent' ? texts.answersUntil : texts.sendUntil)(moment);
}

/** The proofs of one line, newest first, and the way to the next. */
function LineProofs({ order, line, proofs }: { order: Order; line: Order['lines'][number]; proofs: ShownProof[] }) {
  const [isSending, setSending] = useState(false);
  const own = proofs.filter(({ lineId }) => lineId === line.id).toReversed();
  const newest = latestProof(own, line.id);
  const title = newest ? texts.sendNext(newest.version + 1) : texts.sendFirst;
  return (
    <article className="d-parcel" aria-label={line.title}>
      <header>
        <h3>{line.title}</h3>
        <span className="d-t2">{texts.buyersText(line.personalisation)}</span>
        <span className="d-spacer" />
        <span className="d-t2">{newest ? texts.states[newest.state] : texts.none}</span>
      </header>
      <div className="d-parcel-contents">
        {own.map((proof) => (
          <ProofVersion
            key={proof.version}
            proof={proof}
            isNewest={proof === newest}
            state={texts.states[proof.state]}
            makerWrites={texts.youWrote}
            buyerWrites={texts.buyerWrites}
          />
        ))}
        <p className="d-hint">{newest ? nextOf(order, newest) : texts.about}</p>
      </div>
      <div className="d-parcel-actions">
        {canSendProof(order, line).ok && <DeskButton onClick={() => setSending(true)}>{title}</DeskButton>}
      </div>
      {isSending && <ProofDialog order={order} line={line} heading={title} onClose={() => setSending(false)} />}
    </article>
  );
}

/** [ORD-07] Proofs of the personalised pieces of an order; nothing where none is to be made or was shown. */
export function ShopProofs({ order }: { order: Order }) {
  const lines = order.lines.filter(
    (line) => canSendProof(order, line).ok || order.proofs.some(({ lineId }) => lineId === line.id),
  );
  const { data, error, refetch } = useCall(
    'orders.listShopProofs',
    { orderId: order.orderId },
    { enabled: order.proofs.length > 0 },
  );
  if (lines.length === 0) return null;
  const proofs = order.proofs.length === 0 ? [] : data?.proofs;
  return (
    <section className="d-sec" id="proofs">
      <DeskSection title={texts.proofs} />
      {!proofs && error && (
        <DeskFailed what={texts.proofs} safe={texts.safe} problem={error} retry={() => void refetch()} />
      )}
      {!proofs && !error && (
        <div role="status" aria-label={texts.loading}>
          <DeskSkeleton height={120} />
        </div>
      )}
      {proofs && lines.map((line) => <LineProofs key={line.id} order={order} line={line} proofs={proofs} />)}
    </section>
  );
}
