import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/whose-store.ts';

import { alertsOfShop } from './table-texts.ts';

/** [SUP-03] Alerts are their maker's. */
export const alertTables: TaggedTables = {
  alerts: {
    called: alertsOfShop,
    columns: {
      plain: 'id category type priority action_url action_label language read created_at updated_at expires_at',
      ids: 'seller_id',
      personal: 'title message metadata',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
};
