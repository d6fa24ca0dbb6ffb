/** What a moderator does with the list of a queue before anything is sent: where they are, what is picked, what is put off. */
export interface QueueState {
  current: string | null;
  picked: readonly string[];
  /** Where a range begins. */
  anchor: string | null;
  /** Put off: they come last. */
  skipped: readonly string[];
}

export const emptyQueue: QueueState = { current: null, picked: [], anchor: null, skipped: [] };

/** What was put off comes last, in the order in which it was. */
export function inOrder(ids: readonly string[], skipped: readonly string[]): string[] {
  const late = skipped.filter((id) => ids.includes(id));
  return [...ids.filter((id) => !late.includes(id)), ...late];
}

/** Where one is: what was gone to, while it is there, else the first. */
export const currentOf = (state: QueueState, shown: readonly string[]): string | null =>
  state.current !== null && shown.includes(state.current) ? state.current : (shown[0] ?? null);

/** What an act is for: what is picked, or else the one that one is at. */
export function targetsOf(state: QueueState, shown: readonly string[]): string[] {
  const picked = shown.filter((id) => state.picked.includes(id));
  if (picked.length > 0) return picked;
  const current = currentOf(state, shown);
  return current === null ? [] : [current];
}

/** One further or one back; the ends stay where they are. */
export function step(state: QueueState, shown: readonly string[], by: 1 | -1): QueueState {
  const at = shown.indexOf(currentOf(state, shown) ?? '');
  const current = shown[Math.min(Math.max(at + by, 0), shown.length - 1)] ?? null;
  return { ...state, current };
}

/** Picks or unpicks one; with a range everything from the last pick to here, as far as the most allow. */
export function pick(
  state: QueueState,
  shown: readonly string[],
  { id, isRange = false, most }: { id: string; isRange?: boolean; most: number },
): QueueState {
  const from = shown.indexOf(state.anchor ?? '');
  const to = shown.indexOf(id);
  if (isRange && from >= 0 && to >= 0) {
    const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const picked = [...new Set([...state.picked, ...range])].slice(0, most);
    return { ...state, current: id, picked };
  }
  const without = state.picked.filter((each) => each !== id);
  const isPicked = without.length < state.picked.length;
  const picked = isPicked || without.length >= most ? without : [...without, id];
  return { ...state, current: id, picked, anchor: id };
}

/** They are done or put off: one goes on with what follows them, or with what is left before them. */
export function pass(state: QueueState, shown: readonly string[], ids: readonly string[]): QueueState {
  const left = shown.filter((id) => !ids.includes(id));
  const at = shown.indexOf(currentOf(state, shown) ?? '');
  const current = shown.slice(at).find((id) => !ids.includes(id)) ?? left.at(-1) ?? null;
  return { ...state, current, picked: state.picked.filter((id) => !ids.includes(id)), anchor: null };
}

/** Put off until the others are done; put off again, to the very end. */
export function skip(state: QueueState, shown: readonly string[], ids: readonly string[]): QueueState {
  const skipped = [...state.skipped.filter((id) => !ids.includes(id)), ...ids];
  const isAll = shown.every((id) => ids.includes(id));
  const next = pass(state, shown, ids);
  return { ...next, skipped, current: isAll ? (shown[0] ?? null) : next.current };
}
