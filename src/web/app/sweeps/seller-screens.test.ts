import { sweep } from '#test/support/markup/sweep.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';

const { sellerRooms } = await import('#web/app/frames/seller/seller-rooms.ts');
const paths = sellerRooms.flatMap(({ screens }) => screens).map(({ path }) => sellerHref(path));
sweep(paths, [{ userId: 'ida', role: 'seller', shopSlug: 'ida' }]);
