import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskFailed, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { ProofVersion } from '../proofs/proof-version.tsx';
import { proofs as texts } from './texts/order-texts.ts';
import '../proofs/proofs.css';

/** [ORD-07, UX-96] What the buyer of an order was shown before it was made, for cases and disputes. */
export function AdminProofs({ record: { order } }: { record: CallOutput<'office.getOrder'> }) {
  const hasProofs = order.proofs.length > 0;
  const { data, error, refetch } = useCall(
    'orders.listProofsForAdmin',
    { orderId: order.orderId },
    { enabled: hasProofs },
  );
  if (!hasProofs) return null;
  const titleOf = (lineId: string): string => order.lines.find(({ id }) => id === lineId)?.title ?? '';
  return (
    <section aria-label={texts.title} className="d-first-section">
      <DeskSection title={texts.title} />
      {!data && error && (
        <DeskFailed what={texts.title} safe={texts.safe} problem={error} retry={() => void refetch()} />
      )}
      {!data && !error && <DeskSkeleton height={80} role="status" aria-label={texts.title} />}
      {data?.proofs.map((proof) => (
        <ProofVersion
          key={`${proof.lineId} ${proof.version}`}
          proof={proof}
          isNewest={false}
          state={`${titleOf(proof.lineId)}, ${texts.states[proof.state]}`}
          makerWrites={texts.makerWrites}
          buyerWrites={texts.buyerWrites}
        />
      ))}
    </section>
  );
}
