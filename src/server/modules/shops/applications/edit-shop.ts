import { isReservedName, shapesOfName } from '#domain/core/reserved-names.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { claimName } from '../../accounts/stores/claimed-name-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findShopFacts, saveShopFacts } from './shop-facts-store.ts';

export const getShopFacts = read(
  shopsContract.getShopFacts,
  { policy: admin('sellers.view') },
  async ({ input, app }) => {
    const shop = await findShopFacts(app.db, input.sellerId);
    if (!shop) return fail({ code: 'shops/not-found' });
    const { owner: _owner, ...facts } = shop;
    return ok(facts);
  },
);

/** [OFFICE-01, ADM-12] An administrator puts right what a shop says of itself; what was changed since they looked is not lost. */
export const editShop = write(
  shopsContract.editShop,
  { policy: admin('sellers.edit') },
  async ({ input: { sellerId, seenAt, reason, ...facts }, app, tx, caller }) => {
    const before = await findShopFacts(tx, sellerId, { isLocked: true });
    if (!before) return fail({ code: 'shops/not-found' });
    if (before.updatedAt !== seenAt) return fail({ code: 'shops/changed-meanwhile' });
    const { owner, slug, updatedAt: _at, sellerId: _id, ...said } = before;
    if (facts.name !== said.name && isReservedName(facts.name, app.config.MARKETPLACE_NAME))
      return fail({ code: 'shops/reserved-name' });
    // Whoever sells under their own name shares it with others who bear it.
    const shape = facts.name === owner ? null : (shapesOfName(facts.name)[0] ?? null);
    if (!(await claimName(tx, { userId: sellerId, shape }))) return fail({ code: 'shops/name-taken' });
    await saveShopFacts(tx, { sellerId, ...facts, now: app.clock.now() });
    await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'shops.editShop',
        subject: { kind: 'person', id: sellerId, name: facts.name },
        reason,
        before: said,
        after: facts,
      },
    );
    const after = await findShopFacts(tx, sellerId);
    if (!after) return fail({ code: 'shops/not-found' });
    const { owner: _owner, ...answer } = after;
    return ok(answer);
  },
);
