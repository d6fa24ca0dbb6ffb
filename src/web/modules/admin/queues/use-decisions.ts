import { useRef, useState } from 'react';
import { type DecidedRow, UNDO_SHOWN_SECONDS } from '#domain/admin/decided.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { closeToast, showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts.ts';

/** Every queue approves and rejects; some can do more with what is rejected. */
export type Sanction = 'warn' | 'suspend';
export type Verdict = 'approve' | 'reject' | Sanction;

export interface Waiting {
  id: string;
  /** What tells that it waits again for another reason than before. */
  version: string;
  /** How a message names it. */
  name: string;
}

export interface Decided {
  undoId: string | null;
  items: DecidedRow[];
}

export interface Decisions<Item extends Waiting> {
  /** Makes a press ready to be sent: sent again, it is the same press and counts once. */
  prepare: (items: Item[], verdict: Verdict, reason: string) => () => Promise<Decided>;
  undoDecision: (undoId: string) => Promise<{ items: DecidedRow[] }>;
  /** Reads the list anew. */
  renew: () => void;
  /** How it is said that some were decided: `3 reviews are hidden.` */
  message: (items: Item[], verdict: Verdict) => string;
}

/** What was left as it is, and why: shown above the list until it is put away. */
export interface SkippedRecords {
  message: string;
  rows: { name: string; problem: string }[];
  retry?: () => void;
}

const skippedOf = (
  rows: DecidedRow[],
  of: readonly Waiting[],
  say: (failed: number, of: number) => string,
): SkippedRecords | null => {
  const failed = rows.filter((row) => !row.done);
  if (failed.length === 0) return null;
  return {
    message: say(failed.length, rows.length),
    rows: failed.map(({ id, problem }) => ({ name: of.find((item) => item.id === id)?.name ?? '', problem })),
  };
};

const showDecided = (message: string, onUndo: () => void): number =>
  showToast(message, {
    type: 'success',
    duration: UNDO_SHOWN_SECONDS * 1000,
    action: { label: texts.undo, onClick: onUndo },
  });

function showBack(count: number, rows: readonly DecidedRow[]): void {
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))];
  if (count > 0) showToast([texts.waitsAgain(count), ...notes].join(' '), notes.length > 0 ? { type: 'warning' } : {});
}

/** What was decided leaves the list at once, comes back with the reason where it could not be, and can be taken back for a while. */
export function useDecisions<Item extends Waiting>(
  { prepare, undoDecision, renew, message }: Decisions<Item>,
  onBack: (ids: string[]) => void,
) {
  const [gone, setGone] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<SkippedRecords | null>(null);
  const last = useRef<{ undoId: string; toast: number; items: Item[] } | null>(null);
  const comeBack = (ids: readonly string[]): void =>
    setGone((before) => new Map([...before].filter(([id]) => !ids.includes(id))));

  const settled = (sent: Item[], verdict: Verdict, { undoId, items: rows }: Decided): void => {
    const done = sent.filter(({ id }) => rows.some((row) => row.id === id && row.done));
    comeBack(rows.filter((row) => !row.done).map(({ id }) => id));
    setLeft((now) => skippedOf(rows, sent, texts.notDecided) ?? now);
    if (!undoId || done.length === 0) return;
    if (last.current) closeToast(last.current.toast);
    const toast = showDecided(message(done, verdict), () => void undo());
    last.current = { undoId, toast, items: done };
  };

  const send = async (which: Item[], verdict: Verdict, press: () => Promise<Decided>): Promise<void> => {
    setGone((before) => new Map([...before, ...which.map(({ id, version }) => [id, version] as const)]));
    try {
      settled(which, verdict, await press());
    } catch (problem) {
      comeBack(which.map(({ id }) => id));
      const retry = (): void => {
        setLeft(null);
        void send(which, verdict, press);
      };
      setLeft({ message: texts.nothingDecided((problem as ApiProblem).message), rows: [], retry });
    }
    renew();
  };

  const undo = async (): Promise<void> => {
    const press = last.current;
    if (!press) return;
    last.current = null;
    closeToast(press.toast);
    try {
      const { items: rows } = await undoDecision(press.undoId);
      const back = rows.filter((row) => row.done).map(({ id }) => id);
      comeBack(back);
      setLeft((now) => skippedOf(rows, press.items, texts.notTakenBack) ?? now);
      showBack(back.length, rows);
      onBack(back);
    } catch (problem) {
      showToast((problem as ApiProblem).message, { type: 'error' });
    }
    renew();
  };

  return {
    isGone: ({ id, version }: Waiting): boolean => gone.get(id) === version,
    left,
    putAway: () => setLeft(null),
    decide: (which: Item[], verdict: Verdict, reason: string) => send(which, verdict, prepare(which, verdict, reason)),
    undo,
  };
}
