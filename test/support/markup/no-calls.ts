/** Stands in for the tables of addresses that a build writes: rules send nothing, unless `shop.ts` names them. */
export const callTable: Record<string, string> = {};
