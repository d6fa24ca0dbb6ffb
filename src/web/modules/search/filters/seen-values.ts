import type { Facets } from '#domain/search/contract.ts';
import type { ListFilter, SearchState } from '../search-state.ts';

type Bounds = { minCents: number; maxCents: number } | null;
interface Scope {
  lists: Record<ListFilter, string[]>;
  bounds: Bounds;
}

const scopes = new Map<string, Scope>();
const MAX_SCOPES = 20;

function scopeOf({ q, category }: SearchState): Scope {
  const key = `${q}\n${category}`;
  const known = scopes.get(key) ?? { lists: { materials: [], colours: [], shipsFrom: [], origin: [] }, bounds: null };
  scopes.delete(key);
  scopes.set(key, known);
  if (scopes.size > MAX_SCOPES) scopes.delete(scopes.keys().next().value ?? '');
  return known;
}

/** [UX-21] A value that was offered for these words and this craft stays where it was: with a count of 0, instead of vanishing under the pointer. */
export function steadyValues(
  state: SearchState,
  name: keyof Scope['lists'],
  counted: Facets['materials'],
): Facets['materials'] {
  const { lists } = scopeOf(state);
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  lists[name] = [...new Set([...lists[name], ...counts.keys(), ...state[name]])];
  return lists[name].map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** The widest range of prices seen for these words and this craft: a slider must not shrink to what it chose. */
export function steadyBounds(state: SearchState, range: Bounds): Bounds {
  const scope = scopeOf(state);
  if (range)
    scope.bounds = {
      minCents: Math.min(scope.bounds?.minCents ?? range.minCents, range.minCents),
      maxCents: Math.max(scope.bounds?.maxCents ?? range.maxCents, range.maxCents),
    };
  return scope.bounds;
}
