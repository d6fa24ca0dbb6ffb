import { sumProblem } from '../cart/payable-sum.ts';
import type { LineProblem, Quote } from './model.ts';

/** [CART-06] What stands in the way of paying; a new price alone does not, once it was shown. */
export const blockingProblems = ({ problems }: Pick<Quote, 'problems'>): LineProblem[] =>
  problems.filter(({ kind }) => kind !== 'price-changed');

/** Whether a quote can be paid as it is. */
export const canPay = (quote: Quote): boolean => blockingProblems(quote).length === 0 && sumProblem(quote) === null;

/** [ORD-03] Parcels whose shop does not offer the chosen way to this country. One that no way takes has its lines named instead. */
export const parcelsWithoutWay = (
  { parcels }: Pick<Quote, 'parcels'>,
  delivery: Readonly<Record<string, string>>,
): Quote['parcels'] =>
  parcels.filter(({ sellerId, options }) => {
    const way = delivery[sellerId];
    return way !== undefined && options.length > 0 && !options.some(({ id }) => id === way);
  });

/** Lines whose last pieces somebody took since they were priced. */
export const soldOutProblems = ({ parcels }: Quote, missing: readonly { variantId: string }[]): LineProblem[] =>
  parcels
    .flatMap(({ lines }) => lines)
    .filter((line) => missing.some(({ variantId }) => variantId === line.variantId))
    .map((line) => ({
      lineId: line.id,
      kind: 'sold-out',
      oldPriceCents: line.addedPriceCents,
      newPriceCents: line.priceCents,
      wanted: line.quantity,
      stock: 0,
    }));
