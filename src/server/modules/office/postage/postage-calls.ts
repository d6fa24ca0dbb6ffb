import { findCountry, zones } from '#domain/core/countries.ts';
import { fail, ok } from '#domain/core/result.ts';
import {
  isSameWay,
  plainPriceOn,
  type PlainWay,
  plainWays,
  type SetPrice,
} from '#domain/listings/delivery/planned-rates.ts';
import { postageContract } from '#domain/office/postage/postage-contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import {
  insertPriceChange,
  listPriceChanges,
  listSetPrices,
  lockPostage,
} from '../../listings/postage/plain-rate-store.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const wholeAreas: readonly string[] = ['home', ...zones];

interface Of {
  area: string;
  way: PlainWay;
}
const rowOf = (today: string, set: readonly SetPrice[], of: Of) => ({
  ...of,
  price: plainPriceOn(today, set, of),
  planned: set
    .filter((each) => isSameWay(each, of) && each.since > today)
    .map(({ since, price }) => ({ since, price })),
});

/** [OFFICE-01] Countries stand there where they have a price of their own, or are to have one. */
export const listPostageRates = read(
  postageContract.listPostageRates,
  { policy: admin('settings.view') },
  async ({ app }) => {
    const [set, priceChanges] = await Promise.all([listSetPrices(app.db), listPriceChanges(app.db)]);
    const today = dayOf(app.clock.now());
    const areas = [...new Set([...wholeAreas, ...set.map(({ area }) => area)])];
    const rows = areas.flatMap((area) => plainWays.map((way) => rowOf(today, set, { area, way })));
    const items = rows.filter(({ price, planned }) => price !== null || planned.length > 0);
    const changes = priceChanges.map(({ kind, price, ...change }) => ({
      ...change,
      change: kind === 'set' && price ? { kind, price } : { kind: kind === 'end' ? kind : ('withdraw' as const) },
    }));
    return ok({ items, changes, today });
  },
);

/** [OFFICE-01, ADM-12] For what is bought from its day on: an order keeps the postage that it was sold with. */
export const setPostageRate = write(
  postageContract.setPostageRate,
  { policy: admin('settings.edit') },
  async ({ input: { area, way, since, change, reason }, app, tx, caller }) => {
    const now = app.clock.now();
    const today = dayOf(now);
    const price = change.kind === 'set' ? change.price : null;
    if (!wholeAreas.includes(area) && !findCountry(area)) return fail({ code: 'office/no-such-area' });
    if (since < today) return fail({ code: 'office/postage-too-early' });
    if (price && price.lastDay < price.firstDay) return fail({ code: 'office/postage-days' });
    await lockPostage(tx);
    const set = await listSetPrices(tx);
    const others = set.filter((each) => !isSameWay(each, { area, way }) || each.since !== since);
    const isPlanned = others.length < set.length;
    if (change.kind === 'withdraw' && (!isPlanned || since === today))
      return fail({ code: 'office/no-planned-postage' });
    const before = plainPriceOn(since, set, { area, way });
    const next: SetPrice[] = [...others, { area, way, since, price }];
    const after = plainPriceOn(
      since,
      next.toSorted((a, b) => (a.since < b.since ? -1 : 1)),
      { area, way },
    );
    if (change.kind !== 'withdraw' && JSON.stringify(before) === JSON.stringify(after))
      return fail({ code: 'office/postage-same' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    await insertPriceChange(tx, { area, way, since, kind: change.kind, price, reason, by, now });
    const subject = { kind: 'postage', id: `${area} ${way}`, name: `${area} ${way}` };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.setPostageRate', subject, reason, before: { price: before }, after: { ...change, since } },
    );
    return ok(rowOf(today, await listSetPrices(tx), { area, way }));
  },
);
