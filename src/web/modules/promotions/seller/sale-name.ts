import type { Sale } from '#domain/promotions/sale-model.ts';
import { saleTerms } from '#domain/promotions/sale-terms.ts';
import { speaker } from '#web/platform/languages/language.ts';

/** What a sale takes off of what, in the language of the page. */
export const saleName = (sale: Sale): string => saleTerms(speaker, sale);
