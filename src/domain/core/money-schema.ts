import { z } from 'zod';
import { MAX_CENTS } from './money.ts';

/** Minor units, from 0 up to more than any price. */
export const centsSchema = z.number().int().min(0).max(MAX_CENTS);
export const currencySchema = z.enum(['EUR']);
