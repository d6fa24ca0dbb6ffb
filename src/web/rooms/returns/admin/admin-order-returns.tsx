import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Order } from '#domain/orders/model.ts';
import type { Return } from '#domain/returns/model.ts';
import { returnReasonWords, returnRefusalWords, returnStateWords } from '#domain/returns/return-texts.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { actBy, ReasonedActs } from '#web/rooms/admin/records/reasoned-acts.tsx';
import { Missing } from '#web/rooms/admin/records/record-parts.tsx';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { ReturnPictures } from '../return-pictures.tsx';
import { itemsOf, ReturnTimeline } from '../return-timeline.tsx';
import * as texts from './texts.ts';

const again = (): void => refresh('returns.listReturnsForAdmin', 'office.getOrder', 'admin.listActs');

function Overrule({ one }: { one: Return }) {
  const { returnId, refundCents } = one;
  const call = actBy(useSend('returns.overruleReturn'), (reason) => ({ returnId, reason }));
  return (
    <ReasonedActs
      title={texts.overrule}
      label={texts.reason}
      placeholder={texts.example}
      most={1000}
      acts={[{ label: texts.giveBack(formatMoney(refundCents)), isDanger: true, done: texts.done, call }]}
      onDone={again}
    >
      {texts.about}
    </ReasonedActs>
  );
}

/** [ORD-04, UX-96] The returns of an order on its record; one that its maker rejected can be decided otherwise. */
export function AdminOrderReturns({ order }: { order: Order }) {
  const admin = useAdmin();
  const { data } = useCall('returns.listReturnsForAdmin', { orderId: order.orderId });
  if (!data || data.returns.length === 0) return null;
  return (
    <section aria-label={texts.title} style={{ marginBottom: 28 }}>
      <DeskSection title={texts.title} />
      {data.returns.map((one) => (
        <article key={one.returnId} style={{ display: 'grid', gap: 8, paddingBlock: 12 }}>
          <h3>
            {say(returnStateWords[one.state])}: {itemsOf(one).join('; ')}
          </h3>
          <p className="d-t2">
            {say(returnReasonWords[one.reason])}
            {one.words && <>: “{one.words}”</>}
          </p>
          <ReturnPictures pictures={one.pictures} />
          {one.refusal && <p className="d-t2">{say(returnRefusalWords[one.refusal])}</p>}
          {one.rejection && <p>“{one.rejection}”</p>}
          <ReturnTimeline timeline={one.timeline} />
          {one.state === 'rejected' &&
            (hasPermission(admin, 'orders.refund') ? (
              <Overrule one={one} />
            ) : (
              <Missing what={texts.missing} permission="orders.refund" />
            ))}
        </article>
      ))}
    </section>
  );
}
