import { findingGoals, type Goal, isMet, speedGoals } from './goals.ts';
import { readLastFigures } from './last-figures.ts';

const shown = (figure: number, { unit }: Goal): string => {
  const digits = unit === 'ms' || unit === 'kB' ? 1 : unit === 'NDCG@10' ? 3 : 2;
  return `${figure.toFixed(digits)} ${unit}`;
};

/** One line for each goal: name, figure, goal, verdict, and when and by what it was measured, or where its profile stands. */
function rowsOf(goals: readonly Goal[], today: ReadonlySet<string>): string[][] {
  const last = readLastFigures();
  return goals.map((goal) => {
    const known = last[goal.name];
    const wanted = `${goal.isLeast ? '≥' : '≤'} ${goal.goal}`;
    if (!known) return [goal.name, '–', wanted, 'not measured', goal.by];
    const when = today.has(goal.name) ? 'in this run' : `by ${goal.by} on ${known.on}`;
    const busy = known.load >= 3 ? `, load ${known.load}` : '';
    const met = isMet(goal, known.figure);
    const why = met || !goal.profile ? '' : `; profile: ${goal.profile}`;
    return [goal.name, shown(known.figure, goal), wanted, met ? 'met' : 'MISSED', `${when}${busy}${why}`];
  });
}

/** Every goal beside its figure: of this run where it measured it, else the one that its own command measured last. */
export function goalRows(measured: Iterable<string>): string[][] {
  const today = new Set(measured);
  const heading = (title: string): string[] => [title, 'figure', 'goal', '', 'measured'];
  return [
    heading('Speed'),
    ...rowsOf(speedGoals, today),
    ['', '', '', '', ''],
    heading('Finding'),
    ...rowsOf(findingGoals, today),
  ];
}
