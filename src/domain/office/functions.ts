import { z } from 'zod';
import { exportContract } from '../core/functions/export-contract.ts';
import { betweenDays, bookSchema } from './books-contract.ts';
import { paymentViews } from './money-contract.ts';

export const officeFunctions = {
  exportPayments: exportContract(
    'Payments as a file; who takes one stands in the audit log.',
    z.strictObject({ view: z.enum(paymentViews).default('all') }),
  ),
  exportBook: exportContract(
    'A list of the books as a file; who takes one stands in the audit log.',
    z.strictObject({ book: bookSchema, ...betweenDays }),
  ),
};
