/** Shipping profiles of demo shops: all their pieces take them. Shops without one send everywhere at the plain rates. */
export const demoPostage: Record<string, { name: string; freeFromCents: number | null; zones: string[] }> = {
  olmo: { name: 'Large and light', freeFromCents: null, zones: ['eu'] },
  'fell-yarrow': { name: 'Wool', freeFromCents: 15_000, zones: ['eu', 'europe', 'world'] },
  kerlann: { name: 'In hay', freeFromCents: 12_000, zones: ['eu', 'europe'] },
  hlina: { name: 'Pots and candles', freeFromCents: null, zones: ['eu'] },
  uldgaarden: { name: 'Soft parcels', freeFromCents: 14_000, zones: ['eu', 'europe', 'world'] },
  vos: { name: 'Letterbox and parcel', freeFromCents: 8000, zones: ['eu', 'europe', 'world'] },
  costea: { name: 'In a matchbox', freeFromCents: 6000, zones: ['eu', 'europe', 'world'] },
  klocek: { name: 'Small and round', freeFromCents: 9000, zones: ['eu', 'europe'] },
  karklas: { name: 'With a label on the handle', freeFromCents: null, zones: ['eu', 'europe'] },
  kovac: { name: 'Flat', freeFromCents: 10_000, zones: ['eu', 'europe', 'world'] },
};
