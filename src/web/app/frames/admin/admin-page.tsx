import { Suspense, useState } from 'react';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskFailed, DeskHead, DeskWaiting } from '#web/ui/desk/desk-parts.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { adminHref, adminSlots, sectionOf } from '#web/modules/admin/admin-sections.ts';
import { fillSlots } from '#web/platform/slots.ts';
import { adminOrderSlots } from '#web/modules/orders/admin/slots.ts';
import { useFindKey } from '../use-find-key.ts';
import { findAndGo } from '../texts/frame-texts.ts';
import { adminSections } from './admin-modules.ts';
import { NoRecordPage, RefusedPage, SecondFactorPage } from '#web/modules/admin/refused-page.tsx';
import * as texts from '#web/modules/admin/refused-texts.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import '#web/ui/desk/desk-tokens.css';
import '#web/ui/desk/desk.css';
import './admin.css';

const Palette = lazyDialog(async () => (await import('#web/modules/office/palette/palette.tsx')).Palette, findAndGo);

const AdminOrderReturns = lazyExtra(
  async () => (await import('#web/modules/returns/admin/admin-order-returns.tsx')).AdminOrderReturns,
);
const AdminOrderCases = lazyExtra(
  async () => (await import('#web/modules/support/admin/cases/admin-order-cases.tsx')).AdminOrderCases,
);
fillSlots(adminSlots, { sections: adminSections });
fillSlots(adminOrderSlots, { AdminOrderReturns, AdminOrderCases });

function Unknown() {
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.unknown.head} />
      <DeskEmpty
        title={texts.unknown.title}
        draw="needle"
        actions={
          <DeskButtonLink isAlwaysShown href={adminHref('')}>
            {texts.toDashboard}
          </DeskButtonLink>
        }
      >
        {texts.unknown.why}
      </DeskEmpty>
    </main>
  );
}

/** [ADM-10, UX-95] The back office: who has no active record is told so; who lacks a permission is told which. */
export function AdminPage() {
  const { rest = '' } = useParams();
  const admin = useAdmin();
  const [isFinding, setFinding] = useState(false);
  useFindKey(() => setFinding(true));
  const isActive = admin.status === 'active' && admin.permissions.length > 0;
  const { data } = useCall('office.getDashboard', undefined, { enabled: isActive, staleTime: 30_000 });
  const counts = Object.fromEntries((data?.queues ?? []).map(({ key, waiting }) => [key, waiting]));
  const [first = '', second = ''] = rest.split('/');
  if (admin.loading)
    return (
      <div className="desk desk--admin">
        <DeskWaiting />
      </div>
    );
  if (admin.problem && !admin.role)
    return (
      <div className="desk desk--admin">
        <main id="main" className="d-main">
          <DeskHead title={texts.house} />
          <DeskFailed what={texts.yourRecord} safe={texts.nothingChanged} problem={admin.problem} retry={admin.retry} />
        </main>
      </div>
    );
  if (!admin.role || admin.status !== 'active') return <NoRecordPage isInactive={admin.status === 'inactive'} />;
  if (admin.secondFactorNeeded) return <SecondFactorPage />;
  const section = sectionOf(first);
  const pageOf = () => {
    if (!section) return <Unknown />;
    if (section.needs && !admin.permissions.includes(section.needs))
      return <RefusedPage key={section.path} name={section.name} permission={section.needs} />;
    return section.render(second);
  };
  return (
    <AdminFrame admin={admin} current={section?.path ?? first} counts={counts} onFind={() => setFinding(true)}>
      <Suspense fallback={<DeskWaiting />}>{pageOf()}</Suspense>
      {isFinding && <Palette onClose={() => setFinding(false)} />}
    </AdminFrame>
  );
}
