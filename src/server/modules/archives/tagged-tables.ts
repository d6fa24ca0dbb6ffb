import { byId } from '../../platform/personal-data/ownership-store.ts';
import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';

/** [SUP-03] An archive is a file of its maker's and goes with their files; who asked for it is forgotten with it. */
export const archiveTables: TaggedTables = {
  archive_keys: { columns: { plain: 'id one x created_at', secret: 'private_key' } },
  shop_archives: {
    called: { en: 'Archives of your shop', de: 'Archive deines Shops' },
    columns: {
      plain: 'id state asked_at done total made_at expires_at bytes counts',
      ids: 'seller_id',
      personal: 'file_name',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
    // The job that takes its file takes the row with it; this is for one that it never came to.
    retention: [{ from: 'expires_at', days: 7 }],
  },
};
