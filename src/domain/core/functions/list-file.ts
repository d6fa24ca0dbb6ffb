import type { AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import { z } from 'zod';
import { exportContract } from './export-contract.ts';

type Paging = 'cursor' | 'limit';
/** A list that is read page by page. */
type ListContract = ContractProcedure<AnySchema, AnySchema, ErrorMap, Meta>;
type InputOf<C> = C extends ContractProcedure<infer I, AnySchema, ErrorMap, Meta> ? z.input<I & z.ZodType> : never;
type OutputOf<C> = C extends ContractProcedure<AnySchema, infer O, ErrorMap, Meta> ? z.output<O & z.ZodType> : never;
type ListFilter<C> = Omit<InputOf<C>, Paging>;
export type ListItem<C> = OutputOf<C> extends { items: readonly (infer Item)[] } ? Item : never;

/** [OFFICE-02] A list of the back office as a file: what narrows the list narrows the file, and there are no pages. */
export function listFileContract<C extends ListContract>(list: C) {
  const { inputSchema, route } = list['~orpc'];
  if (!(inputSchema instanceof z.ZodObject)) throw new Error(`${route.path} has no filter that a file could have`);
  const filter = inputSchema.omit({ cursor: true, limit: true });
  return exportContract(
    `As a file, which stands in the audit log: ${route.summary ?? ''}`,
    // The same schema without its pages.
    filter as unknown as z.ZodType<ListFilter<C>, ListFilter<C>>,
  );
}
