import { sweep } from '#test/support/markup/sweep.ts';
import { addresses } from '#domain/rooms.ts';

const paths = Object.entries(addresses)
  .filter(([room]) => !['shops', 'office', 'admin'].includes(room))
  .flatMap(([, own]) => Object.values(own) as string[]);
sweep(paths, [{ userId: 'ida' }, null, { userId: 'ida', role: 'seller', shopSlug: 'ida' }]);
