import { BOOKS_YEARS, type TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { ofOrderSql } from './picture-store.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

const called = { en: 'Files', de: 'Dateien' };

/** [SUP-03] Files and pictures go with their owner, their bytes soon after; what a sold piece looked like stays with its order. */
export const fileTables: TaggedTables = {
  file_readers: {
    called,
    columns: { plain: 'file_id subject', ids: 'owner_id reader_id' },
    sides: [
      {
        whose: `(${byId('owner_id')} OR ${byId('reader_id')})`,
        notCopied: 'it tells who may read a file that was sent to them',
        onErasure: 'delete',
      },
    ],
  },
  stored_files: {
    called,
    columns: {
      plain: 'id state content_type size received generation metageneration created_at updated_at',
      ids: 'owner_id',
      personal: 'name details',
      secret: 'md5 crc32c verified_md5',
    },
    sides: [{ whose: byId('owner_id'), onErasure: 'delete soon' }],
  },
  file_parts: { columns: { plain: 'file_id id starts_at size created_at', ids: 'owner_id' } },
  pictures: {
    called: { en: 'Pictures', de: 'Bilder' },
    columns: {
      plain: 'id width height bytes colour created_at prepared_at is_private is_attached',
      ids: 'owner_id',
      secret: 'content_hash',
    },
    sides: [{ whose: byId('owner_id'), onErasure: 'delete soon' }],
    // What a guest sent along is the order’s own. Not sent along any more, it is swept up.
    retention: [
      {
        ...{ from: 'created_at', years: BOOKS_YEARS, blank: { is_attached: 'false' } },
        only: ofOrderSql('owner_id'),
      },
    ],
  },
};
