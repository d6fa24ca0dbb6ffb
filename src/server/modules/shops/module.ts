import { shopsContract } from '#domain/shops/contract.ts';
import { shopTimeZone } from '#domain/shops/shop-time-zone.ts';
import { isReservedName, shapesOfName } from '#domain/core/reserved-names.ts';
import { fail, ok } from '#domain/core/result.ts';
import { claimName } from '../accounts/stores/claimed-name-store.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { shopAddresses } from '#domain/shops/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import type { Screen, ScreenContent } from '../../platform/page/screen.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { apply, getApplication } from './applications/apply.ts';
import { editShop, getShopFacts } from './applications/edit-shop.ts';
import { decideApplication, getApplicationRecord, listApplications } from './applications/work-on-applications.ts';
import { inboxFirstCalls } from '../accounts/profile/inbox-first-calls.ts';
import { publish } from '../../platform/events/publish.ts';
import { addNotice, changeNotice, getCalendar, removeNotice, updateCalendar } from './calendar/change-calendar.ts';
import { mailFollowers } from './calendar/mail-followers.ts';
import { turnCountries } from './countries/follow-countries.ts';
import { turnDueNotices } from './calendar/turn-notices.ts';
import { listFollows, setFollow } from './set-follow.ts';
import { setPicture } from './set-picture.ts';
import { getInvoiceFacts, updateInvoiceFacts } from './tax/update-invoice-facts.ts';
import { findShopCard, updateShop } from './shop-store.ts';
import { beforeErasure } from './before-erasure.ts';
import { shopTables } from './tagged-tables.ts';

const getMine = read(shopsContract.getMine, { policy: signedIn }, async ({ app, caller }) => {
  const mine = await findShopCard(app.db, caller.session?.userId ?? '');
  if (!mine) throw new Error('an account without a shop');
  return ok(mine);
});

/** The words of the maker's shop; its address, ratings and figures cannot be changed here [INV-23]. */
const updateMine = write(shopsContract.updateMine, { policy: signedIn }, async ({ input, app, tx, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const before = await findShopCard(tx, sellerId);
  if (input.name !== before?.shop.name && isReservedName(input.name, app.config.MARKETPLACE_NAME))
    return fail({ code: 'shops/reserved-name' });
  if (!before) return fail({ code: 'shops/not-found' });
  // Whoever sells under their own name shares it with others who bear it.
  const shape = input.name === caller.session?.displayName ? null : (shapesOfName(input.name)[0] ?? null);
  if (!(await claimName(tx, { userId: sellerId, shape }))) return fail({ code: 'shops/name-taken' });
  const timeZone = shopTimeZone(before.profile, input);
  const profile = { ...input, timeZone, thanks: input.thanks ?? before.profile.thanks };
  await updateShop(tx, { sellerId, profile, now: app.clock.now() });
  const mine = await findShopCard(tx, sellerId);
  if (!mine) return fail({ code: 'shops/not-found' });
  await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug: mine.shop.slug } });
  return ok(mine);
});

/** What the frame shows around every section: whose shop it is, and what waits. */
const ofFrame: NonNullable<ScreenContent['firstData']> = [
  ['shops.getMine', {}],
  ['orders.getOverview', {}],
  ['alerts.getUnreadCount', {}],
];
const ofApplication: NonNullable<ScreenContent['firstData']> = [['shops.getApplication', {}]];
/** Sections that say whether the shop is open. */
const namingApplication = ['', 'listings', 'add-listing', 'shop', 'application'];
const ofOverview: NonNullable<ScreenContent['firstData']> = [
  ['orders.listShopOrders', { limit: 5 }],
  ['orders.listShopOrders', { state: 'to_ship', limit: 3 }],
  ['returns.listShopReturns', { which: 'open', limit: 1 }],
  ['reviews.listOwnReviews', { limit: 3 }],
  ['shops.getInvoiceFacts', {}],
  ['payments.getPayoutAccount', {}],
];
/** Whoever has sold nothing may still have the first steps before them, which ask for their listings too. */
const ofNewShop: NonNullable<ScreenContent['firstData']> = [['listings.listMine', { limit: 1 }]];

/** [SHELL-09] What a section shows first comes with its page, as does its code. */
const dashboard: Omit<Screen, 'path'> = {
  chunk: 'src/web/app/frames/seller/dashboard-page.tsx',
  hasOwnFrame: true,
  load: async ({ params, query, app, caller }) => {
    const [section = '', id] = (params['*'] ?? '').split('/');
    const isInbox = section === 'messages';
    const shown = section === '' && caller.session ? await findShopCard(app.db, caller.session.userId) : null;
    const overview = section === '' ? [...ofOverview, ...(shown?.shop.sold === 0 ? ofNewShop : [])] : [];
    const own = [...overview, ...(namingApplication.includes(section) ? ofApplication : [])];
    const messages = inboxFirstCalls(isInbox ? query : { q: '-' }, isInbox ? id : undefined);
    return {
      title: 'Your shop',
      firstData: caller.session ? [...ofFrame, ...messages, ...own] : [],
      alsoNeeds: [
        ...(isInbox ? ['src/web/modules/messages/seller/messages-page.tsx'] : []),
        ...(isInbox && id ? ['src/web/modules/messages/inbox/opened-panes.tsx'] : []),
      ],
    };
  },
};

export const shops: Module = {
  name: 'shops',
  personalData: shopTables,
  beforeErasure,
  calls: {
    ...{ getMine, updateMine, setPicture, setFollow, listFollows, getInvoiceFacts, updateInvoiceFacts },
    ...{ getCalendar, updateCalendar, addNotice, changeNotice, removeNotice },
    ...{ getApplication, apply, listApplications, getApplicationRecord, decideApplication, getShopFacts, editShop },
  },
  reactions: [mailFollowers],
  jobs: [turnCountries, turnDueNotices],
  screens: screensAt(shopAddresses, { dashboard, dashboardSection: dashboard }),
  invalidates: {
    'shops.changed': ({ sellerId, slug }) => [`shop:${slug}`, `seller:${sellerId}`, 'home'],
    // The page of the shop tells how many follow it.
    'shops.followed': ({ slug }) => [`shop:${slug}`],
  },
};
