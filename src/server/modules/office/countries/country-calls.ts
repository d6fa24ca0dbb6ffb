import { countries, findCountry } from '#domain/core/countries.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { countriesContract } from '#domain/office/countries/countries-contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import {
  insertCountryChange,
  listCountryChanges,
  listSetCountries,
  lockCountries,
  type SetCountry,
} from '../../shops/countries/country-store.ts';
import { closedOn } from '../../shops/countries/follow-countries.ts';
import { countOrdersTo } from './country-orders-store.ts';

const RECENT_DAYS = 30;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const rowOf = (today: string, set: readonly SetCountry[], code: string) => ({
  code,
  isServed: !closedOn(today, set).includes(code),
  planned: set
    .filter((one) => one.code === code && one.since > today)
    .map(({ since, isServed }) => ({ since, isServed })),
});

/** [OFFICE-01] */
export const listCountries = read(
  countriesContract.listCountries,
  { policy: admin('settings.view') },
  async ({ app }) => {
    const [set, changes] = await Promise.all([listSetCountries(app.db), listCountryChanges(app.db)]);
    const today = dayOf(app.clock.now());
    return ok({ items: countries.map(({ code }) => rowOf(today, set, code)), changes, today });
  },
);

/** [OFFICE-01] */
export const previewCountry = read(
  countriesContract.previewCountry,
  { policy: admin('settings.view') },
  async ({ input, app }) =>
    ok(await countOrdersTo(app.db, input.code, dayOf(addMilliseconds(app.clock.now(), -RECENT_DAYS * DAY)))),
);

/** [OFFICE-01, ADM-12] Orders that were placed keep their country: it is closed for new ones alone. */
export const setCountry = write(
  countriesContract.setCountry,
  { policy: admin('settings.edit') },
  async ({ input: { code, since, isServed, reason }, app, tx, caller }) => {
    const now = app.clock.now();
    const today = dayOf(now);
    if (!findCountry(code)) return fail({ code: 'office/no-such-country' });
    if (since < today) return fail({ code: 'office/country-too-early' });
    await lockCountries(tx);
    const set = await listSetCountries(tx);
    const planned = set.find((one) => one.code === code && one.since === since);
    if (isServed === null && (!planned || since === today)) return fail({ code: 'office/no-planned-country' });
    const closed = closedOn(since, set);
    if (isServed !== null && closed.includes(code) !== isServed) return fail({ code: 'office/country-same' });
    if (isServed === false && closed.length + 1 >= countries.length) return fail({ code: 'office/last-country' });
    const by = { userId: caller.session?.userId ?? '', name: caller.session?.displayName ?? '' };
    await insertCountryChange(tx, { code, since, isServed, reason, by, now });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.setCountry',
        subject: { kind: 'country', id: code, name: code },
        reason,
        before: { isServed: !closed.includes(code) },
        after: { isServed, since },
      },
    );
    return ok(rowOf(today, await listSetCountries(tx), code));
  },
);
