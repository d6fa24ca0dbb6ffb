import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

/** [UX-86] Views of tables, with what was searched for in them: they go with their person. */
export const viewTables: TaggedTables = {
  saved_views: {
    called: { en: 'Saved views', de: 'Gespeicherte Ansichten' },
    columns: { plain: 'id list position created_at', ids: 'user_id', personal: 'name query' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
  },
};
