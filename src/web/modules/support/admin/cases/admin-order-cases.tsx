import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Order } from '#domain/orders/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { caseStateText } from '../../cases/case-entries.tsx';
import { caseOf, causes } from '../../cases/case-texts.ts';
import * as texts from './case-texts.ts';
import { OpenCase } from './open-case.tsx';

/** [SUP-04, UX-96] The cases of an order on its record, and the way to open one. */
export function AdminOrderCases({ order }: { order: Order }) {
  const admin = useAdmin();
  const maySee = hasPermission(admin, 'cases.view');
  const { data } = useCall('support.listOrderCasesForAdmin', { orderId: order.orderId }, { enabled: maySee });
  if (!data) return null;
  const hasOpen = data.cases.some(({ source, state }) => state !== 'decided' && source !== 'dispute');
  const mayOpen = hasPermission(admin, 'cases.manage') && !hasOpen;
  if (data.cases.length === 0 && !mayOpen) return null;
  return (
    <section aria-label={texts.cases} className="d-first-section order-case">
      <DeskSection title={texts.cases} />
      {data.cases.map((one) => (
        <p key={one.number}>
          <RecordLink href={adminHref(`cases/${one.number}`)}>{caseOf(one.number)}</RecordLink>
          <br />
          <span className="d-small d-t2">
            {causes[one.source]}. {caseStateText(one, 'house')}
          </span>
        </p>
      ))}
      {mayOpen && <OpenCase orderId={order.orderId} />}
    </section>
  );
}
