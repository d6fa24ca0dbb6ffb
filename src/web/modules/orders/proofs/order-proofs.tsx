import { formatMoment } from '#domain/core/days/time-zone.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWaiting } from '#domain/orders/parcels/pack.ts';
import { latestProof } from '#domain/orders/proofs/decide-proof.ts';
import type { Proof, ShownProof } from '#domain/orders/proofs/model.ts';
import { language } from '#web/platform/languages/language.ts';
import { useLive } from '#web/platform/live.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { Pending } from '#web/ui/pending.tsx';
import { ProofAnswer } from './proof-answer.tsx';
import { ProofVersion } from './proof-version.tsx';
import * as texts from './proof-texts.ts';
import './proofs.css';

interface Props {
  order: Order;
  accessKey: string | undefined;
}

const again = (): void => refresh('orders.listProofs');
const live = [{ 'orders.proof-sent': again, 'orders.proof-answered': again }];

/** What follows now, and until when. */
function nextOf(order: Order, { state, dueAt, answeredBy }: Proof): string {
  if (!isWaiting(order)) return '';
  const due = new Date(dueAt);
  const moment = formatMoment(order.timeZone, due, language);
  if (state === 'sent') return texts.until(moment);
  if (state === 'change_requested') return (due < new Date() ? texts.overdue : texts.nextUntil)(moment);
  return state === 'approved' && answeredBy === 'system' ? texts.lapsed : '';
}

function LineProofs({
  order,
  line,
  proofs,
  accessKey,
}: Props & { line: Order['lines'][number]; proofs: ShownProof[] }) {
  const newest = latestProof(proofs, line.id);
  if (!newest) return null;
  const earlier = proofs.filter(({ lineId, version }) => lineId === line.id && version < newest.version).toReversed();
  const next = nextOf(order, newest);
  const shown = (proof: ShownProof) => (
    <ProofVersion
      key={proof.version}
      proof={proof}
      isNewest={proof === newest}
      state={texts.states[proof.state]}
      makerWrites={texts.makerWrites}
      buyerWrites={texts.youWrote}
    />
  );
  return (
    <div className="stack">
      <h3>{texts.ofLine(line.title, line.personalisation)}</h3>
      {shown(newest)}
      {next && <p className="small soft-text">{next}</p>}
      {newest.state === 'sent' && isWaiting(order) && (
        <ProofAnswer key={`answer ${newest.version}`} order={order} proof={newest} accessKey={accessKey} />
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.earlier}</summary>
          {earlier.map(shown)}
        </details>
      )}
    </div>
  );
}

/** [ORD-07] What the maker shows of personalised pieces, on the page of their order, and the buyer's answers. */
export function OrderProofs({ order, accessKey }: Props) {
  useLive(live, { orderId: order.orderId, accessKey });
  const { data, error, refetch } = useCall(
    'orders.listProofs',
    { orderId: order.orderId, accessKey },
    { enabled: order.proofs.length > 0 },
  );
  if (order.proofs.length === 0) return null;
  if (!data) return <Pending what={texts.theProofs} height={160} error={error} retry={refetch} />;
  return (
    <section id="proofs" className="noprint stack order-proofs" aria-labelledby="proofs-title">
      <h2 id="proofs-title">{texts.title}</h2>
      {isWaiting(order) && <p className="small soft-text">{texts.about(order.shopName)}</p>}
      {order.lines.map((line) => (
        <LineProofs key={line.id} order={order} line={line} proofs={data.proofs} accessKey={accessKey} />
      ))}
    </section>
  );
}
