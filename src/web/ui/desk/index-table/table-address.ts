import { go, useLocation } from '#web/platform/router/navigation.ts';

type Direction = 'asc' | 'desc';
export interface Sorting {
  by: string;
  direction: Direction;
}
/** What goes into the address, or out of it. */
type Changes = Record<string, string | null>;

export interface TableAddress {
  path: string;
  params: URLSearchParams;
  sorting: Sorting;
  hrefWith: (changes: Changes) => string;
  /** Where the table is as a query has it, and what of a link is this table's; a second table of the page stays as it is. */
  hrefOf: (query: string) => string;
  ownOf: (href: string) => URLSearchParams;
  /** Another choice on the same screen; Back comes to the one before, unless it replaces it. */
  change: (changes: Changes, replace?: boolean) => void;
  /** Where the head of a column leads: sorted by it, the other way round where it is already. */
  sortHref: (by: string, first: Direction) => string;
}

/** What of an address is one table's own: all of it, or what begins with its name, by the rest of the names. */
const ownParams = (all: URLSearchParams, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...all].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
  );

/**
 * [UX-86] Search, filters, order and columns of a table live in its address, so that Back, a reload and a kept link find them. The second table of a
 * page has a name, which its parameters begin with.
 */
export function useTableAddress(byDefault: Sorting, tableName = ''): TableAddress {
  const { path, search } = useLocation();
  const prefix = tableName && `${tableName}-`;
  const all = new URLSearchParams(search);
  const params = ownParams(all, prefix);
  const by = params.get('sort');
  const direction = params.get('dir') === 'asc' ? 'asc' : 'desc';
  const sorting: Sorting = by ? { by, direction } : byDefault;
  const hrefWith = (changes: Changes): string => {
    const next = new URLSearchParams(all);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(prefix + name, value);
      else next.delete(prefix + name);
    return next.size > 0 ? `${path}?${next}` : path;
  };
  const ownOf = (href: string): URLSearchParams => ownParams(new URLSearchParams(href.split('?')[1]), prefix);
  const hrefOf = (query: string): string => {
    const next = new URLSearchParams(prefix ? [...all].filter(([name]) => !name.startsWith(prefix)) : []);
    for (const [name, value] of new URLSearchParams(query)) next.set(prefix + name, value);
    return next.size > 0 ? `${path}?${next}` : path;
  };
  const sortHref = (by: string, first: Direction): string => {
    const other = sorting.direction === 'asc' ? 'desc' : 'asc';
    const direction = sorting.by === by ? other : first;
    const isDefault = by === byDefault.by && direction === byDefault.direction;
    return hrefWith({ sort: isDefault ? null : by, dir: isDefault ? null : direction });
  };
  const change = (changes: Changes, replace = false): void => go(hrefWith(changes), { replace, stay: true });
  return { path, params, sorting, hrefWith, hrefOf, ownOf, change, sortHref };
}
