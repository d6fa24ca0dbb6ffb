import type { Params } from './form-body.ts';
import { list } from './read-params.ts';
import type { Charge, Intent, Method } from '../stripe-objects.ts';
import { invalid } from './stripe-problem.ts';

const refuse = (path: string): never => {
  throw invalid(`This property cannot be expanded (${path.slice(0, 60)}).`, { param: 'expand' });
};

/** An intent with the objects that `expand[]` names in place of their ids. */
export function expanded(
  params: Params,
  doc: Intent,
  { charge, method }: { charge?: Charge | undefined; method?: Method | undefined },
): unknown {
  const paths = list(params, 'expand');
  if (!paths) return doc;
  const after: Record<string, unknown> = { ...doc };
  for (const path of paths) {
    if (path === 'latest_charge') after['latest_charge'] = charge ?? doc.latest_charge;
    else if (path === 'payment_method') after['payment_method'] = method ?? doc.payment_method;
    else if (!['customer', 'latest_charge.balance_transaction'].includes(path)) refuse(path);
  }
  return after;
}
