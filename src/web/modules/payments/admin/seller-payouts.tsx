import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { dayText } from '#web/modules/admin/time-text.ts';
import * as texts from './texts/seller-payout-texts.ts';
import { states } from './texts/reused-account-texts.ts';

type Row = CallOutput<'office.listSellerPayouts'>['items'][number];

const views = [
  ['all', texts.views.all],
  ['withheld', texts.views.withheld],
  ['failed', texts.views.failed],
] as const;

function HoldDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { sellerId, shopName, holdReason } = row;
  const inputOf = (reason: string) => ({ sellerId, reason });
  const hold = sendsReason(useSend('office.withholdPayouts'), inputOf);
  const release = sendsReason(useSend('office.releasePayouts'), inputOf);
  const title = holdReason ? texts.releaseOf(shopName) : texts.holdOf(shopName);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <ReasonedActions
        title={title}
        label={texts.reason}
        placeholder={texts.example}
        most={500}
        actions={
          holdReason
            ? [{ label: texts.release, done: texts.done.released, call: release }]
            : [{ label: texts.hold, isDanger: true, done: texts.done.paused, call: hold }]
        }
        onDone={() => {
          refresh('office.listSellerPayouts', 'admin.listActs');
          onClose();
        }}
      >
        {holdReason ? texts.releaseText : texts.holdText}
      </ReasonedActions>
      <p className="d-sec">
        <DeskButton onClick={onClose}>{texts.close}</DeskButton>
      </p>
    </DeskDialog>
  );
}

const columnsOf = (onHold: ((row: Row) => void) | null): DeskColumn<Row>[] => [
  {
    head: texts.heads.shop,
    sortBy: 'shop',
    cell: ({ sellerId, shopName, holdReason }) => (
      <span className="d-two">
        <RecordLink href={adminHref(`sellers/${sellerId}`)}>{shopName || sellerId}</RecordLink>
        {holdReason && <small className="d-crit-t">{texts.holdBecause(holdReason)}</small>}
      </span>
    ),
  },
  {
    head: texts.heads.account,
    name: 'account',
    cell: ({ country, last4, state, failure }) => (
      <span className="d-two">
        {`${country} … ${last4}`}
        <small>{failure || states[state]}</small>
      </span>
    ),
  },
  { head: texts.heads.payable, name: 'payable', isNumber: true, cell: ({ payableCents }) => formatMoney(payableCents) },
  {
    head: texts.heads.next,
    name: 'next',
    sortBy: 'next',
    className: 'd-t2',
    cell: ({ nextPayoutAt, holdReason }) => (holdReason ? '–' : dayText(nextPayoutAt)),
  },
  ...(onHold
    ? [
        {
          head: texts.heads.action,
          isHeadHidden: true,
          cell: (row: Row) => (
            <DeskButton
              isSmall
              aria-label={row.holdReason ? texts.releaseOf(row.shopName) : texts.holdOf(row.shopName)}
              onClick={() => onHold(row)}
            >
              {row.holdReason ? texts.release : texts.hold}
            </DeskButton>
          ),
        },
      ]
    : []),
];

/** [OFFICE-01] Where shops are paid to, what waits for them, and payouts held back and let go by hand. */
export function SellerPayouts() {
  const mayProcess = hasPermission(useAdmin(), 'payouts.process');
  const show = useView('payouts', views);
  const address = useTableAddress({ by: 'shop', direction: 'asc' }, 'payouts', ['payouts']);
  const q = address.params.get('q') ?? '';
  const [row, setRow] = useState<Row | null>(null);
  const columns = columnsOf(mayProcess ? setRow : null);
  const filter = { show, ...(q ? { q } : {}), ...chosenSort(address, ['shop', 'next']) };
  return (
    <section className="d-sec" id="payouts" aria-label={texts.title}>
      <DeskSection title={texts.title} note={texts.note} />
      <ViewTabs
        list="admin.payouts"
        address={address}
        label={texts.title}
        tabs={views.map(([each, label]) => ({
          label,
          href: address.hrefWith({ payouts: each === 'all' ? '' : each }),
          isCurrent: each === show,
        }))}
      />
      <ListTools
        address={address}
        label={texts.title}
        search={{ label: texts.find, hint: texts.find }}
        columns={columns}
        exported={{ name: 'exportSellerPayouts', input: filter }}
      />
      <PagedList<'office.listSellerPayouts', Row>
        key={JSON.stringify(filter)}
        name="office.listSellerPayouts"
        input={{ ...filter, limit: 25 }}
        what={texts.what}
        columns={columns}
        address={address}
        keyOf={({ sellerId }) => sellerId}
        empty={<p className="d-small d-t3">{texts.none}</p>}
      />
      {!mayProcess && <Missing what={texts.processing} permission="payouts.process" />}
      {row && <HoldDialog key={row.sellerId} row={row} onClose={() => setRow(null)} />}
    </section>
  );
}
