import { useEffect, useRef, useState } from 'react';
import { MAX_AT_ONCE } from '#domain/admin/decided.ts';
import { currentOf, emptyQueue, inOrder, pass, pick, type QueueState, skip, step, targetsOf } from './queue-state.ts';
import { type Decisions, useDecisions, type Verdict, type Waiting } from './use-decisions.ts';

interface Sources<Item extends Waiting> extends Decisions<Item> {
  items: readonly Item[];
  /** Goes to an item on the page, or to the page's head where none is left. */
  focus: (id: string | null) => void;
}

/** [UX-77, UX-98] A queue by keys, by hand and many at once. */
export function useQueue<Item extends Waiting>(sources: Sources<Item>) {
  const [state, setState] = useState<QueueState>(emptyQueue);
  const goes = useRef(false);
  const decisions = useDecisions(sources, ([first]) => {
    if (first === undefined) return;
    goes.current = true;
    setState((before) => ({ ...before, current: first }));
  });
  const byId = new Map(sources.items.filter((item) => !decisions.isGone(item)).map((item) => [item.id, item]));
  const shown = inOrder([...byId.keys()], state.skipped);
  const current = currentOf(state, shown);
  const targets = targetsOf(state, shown).flatMap((id) => byId.get(id) ?? []);
  const ids = targets.map(({ id }) => id);

  useEffect(() => {
    // What was taken back is gone to once the list has it again.
    if (!goes.current || (state.current !== null && state.current !== current)) return;
    goes.current = false;
    sources.focus(current);
  });
  const move = (next: QueueState): void => {
    goes.current = true;
    setState(next);
  };

  return {
    shown: shown.flatMap((id) => byId.get(id) ?? []),
    current,
    picked: state.picked.filter((id) => byId.has(id)),
    targets,
    left: decisions.left,
    putAway: decisions.putAway,
    decide: (which: Item[], verdict: Verdict, reason = ''): void => {
      if (which.length === 0) return;
      move(
        pass(
          state,
          shown,
          which.map(({ id }) => id),
        ),
      );
      void decisions.decide(which, verdict, reason);
    },
    undo: () => void decisions.undo(),
    goTo: (id: string) => setState({ ...state, current: id }),
    step: (by: 1 | -1) => move(step(state, shown, by)),
    skip: () => move(skip(state, shown, ids)),
    pick: (id: string, isRange: boolean) => setState(pick(state, shown, { id, isRange, most: MAX_AT_ONCE })),
    pickAll: (which: readonly string[]) => setState({ ...state, picked: which.slice(0, MAX_AT_ONCE), anchor: null }),
  };
}

export type Queue<Item extends Waiting> = ReturnType<typeof useQueue<Item>>;
