import { dayIn, startOfDay } from '#domain/core/days/time-zone.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findNews, type ListingNews, listReaders } from './news-store.ts';
import { notifyBuyer } from './notify-buyer.ts';

const BATCH_SIZE = 200;

interface Batch {
  event: { id: string; at: Date };
  sellerId: string;
  type: 'price_drop' | 'new_listing';
  /** Of the marketplace: whoever was told on it is told nothing more of this shop. */
  day: string;
  after: string;
  news: ListingNews;
}

/** Tells the next of them, and hands on to those after. */
async function notifyReaders(app: App, tx: Transaction, batch: Batch): Promise<void> {
  const { event, sellerId, type, day, news } = batch;
  const { listingId, title, shopName, priceCents, beforeCents } = news;
  const noticePrefix = `${type}_${day}_${sellerId}_`;
  const wishlistListingId = type === 'price_drop' ? listingId : null;
  const readers = await listReaders(tx, {
    sellerId,
    wishlistListingId,
    noticePrefix,
    after: batch.after,
    limit: BATCH_SIZE,
  });
  for (const to of readers)
    await notifyBuyer(app, tx, {
      ...{ type, event, to, quoted: sellerId, once: `${noticePrefix}${to}` },
      values: (language) => ({
        ...{ productId: listingId, productName: title, shopName, amount: formatMoney(priceCents, language) },
        before: beforeCents === null ? '' : formatMoney(beforeCents, language),
      }),
    });
  const after = readers.at(-1);
  if (after && readers.length === BATCH_SIZE)
    await publish(app, tx, {
      name: 'alerts.news-sent',
      subject: sellerId,
      payload: { sellerId, listingId, type, day, after },
    });
}

/** [CRAFT-09] A wished-for piece costs less, a shop that somebody follows shows a new one: once a shop and day, not once a piece. */
export const onNews = react({
  name: 'alerts.on-news',
  to: ['listings.changed', 'listings.loaded', 'alerts.news-sent'],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    const { TIME_ZONE } = app.config;
    const isNext = event.name === 'alerts.news-sent';
    const day = isNext ? event.payload.day : dayIn(TIME_ZONE, event.at);
    const listingIds = event.name === 'listings.loaded' ? event.payload.listingIds : [event.payload.listingId];
    const news = await findNews(tx, { sellerId, listingIds, since: startOfDay(TIME_ZONE, day) });
    const dropped = news.filter(({ isNew, beforeCents }) => !isNew && beforeCents !== null);
    const batch = { event, sellerId, day, after: isNext ? event.payload.after : '' };
    if (!isNext || event.payload.type === 'price_drop')
      for (const news of dropped) await notifyReaders(app, tx, { ...batch, type: 'price_drop', news });
    const [first] = news.filter(({ isNew }) => isNew);
    if (first && (!isNext || event.payload.type === 'new_listing'))
      await notifyReaders(app, tx, { ...batch, type: 'new_listing', news: first });
  },
});
