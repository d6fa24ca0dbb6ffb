/** Shipping profiles of demo shops: all their pieces take them. Shops without one send everywhere at the plain rates. */
export const demoPostage: Record<string, { name: string; freeFromCents: number | null; zones: string[] }> = {
  olmo: { name: 'Large and light', freeFromCents: null, zones: ['eu'] },
  'fell-yarrow': { name: 'Wool', freeFromCents: 15_000, zones: ['eu', 'europe', 'world'] },
};
