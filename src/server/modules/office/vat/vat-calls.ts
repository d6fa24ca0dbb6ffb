import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { vatContract } from '#domain/office/vat/vat-contract.ts';
import { type Goods, percentOn, type SetRate, vatCodes } from '#domain/shops/tax/vat-rates.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { insertVatRate, listSetRates, listVatRateChanges, lockVatRates } from '../../shops/tax/vat-rate-store.ts';

const kinds: readonly Goods[] = ['standard', 'books', 'children_clothes'];
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** Nobody's clock has come there yet. */
const firstDayOf = ({ clock }: App): string => dayOf(addMilliseconds(clock.now(), 2 * DAY));

function rowOf({ clock }: App, set: readonly SetRate[], { code, goods }: { code: string; goods: Goods }) {
  const today = dayOf(clock.now());
  const planned = set
    .filter((rate) => rate.code === code && rate.goods === goods && rate.since > today)
    .map(({ since, percent }) => ({ since, percent }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
  return { code, goods, percent: percentOn(code, goods, today) ?? 0, planned };
}

/** [OFFICE-01, PAY-06] */
export const listVatRates = read(vatContract.listVatRates, { policy: admin('settings.view') }, async ({ app }) => {
  const [set, changes] = await Promise.all([listSetRates(app.db), listVatRateChanges(app.db)]);
  const items = vatCodes.flatMap((code) => kinds.map((goods) => rowOf(app, set, { code, goods })));
  return ok({ items, changes, firstDay: firstDayOf(app) });
});

/** [OFFICE-01, PAY-06, ADM-12] For days to come alone: an order keeps the VAT that it was sold with. */
export const setVatRate = write(
  vatContract.setVatRate,
  { policy: admin('settings.edit') },
  async ({ input: { code, goods, since, percent, reason }, app, tx, caller }) => {
    if (!vatCodes.includes(code)) return fail({ code: 'office/no-such-vat-code' });
    if (since < firstDayOf(app)) return fail({ code: 'office/vat-too-early' });
    await lockVatRates(tx);
    const before = rowOf(app, await listSetRates(tx), { code, goods });
    const replaced = before.planned.find((rate) => rate.since === since);
    if (percent === null && !replaced) return fail({ code: 'office/no-planned-vat' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    await insertVatRate(tx, { code, goods, since, percent, reason, by, now: app.clock.now() });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.setVatRate',
        subject: { kind: 'vat', id: `${code} ${goods}`, name: `${code} ${goods}` },
        reason,
        before: { percent: percentOn(code, goods, since), planned: replaced?.percent ?? null },
        after: { percent, since },
      },
    );
    return ok(rowOf(app, await listSetRates(tx), { code, goods }));
  },
);
