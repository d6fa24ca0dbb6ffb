import { oc } from '@orpc/contract';
import { z } from 'zod';
import { countrySchema } from '../../core/address.ts';
import { idSchema } from '../../core/ids.ts';
import { ways } from '../../listings/delivery/ways.ts';
import { giftDayIds } from '../../shops/calendar/gift-days.ts';

const giftDaySchema = z.strictObject({
  id: z.enum(giftDayIds),
  /** The first of its days among the countries. */
  day: z.iso.date(),
});

/** [DASH-04] What a maker prepares before the days on which people give presents. */
export const holidayCalls = {
  getHolidayPrep: oc
    .route({
      method: 'GET',
      path: '/seller/holiday-prep',
      tags: ['orders'],
      summary: 'Gift days of the buyers’ countries, last days to order, and what to make until then.',
    })
    .input(z.strictObject({ occasion: z.enum(giftDayIds).optional(), listingId: idSchema.optional() }))
    .output(
      z.strictObject({
        timeZone: z.string(),
        giftDays: z.array(giftDaySchema),
        occasion: z.enum(giftDayIds),
        /** The piece that the last days are of; null in a shop without one. */
        listing: z.strictObject({ listingId: idSchema, title: z.string() }).nullable(),
        listings: z.array(z.strictObject({ listingId: idSchema, title: z.string() })),
        countries: z.array(
          z.strictObject({
            country: countrySchema,
            day: z.iso.date(),
            /** Orders from there in the last year. */
            orders: z.number().int(),
            ways: z.array(z.strictObject({ id: z.enum(ways), lastOrder: z.iso.date().nullable() })),
          }),
        ),
        /** The last day on which a piece has to be ready to leave; null where it is too late. */
        makeBy: z.iso.date().nullable(),
        /** Sales of four weeks against those of a year ago, in percent; null where a year ago says too little. */
        pacePercent: z.number().int().nullable(),
        toMake: z.array(
          z.strictObject({
            listingId: idSchema,
            title: z.string(),
            madeToOrder: z.boolean(),
            stock: z.number().int(),
            recent: z.number().int(),
            seasonBefore: z.number().int(),
            expected: z.number().int(),
            toMake: z.number().int(),
          }),
        ),
      }),
    ),
};
