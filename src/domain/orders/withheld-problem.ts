import { problem } from '../core/problem.ts';
import { orderProblemTexts as texts } from './problem-texts.ts';

/** [INV-03] While the buyer's bank holds the money of an order, nothing else goes back of it. */
export const withheldProblem = { 'orders/refund-disputed': problem(409, texts['orders/refund-disputed']) };
