import { oc } from '@orpc/contract';
import { z } from 'zod';
import { addressSchema } from '../core/address.ts';
import { ways } from '../listings/delivery/ways.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { orderStateSchema } from './model.ts';
import { orderParcelSchema } from './parcels/model.ts';
import { orderProblemTexts as texts } from './problem-texts.ts';

const notFound = problem(404, texts['orders/not-found']);

/** Where an order is, and from whom: nothing of its buyer. */
const parcelWaySchema = z.strictObject({
  state: orderStateSchema,
  /** [ORD-07] Its maker waits for the buyer. */
  awaitsBuyer: z.boolean(),
  ...{ shopName: z.string(), place: z.string(), timeZone: z.string() },
  deliveryId: z.enum(ways),
  ...{ deliveryName: z.string(), carrier: z.string(), tracking: z.string() },
  ...{ leavesBy: z.iso.date(), arrivesFrom: z.iso.date(), arrivesTo: z.iso.date() },
  /** What has left, each with what its carrier said of it. */
  parcels: z.array(
    orderParcelSchema.pick({ state: true, carrier: true, tracking: true, expectedOn: true, events: true }),
  ),
  timeline: z.array(z.strictObject({ state: orderStateSchema, at: z.iso.datetime() })),
});

/** The same of an order, with its pieces and the town that it goes to. */
const orderWaySchema = z.strictObject({
  ...parcelWaySchema.shape,
  number: z.string(),
  destination: addressSchema.pick({ city: true, country: true }),
  lines: z.array(z.strictObject({ title: z.string(), quantity: z.number().int(), picture: pictureSchema.nullable() })),
});

/** [ORD-05] What can be followed without signing in. */
export const trackContract = {
  trackOrder: oc
    .route({
      method: 'POST',
      path: '/orders/track',
      tags: ['orders'],
      summary:
        'Find an order by its number and e-mail address; answers no more personal facts than its way and the town it goes to.',
    })
    .input(z.strictObject({ number: z.string().trim().max(40), email: z.string().trim().max(254) }))
    .output(orderWaySchema)
    .errors({ 'orders/not-found': notFound }),
  trackByLink: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/track',
      tags: ['orders'],
      summary: 'The same by the signed link of a mail about the order.',
    })
    .input(z.strictObject({ orderId: idSchema, key: z.string().max(100) }))
    .output(orderWaySchema)
    .errors({ 'orders/not-found': notFound }),
  trackParcel: oc
    .route({
      method: 'POST',
      path: '/orders/track-parcel',
      tags: ['orders'],
      summary:
        'Find the way of a parcel by its carrier’s number alone; answers nothing of who bought it or what is in it.',
    })
    .input(z.strictObject({ tracking: z.string().trim().max(100) }))
    .output(parcelWaySchema)
    .errors({ 'orders/not-found': notFound }),
};
