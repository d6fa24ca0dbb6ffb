import type { ShippingRate } from '#domain/listings/delivery/ways.ts';

interface DemoPostage {
  name: string;
  freeFromCents: number | null;
  zones: string[];
  rates?: ShippingRate[];
  packingGrams?: number;
  handlingDays?: number;
  origin?: { line1: string; postcode: string; city: string; country: string };
  pickup?: boolean;
}

type Row = [area: string, firstCents: number, moreCents: number, from: number, to: number];
const letters = (rows: Row[]): ShippingRate[] =>
  rows.map(([area, firstCents, moreCents, from, to]) => ({
    ...{ area, way: 'letter', by: 'item', firstCents, moreCents, days: [from, to], maxGrams: 1000 },
  }));
const parcels = (rows: Row[]): ShippingRate[] =>
  rows.map(([area, firstCents, moreCents, from, to]) => ({
    ...{ area, way: 'standard', by: 'weight', firstCents, moreCents, days: [from, to], maxGrams: null },
  }));

/** What fits through a letterbox goes cheaper as a letter, and further. */
const letterbox: ShippingRate[] = [
  ...letters([
    ['home', 290, 40, 2, 3],
    ['eu', 420, 60, 4, 8],
    ['europe', 490, 80, 5, 10],
    ['world', 690, 120, 8, 18],
  ]),
  ...parcels([
    ['home', 520, 120, 1, 2],
    ['eu', 890, 240, 3, 6],
    ['europe', 1390, 420, 4, 8],
    ['world', 1990, 900, 7, 14],
  ]),
];

/** Shipping profiles of demo shops: all their pieces take them. Shops without one send everywhere at the plain rates. */
export const demoPostage: Record<string, DemoPostage> = {
  olmo: { name: 'Large and light', freeFromCents: null, zones: ['eu'], packingGrams: 600, handlingDays: 1 },
  'fell-yarrow': { name: 'Wool', freeFromCents: 15_000, zones: ['eu', 'europe', 'world'] },
  kerlann: { name: 'In hay', freeFromCents: 12_000, zones: ['eu', 'europe'], packingGrams: 300 },
  hlina: { name: 'Pots and candles', freeFromCents: null, zones: ['eu'], packingGrams: 400 },
  uldgaarden: { name: 'Soft parcels', freeFromCents: 14_000, zones: ['eu', 'europe', 'world'] },
  vos: { name: 'Letterbox and parcel', freeFromCents: 8000, zones: ['eu', 'europe', 'world'], rates: letterbox },
  costea: { name: 'In a matchbox', freeFromCents: 6000, zones: ['eu', 'europe', 'world'] },
  klocek: { name: 'Small and round', freeFromCents: 9000, zones: ['eu', 'europe'] },
  karklas: {
    ...{ name: 'With a label on the handle', freeFromCents: null, zones: ['eu', 'europe'], pickup: true },
    origin: { line1: 'Raudondvario plentas 131', postcode: '47186', city: 'Kaunas', country: 'LT' },
  },
  kovac: { name: 'Flat', freeFromCents: 10_000, zones: ['eu', 'europe', 'world'] },
};
