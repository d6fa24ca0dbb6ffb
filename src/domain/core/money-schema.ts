import { z } from 'zod';
import { MAX_CENTS } from './money.ts';

/** Minor units, from 0 up to more than any price. */
export const centsSchema = z.number().int().min(0).max(MAX_CENTS);
/** The sum of many prices. It may be more than is ever paid, as what is shown has to be. */
export const sumCentsSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const currencySchema = z.enum(['EUR']);
export type Currency = z.infer<typeof currencySchema>;
