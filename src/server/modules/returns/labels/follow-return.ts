import { compactNumber } from '#domain/orders/parcels/carriers.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Tracked } from '../../orders/labels/tracked.ts';
import { moveReturn } from '../move-return.ts';
import type { StoredReturn } from '../return-store.ts';
import { lockReturn } from '../shop-returns.ts';
import { findLabelledReturn } from './return-label-store.ts';

/** How far a carrier's events take a return. */
function stepsOf({ events }: Tracked): readonly ('shipped' | 'processing' | 'received')[] {
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('delivered')) return ['shipped', 'processing', 'received'];
  return kinds.length > 0 ? ['shipped', 'processing'] : [];
}

/** [ORD-04] What the carrier says of a label for the way back moves its return: sent, on its way, arrived. Steps that were taken are left. */
export async function followReturn(app: App, tx: Transaction, tracked: Tracked): Promise<void> {
  const key = await findLabelledReturn(tx, compactNumber(tracked.tracking));
  const locked = key && (await lockReturn(tx, key));
  if (!locked?.ok) return;
  const { order } = locked.value;
  let stored: StoredReturn = locked.value.stored;
  const { carrier = '', tracking = '' } = stored.label ?? {};
  for (const to of stepsOf(tracked)) {
    const moved = await moveReturn(app, tx, { order, stored, to, by: 'system', facts: { carrier, tracking } });
    if (moved.ok) stored = { ...stored, state: to };
  }
}
