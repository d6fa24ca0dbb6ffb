import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';

/** The order that somebody chose of a list that can be sorted by these; nothing where it is as it comes. */
export function chosenSort<Name extends string>({ params, sorting }: TableAddress, names: readonly Name[]) {
  const sort = params.has('sort') ? names.find((name) => name === sorting.by) : undefined;
  return sort ? { sort, dir: sorting.direction } : {};
}

/** The same of a list that has one order, either way round. */
export const chosenDirection = ({ params, sorting }: TableAddress) =>
  params.has('sort') ? { dir: sorting.direction } : {};
