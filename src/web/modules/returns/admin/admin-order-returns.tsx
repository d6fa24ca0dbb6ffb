import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Order } from '#domain/orders/model.ts';
import type { Return } from '#domain/returns/model.ts';
import { returnReasonTexts, returnRefusalTexts, returnStateTexts } from '#domain/returns/return-texts.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { itemsOf, ReturnTimeline } from '../return-timeline.tsx';
import { pictureOf, pictures } from '../texts.ts';
import * as texts from './texts.ts';
import '../returns.css';

const again = (): void => refresh('returns.listReturnsForAdmin', 'office.getOrder', 'admin.listActs');

function Overrule({ returned }: { returned: Return }) {
  const { returnId, refundCents } = returned;
  const call = sendsReason(useSend('returns.overruleReturn'), (reason) => ({ returnId, reason }));
  return (
    <ReasonedActions
      title={texts.overrule}
      label={texts.reason}
      placeholder={texts.example}
      most={1000}
      actions={[{ label: texts.refund(formatMoney(refundCents)), isDanger: true, done: texts.done, call }]}
      onDone={again}
    >
      {texts.about}
    </ReasonedActions>
  );
}

/** [ORD-04, UX-96] The returns of an order on its record; one that its maker rejected can be decided otherwise. */
export function AdminOrderReturns({ order }: { order: Order }) {
  const admin = useAdmin();
  const { data } = useCall('returns.listReturnsForAdmin', { orderId: order.orderId });
  if (!data || data.returns.length === 0) return null;
  return (
    <section aria-label={texts.title} className="d-first-section">
      <DeskSection title={texts.title} />
      {data.returns.map((one) => (
        <article key={one.returnId} className="d-order-return">
          <h3>
            {say(returnStateTexts[one.state])}: {itemsOf(one).join('; ')}
          </h3>
          <p className="d-t2">
            {say(returnReasonTexts[one.reason])}
            {one.words && <>: “{one.words}”</>}
          </p>
          <PrivatePictures pictures={one.pictures} label={pictures} nameOf={pictureOf} />
          {one.refusal && <p className="d-t2">{say(returnRefusalTexts[one.refusal])}</p>}
          {one.rejection && <p>“{one.rejection}”</p>}
          <ReturnTimeline timeline={one.timeline} />
          {one.state === 'rejected' &&
            (hasPermission(admin, 'orders.refund') ? (
              <Overrule returned={one} />
            ) : (
              <Missing what={texts.missing} permission="orders.refund" />
            ))}
        </article>
      ))}
    </section>
  );
}
