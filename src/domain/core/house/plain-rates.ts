/** What one way to an area costs: minor units for the first kilogram and each further one, days on the way, the heaviest parcel. */
export interface PlainRate {
  area: string;
  way: 'letter' | 'standard' | 'express';
  by: 'weight' | 'item';
  firstCents: number;
  moreCents: number;
  days: readonly [number, number];
  maxGrams: number | null;
}

let rates: readonly PlainRate[] | undefined;

/** [OFFICE-01] Postage of shops that set none of their own, as administrators set it; each process is told, and each page. */
export function replacePlainRates(next: readonly PlainRate[] | undefined): void {
  rates = next;
}

/** Undefined where what is built in holds. */
export const currentPlainRates = (): readonly PlainRate[] | undefined => rates;
