import { fail, ok } from '#domain/core/result.ts';
import { saleWindow } from '#domain/promotions/check-sale.ts';
import { promotionsContract } from '#domain/promotions/contract.ts';
import { stagesOf } from '#domain/promotions/lifecycle.ts';
import { MAX_RUNNING_PROMOTIONS } from '#domain/promotions/model.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { moveSalePrices } from './move-sales.ts';
import { countLive, isListingOf } from './promotion-store.ts';
import { endSale, findSales, insertSale, restartSale } from './sale-store.ts';

/** [DASH-04] A lower price for everybody, for a time; one that begins at once lowers the first listings before it answers. */
export const createSale = write(
  promotionsContract.createSale,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ input: { off, listingId, ...times }, app, tx, caller }) => {
    const now = app.clock.now();
    const window = saleWindow(times, now);
    if (!window.ok) return window;
    const named = { sellerId: caller.session?.userId ?? '', saleId: app.ids.uuid() };
    if ((await countLive(tx, named.sellerId, now)) >= MAX_RUNNING_PROMOTIONS)
      return fail({ code: 'promotions/too-many' });
    if (listingId && !(await isListingOf(tx, named.sellerId, listingId)))
      return fail({ code: 'promotions/no-such-listing' });
    const sale = { ...named, ...window.value, listingId };
    const percent = off.kind === 'percent' ? off.percent : null;
    const amountCents = off.kind === 'fixed' ? off.amountCents : null;
    const [next = null] = stagesOf({ ...window.value, createdAt: now });
    if (!(await insertSale(tx, { ...sale, percent, amountCents, next }, now)))
      return fail({ code: 'promotions/sale-overlaps' });
    if (window.value.startsAt <= now) await moveSalePrices(app, tx, sale);
    const [made] = await findSales(tx, named, now);
    return made ? ok(made) : fail({ code: 'promotions/sale-overlaps' });
  },
);

/** [DASH-04] Ends a sale; the first listings cost what they did before it answers. */
export const stopSale = write(
  promotionsContract.stopSale,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const named = { sellerId: caller.session?.userId ?? '', saleId: input.saleId };
    const ended = await endSale(tx, named, now);
    if (ended) await moveSalePrices(app, tx, ended);
    const [stopped] = await findSales(tx, named, now);
    return stopped ? ok(stopped) : fail({ code: 'promotions/sale-not-found' });
  },
);

/** [DASH-04, UX-86] Lets a sale that was stopped run again; the first listings are lowered before it answers. */
export const resumeSale = write(
  promotionsContract.resumeSale,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const named = { sellerId: caller.session?.userId ?? '', saleId: input.saleId };
    const live = await countLive(tx, named.sellerId, now);
    const [sale] = await findSales(tx, named, now);
    if (!sale) return fail({ code: 'promotions/sale-not-found' });
    if (sale.state === 'ended') return fail({ code: 'promotions/sale-over' });
    if (sale.state !== 'stopped') return ok(sale);
    if (live >= MAX_RUNNING_PROMOTIONS) return fail({ code: 'promotions/too-many' });
    const window = { startsAt: new Date(sale.startsAt), endsAt: new Date(sale.endsAt) };
    const [next = null] = stagesOf({ ...window, createdAt: now });
    const restarted = await restartSale(tx, { ...named, next }, now);
    if (!restarted) return fail({ code: 'promotions/sale-overlaps' });
    if (restarted.startsAt <= now) await moveSalePrices(app, tx, restarted);
    const [resumed] = await findSales(tx, named, now);
    return ok(resumed ?? sale);
  },
);
