import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/reused-account-texts.ts';

type Account = CallOutput<'office.listReusedAccounts'>['items'][number];

const columnsOf = (maySee: boolean): DeskColumn<Account>[] => [
  { head: texts.account, cell: ({ country, last4 }) => <b>{`${country} … ${last4}`}</b> },
  { head: texts.count, cell: ({ shops }) => shops.length },
  {
    head: texts.shops,
    cell: ({ shops }) =>
      shops.map(({ sellerId, shopName, state }) => (
        <div key={sellerId}>
          {maySee ? <Link href={adminHref(`sellers/${sellerId}`)}>{shopName || sellerId}</Link> : shopName || sellerId},{' '}
          {texts.states[state]}
        </div>
      )),
  },
];

/** [PAY-06] Bank accounts that several shops are paid to. */
export function ReusedAccounts() {
  const call = useCall('office.listReusedAccounts', {});
  return (
    <section className="d-sec" aria-label={texts.title}>
      <DeskSection title={texts.title} note={texts.note} />
      <DeskTable
        isBare
        caption={texts.title}
        columns={columnsOf(hasPermission(useAdmin(), 'sellers.view'))}
        rows={call.data?.items}
        keyOf={({ shops }) => shops[0]?.sellerId ?? ''}
        empty={<p className="d-small d-t3">{texts.none}</p>}
        unread={{ call, what: texts.theAccounts, safe: texts.nothingChanged }}
      />
    </section>
  );
}
