import type { Page } from '@playwright/test';
import { everyListing, putIntoCart } from '../../support/journeys/demo-listings.ts';
import { findRow, type Part, smoke } from './smoke.ts';

type Listing = Awaited<ReturnType<typeof everyListing>>[number];
const listingWith = (fits: (listing: Listing) => boolean) => async (page: Page) => {
  const listing = (await everyListing(page)).find(fits);
  if (!listing) throw new Error('no such listing');
  return `/product/${listing.listingId}`;
};
const titled = (title: string) => listingWith((listing) => listing.title === title);

const buy = 'button Add to cart';
const title = 'heading';
smoke('a listing in stock can be bought', {
  at: titled('Market basket, banded'),
  shows: [buy, 'heading Market basket, banded', 'link Esparto Olmo'],
});
smoke('a listing in several choices can be bought', {
  at: titled('Two-tone mug'),
  shows: [buy, 'radio Moss', 'link Rio Clay'],
});
smoke('the last piece can be bought', {
  at: listingWith(({ stock, priceVaries }) => stock === 1 && !priceVaries),
  shows: [buy, title, 'button on your wishlist'],
});
smoke('a listing on sale can be bought', {
  at: listingWith(({ compareAtCents, stock }) => compareAtCents !== null && stock > 1),
  shows: [buy, title, 'button on your wishlist'],
});
smoke('a personalised listing asks for the text', {
  at: titled('Mug with a name stamped'),
  shows: [buy, 'textbox', 'link Rio Clay'],
});
smoke('a listing of one’s own can be edited', {
  as: 'ana',
  at: titled('Two-tone mug'),
  shows: ['link edit', 'heading Two-tone mug', 'link Rio Clay'],
});

for (const as of [undefined, 'bo'])
  smoke(`home, ${as ?? 'guest'}`, {
    as,
    at: '/',
    shows: ['heading Made by hand, sold by the person who made it.', 'link Ceramics', 'button on your wishlist'],
  });
smoke('search', { at: '/search?q=mug', shows: ['link Two-tone mug', 'checkbox Ready to ship', 'combobox sort'] });
smoke('search that finds nothing', {
  at: '/search?q=zzqqxx',
  shows: ['heading Nothing for “zzqqxx” here', 'link See all pieces', 'link Ceramics'],
});
smoke('category', { at: '/category/ceramics', shows: ['heading Ceramics', 'link Bottle vase', 'link Vases'] });
smoke('shop', { at: '/shop/rio-clay', shows: ['button Follow Rio Clay', 'link Tall mug', 'button Show more'] });
for (const [at, name] of [
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy notice'],
  ['/seller-terms', 'Seller terms'],
] as const)
  smoke(at, { at, shows: [`heading ${name}`, 'heading Versions', 'link Version 1'] });
smoke('empty cart', {
  at: '/cart',
  shows: ['heading Nothing in it yet', 'link See the newest pieces', 'link Your wishlist'],
});
smoke('cart', {
  at: async (page) => {
    await putIntoCart(page);
    return '/cart';
  },
  shows: ['link check out', 'button remove', 'button Have a code?'],
});
smoke('checkout', {
  at: async (page) => {
    await putIntoCart(page);
    return '/checkout';
  },
  shows: ['button Continue', 'textbox e-mail', 'combobox country'],
});
smoke('wishlist of a guest', {
  at: '/wishlist',
  shows: ['heading Wishlist', 'heading Your wishlist is empty', 'link Browse all pieces'],
});
smoke('wishlist', {
  as: 'bo',
  at: '/wishlist',
  shows: ['button Share the list', 'button Move to cart', 'button Remove'],
});
smoke('tracking', { at: '/track', shows: ['button Find the order', 'textbox Order number', 'textbox E-mail address'] });
smoke('withdrawal', { at: '/withdraw', shows: ['button Continue', 'textbox Order number', 'textbox Your name'] });
smoke('help', {
  at: '/supportcenter',
  shows: ['link Where is my order', 'button Send the message', 'textbox Your message'],
});
smoke('own messages to support', {
  as: 'bo',
  at: '/profile/support',
  shows: ['heading Support', 'link Profile', 'link Go to the support centre'],
});
smoke('a message to support that is not there', {
  at: '/support/tickets/H-AAAA',
  shows: ['heading This message cannot be shown', 'button Sign in', 'link Go to the support centre'],
});
smoke('help article', {
  at: '/support/how-to-create-account',
  shows: ['button Create Account', 'button Yes', 'link Selling your first piece'],
});
smoke('a recovery link that has expired', {
  at: '/recover-cart',
  shows: ['heading Invalid or expired recovery link', 'link Open your cart', 'link See all pieces'],
});
smoke('choosing a new password', {
  at: '/reset-password?token=x',
  shows: ['textbox New password', 'button Show password', 'button Change the password'],
});
smoke('confirmation without an order', {
  as: 'bo',
  at: '/order-confirmation',
  shows: ['heading No order here', 'link Track an order', 'link Your orders'],
});

smoke('orders', { as: 'bo', at: '/orders', shows: ['link Order AM-', 'button Find', 'combobox Status'] });
const orderIn = (state: string) => async (page: Page) => {
  type Row = { orderId: string; state: string };
  return `/order/${(await findRow<Row>(page, '/api/orders', (order) => order.state === state)).orderId}`;
};
const invoice = 'link Invoice';
/** A maker who does not say who sells writes no invoice yet. */
const orders: [state: string, first: Part, second: Part][] = [
  ['processing', 'link Message', 'link Report a problem'],
  ['delivered', 'button Return pieces', invoice],
  ['completed', 'button Buy again', invoice],
];
for (const [state, first, second] of orders)
  smoke(`order, ${state}`, { as: 'bo', at: orderIn(state), shows: [first, second, 'heading Order AM-'] });

smoke('profile', { as: 'bo', at: '/profile', shows: ['button Save the name', 'textbox Name', 'button Sign out'] });
smoke('addresses', {
  as: 'bo',
  at: '/profile/addresses',
  shows: ['heading Addresses', 'button Add an address', 'link Privacy'],
});
smoke('security', {
  as: 'bo',
  at: '/profile/security',
  shows: ['button Change the password', 'button Add a passkey', 'button Sign out every other device'],
});
smoke('notifications', { as: 'bo', at: '/settings/notifications', shows: ['button Save', 'checkbox', 'table'] });
smoke('privacy', {
  as: 'bo',
  at: '/settings/privacy',
  shows: ['button Download all my data', 'button Delete my account', 'radio Only what is needed'],
});
smoke('inbox', { as: 'bo', at: '/messages', shows: ['button New message', 'link Inbox', 'link Rio Clay'] });
smoke('conversation', {
  as: 'bo',
  at: async (page) => {
    const { conversationId } = await findRow<{ conversationId: string }>(page, '/api/messages/conversations');
    return `/messages/${conversationId}`;
  },
  shows: ['button Send', 'textbox', 'button Archive'],
});
