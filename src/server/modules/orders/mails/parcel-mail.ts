import { inLanguage } from '#domain/core/languages/in-language.ts';
import { isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { carrierPage } from '#domain/orders/parcels/carriers.ts';
import { leftToSend } from '#domain/orders/parcels/pack.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { lockOrderOfShop } from '../order-store.ts';
import { mailAbout, mailBuyer } from './order-mails.ts';
import { collectTexts, parcelTexts, seeOrder, sentTexts } from './order-mail-texts.ts';

type Lines = Order['lines'];

const itemsOf = (lines: Lines, quantityOf: (line: Lines[number]) => number): string[] =>
  lines.flatMap((line) => {
    const quantity = quantityOf(line);
    return quantity > 0 ? [`${quantity} × ${[line.title, ...line.values].join(', ')}`] : [];
  });

/** [ORD-01, ORD-03] One parcel of several has left: what is in it, who carries it, and what follows. Written once for each. */
export async function mailSent(
  app: App,
  tx: Transaction,
  { parcelId, ...which }: { sellerId: string; orderId: string; parcelId: string },
): Promise<void> {
  const order = await lockOrderOfShop(tx, which);
  const parcel = order?.parcels.find((each) => each.parcelId === parcelId);
  if (!order || !parcel) throw new Error(`the parcel ${parcelId} is not there after it was sent`);
  const inside = itemsOf(order.lines, ({ id }) => parcel.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0);
  const following = itemsOf(order.lines, (line) => leftToSend(order, line));
  await mailBuyer(app, tx, {
    order,
    mail: (about) => {
      const parts = inLanguage(parcelTexts, about.language);
      const ready = inLanguage(collectTexts, about.language);
      const texts = isCollected(order)
        ? { ...parts, title: ready.part, inside: ready.inside, complete: ready.complete }
        : parts;
      const sent = inLanguage(sentTexts, about.language);
      const page = carrierPage(parcel);
      return mailAbout(app, about, {
        occasion: `sent ${parcelId}`,
        title: texts.title(order.shopName),
        paragraphs: [
          texts.inside(order.number),
          ...inside,
          ...(parcel.tracking ? [sent.by([parcel.carrier, parcel.tracking].filter(Boolean).join(' '))] : []),
          ...(following.length > 0 ? [texts.follows, ...following] : [texts.complete]),
        ],
        action: isCollected(order) ? seeOrder[about.language] : sent.action,
        also: page ? { action: texts.carrierPage(parcel.carrier), url: page } : undefined,
      });
    },
  });
}
