import { sweep } from '#test/support/markup/sweep.ts';
import { addresses } from '#domain/rooms.ts';

const { shops: _desk, office: _office, admin: _admin, ...store } = addresses;
const paths = Object.values(store).flatMap((own) => Object.values(own) as string[]);
sweep(paths, { userId: 'ida' });
