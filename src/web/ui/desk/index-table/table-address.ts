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
  /** Where the table is as a query has it, and what of a link is this table's; other tables of the page stay as they are. */
  hrefOf: (query: string) => string;
  ownOf: (href: string) => URLSearchParams;
  /** Another choice on the same screen; Back comes to the one before, unless it replaces it. */
  change: (changes: Changes, replace?: boolean) => void;
  /** Where the head of a column leads: sorted by it, the other way round where it is already. */
  sortHref: (by: string, first: Direction) => string;
}

/** What every table has in its address beside its filters. */
const ofEveryTable = ['q', 'sort', 'dir', 'cols'];

/** How one table's own parameters are called in the address, and by that name again; null for another table's. */
function namesOf(tableName: string, filters: readonly string[] | undefined) {
  const prefix = tableName && `${tableName}-`;
  const ownName = (name: string): string | null => {
    if (filters?.includes(name)) return name;
    if (prefix) return name.startsWith(prefix) ? name.slice(prefix.length) : null;
    return !filters || ofEveryTable.includes(name) ? name : null;
  };
  return { ownName, fullName: (name: string): string => (filters?.includes(name) ? name : prefix + name) };
}

/**
 * [UX-86] Search, filters, order and columns of a table live in its address, so that Back, a reload and a kept link find them. The second table of a
 * page has a name, which its parameters begin with; `filters` are those without it, where a page has several tables.
 */
export function useTableAddress(byDefault: Sorting, tableName = '', filters?: readonly string[]): TableAddress {
  const { path, search } = useLocation();
  const { ownName, fullName } = namesOf(tableName, filters);
  const all = new URLSearchParams(search);
  const ownParams = (whole: URLSearchParams): URLSearchParams =>
    new URLSearchParams(
      [...whole].flatMap(([name, value]) => {
        const own = ownName(name);
        return own === null ? [] : [[own, value]];
      }),
    );
  const params = ownParams(all);
  const ownOf = (href: string): URLSearchParams => ownParams(new URLSearchParams(href.split('?')[1]));
  const by = params.get('sort');
  const direction = params.get('dir') === 'asc' ? 'asc' : 'desc';
  const sorting: Sorting = by ? { by, direction } : byDefault;
  const pathWith = (query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);
  const hrefWith = (changes: Changes): string => {
    const next = new URLSearchParams(all);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(fullName(name), value);
      else next.delete(fullName(name));
    return pathWith(next);
  };
  const hrefOf = (query: string): string => {
    const others = [...all].filter(([name]) => ownName(name) === null);
    if (others.length === 0 && !tableName) return query ? `${path}?${query}` : path;
    const own = [...new URLSearchParams(query)].map(([name, value]) => [fullName(name), value]);
    return pathWith(new URLSearchParams([...others, ...own]));
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
