import { deparseSync, parseSync } from 'pgsql-parser';

/** What a mutant does to its place: the condition always or never holds, or the bound, sort, limit or join is another. */
type MutantKind = 'holds' | 'never' | 'listed' | 'bound' | 'sort' | 'limit' | 'distinct' | 'join';

/** A statement with one condition less, which still uses every parameter with its type. */
export interface Mutant {
  kind: MutantKind;
  /** The condition, sort or limit as SQL. */
  place: string;
  /** The innermost statement around it, its parameters without numbers: statements that share a part have it in common. */
  within: string;
  text: string;
}

/** The same condition of the same part, whichever statement holds that part. */
export const keyOfMutant = ({ kind, place, within }: Pick<Mutant, 'kind' | 'place' | 'within'>): string =>
  `${kind} ${place} ${within}`;

type Tree = Record<string, unknown>;
interface MutationPoint {
  within?: Tree;
  kind: MutantKind;
  node: unknown;
  /** Puts the mutant into the tree and answers how to take it out again. */
  change: () => () => void;
}

const constant = (value: boolean): Tree => ({ A_Const: { boolval: value ? { boolval: true } : {} } });
const both = (boolop: string, node: unknown, value: boolean): Tree => ({
  BoolExpr: { boolop, args: [node, constant(value)] },
});
const OTHER_BOUND: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Where a condition stands by itself, without AND or OR. */
const CONDITIONS = ['whereClause', 'havingClause', 'quals', 'agg_filter', 'joinCondition'];

function exchange(holder: Tree | unknown[], key: string | number, value: unknown): () => void {
  const at = holder as Record<string | number, unknown>;
  const before = at[key];
  at[key] = value;
  return () => (at[key] = before);
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const isGroup = (node: unknown, boolop: string): boolean =>
  isTree(node) && isTree(node.BoolExpr) && node.BoolExpr.boolop === boolop;

/** What holds anyway, and is no condition. */
const isTrue = (node: unknown): boolean =>
  isTree(node) && isTree(node.A_Const) && isTree(node.A_Const.boolval) && node.A_Const.boolval.boolval === true;

/** Parts of AND always hold, parts of OR never do. */
function* placesOfGroup({ boolop, args }: Tree): Generator<MutationPoint> {
  if (boolop === 'NOT_EXPR') return;
  const value = boolop === 'AND_EXPR';
  for (const [index, node] of (args as unknown[]).entries()) {
    if (isGroup(node, boolop as string) || isTrue(node)) continue;
    const kind = value ? 'holds' : 'never';
    yield {
      kind,
      node,
      change: () => exchange(args as unknown[], index, both(value ? 'OR_EXPR' : 'AND_EXPR', node, value)),
    };
  }
}

function* placesOfComparison(expression: Tree): Generator<MutationPoint> {
  const [named] = expression.name as [{ String: { sval: string } }];
  const other = expression.kind === 'AEXPR_OP' && expression.lexpr ? OTHER_BOUND[named.String.sval] : undefined;
  if (other) yield { kind: 'bound', node: { A_Expr: expression }, change: () => exchange(named.String, 'sval', other) };
  const list = (expression.rexpr as Tree | undefined)?.List as { items: unknown[] } | undefined;
  if (expression.kind !== 'AEXPR_IN' || !list || list.items.length < 2) return;
  for (const [index, node] of list.items.entries())
    yield {
      kind: 'listed',
      node,
      change: () => exchange(list as unknown as Tree, 'items', list.items.toSpliced(index, 1)),
    };
}

function* placesOfSelect(select: Tree): Generator<MutationPoint> {
  if (select.limitCount) {
    const one = { TypeCast: { arg: { A_Const: { ival: { ival: 1 } } }, typeName: BIGINT } };
    const more = {
      A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '+' } }], lexpr: select.limitCount, rexpr: one },
    };
    yield { kind: 'limit', node: select.limitCount, change: () => exchange(select, 'limitCount', more) };
  }
  if (select.distinctClause && Object.keys((select.distinctClause as Tree[])[0] ?? {}).length === 0)
    yield {
      kind: 'distinct',
      node: (select.targetList as Tree[])[0],
      change: () => exchange(select, 'distinctClause', undefined),
    };
}
const BIGINT = { names: [{ String: { sval: 'pg_catalog' } }, { String: { sval: 'int8' } }], typemod: -1 };

function* placesOfSort(sort: Tree): Generator<MutationPoint> {
  const other = sort.sortby_dir === 'SORTBY_DESC' ? 'SORTBY_ASC' : 'SORTBY_DESC';
  yield { kind: 'sort', node: sort.node, change: () => exchange(sort, 'sortby_dir', other) };
}

/** The places that this node itself brings. */
function* placesAt(name: string, node: Tree): Generator<MutationPoint> {
  for (const key of CONDITIONS) {
    const condition = node[key];
    if (condition && !isTrue(condition) && !isGroup(condition, 'AND_EXPR') && name !== 'InferClause')
      yield { kind: 'holds', node: condition, change: () => exchange(node, key, both('OR_EXPR', condition, true)) };
  }
  if (name === 'BoolExpr') yield* placesOfGroup(node);
  if (name === 'A_Expr') yield* placesOfComparison(node);
  if (name === 'SelectStmt') yield* placesOfSelect(node);
  if (name === 'SortBy') yield* placesOfSort(node);
  if (name === 'CaseWhen')
    yield { kind: 'never', node: node.expr, change: () => exchange(node, 'expr', both('AND_EXPR', node.expr, false)) };
  if (name === 'JoinExpr' && node.jointype === 'JOIN_LEFT' && node.quals)
    yield { kind: 'join', node: node.rarg, change: () => exchange(node, 'jointype', 'JOIN_INNER') };
  if (name === 'FuncCall' && node.agg_distinct)
    yield { kind: 'distinct', node: { FuncCall: node }, change: () => exchange(node, 'agg_distinct', false) };
}

/** A node names its kind as its only key; an object in a field of its own kind has the field's name. */
function* placesIn(tree: unknown, name = '', within: Tree = {}): Generator<MutationPoint> {
  if (Array.isArray(tree)) {
    for (const each of tree) yield* placesIn(each, name, within);
    return;
  }
  if (!isTree(tree)) return;
  const kind = KINDS_OF_FIELDS[name] ?? (isSideOfSetOperation(name, tree) ? 'SelectStmt' : name);
  const inner = STATEMENTS.includes(kind) ? { [kind]: tree } : within;
  for (const position of placesAt(kind, tree)) yield { ...position, within: inner };
  for (const [key, value] of Object.entries(tree)) yield* placesIn(value, key, inner);
}
/** The sides of a UNION are statements without their name; those of a join have one. */
const isSideOfSetOperation = (name: string, tree: Tree): boolean => /^[lr]arg$/.test(name) && 'op' in tree;
const STATEMENTS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'];
/** Fields whose node is not wrapped in its kind's name. */
const KINDS_OF_FIELDS: Record<string, string> = { infer: 'InferClause', onConflictClause: 'OnConflictClause' };

const oneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();
const unnumbered = (sql: string): string => sql.replaceAll(/\$\d+/g, '$');
const asSql = (node: unknown): string => {
  try {
    return oneLine(deparseSync(node as Parameters<typeof deparseSync>[0]));
  } catch {
    return JSON.stringify(node).slice(0, 200);
  }
};

const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'];
const SHOWN = 'shadow_row';
const column = (...names: string[]): Tree => ({ ColumnRef: { fields: names.map((sval) => ({ String: { sval } })) } });
interface Target {
  ResTarget: { val: Tree };
}
const target = (name: string, val: Tree): Tree => ({ ResTarget: { name, val } });

/** Lets a write return its rows whole beside what it returns anyway. */
function showRows(node: unknown): boolean {
  const [kind = '', write] = Object.entries(node as Record<string, Tree>)[0] ?? [];
  if (!WRITES.includes(kind) || !write) return false;
  const { relname, alias } = write.relation as { relname: string; alias?: { aliasname: string } };
  const row = {
    FuncCall: { funcname: [{ String: { sval: 'to_jsonb' } }], args: [column(alias?.aliasname ?? relname)] },
  };
  // Version 18 of the parser keeps the list in a clause of its own.
  const clause = (write.returningClause ??= { exprs: [] }) as { exprs: Tree[] };
  clause.exprs.push(target(SHOWN, row));
  return true;
}

/** Lets a statement show what it and the writes in its WITH have written: otherwise a result says no more than how many rows. */
function showWrites(statement: Tree): void {
  const [kind = '', body = {}] = Object.entries(statement as Record<string, Tree>)[0] ?? [];
  const parts = ((body.withClause as Tree | undefined)?.ctes ?? []) as { CommonTableExpr: Tree }[];
  const written = parts.filter(({ CommonTableExpr: part }) => showRows(part.ctequery));
  const isWrite = showRows(statement);
  const targets = isWrite
    ? (body.returningClause as { exprs: Tree[] }).exprs
    : kind === 'SelectStmt'
      ? (body.targetList as Tree[] | undefined)
      : undefined;
  for (const { CommonTableExpr: part } of written) {
    const rows = `SELECT (SELECT jsonb_agg(${SHOWN} ORDER BY ${SHOWN}) FROM ${String(part.ctename)})`;
    const { stmts } = parseSync(rows) as unknown as { stmts: [{ stmt: { SelectStmt: { targetList: [Target] } } }] };
    targets?.push(target(`${SHOWN}_${String(part.ctename)}`, stmts[0].stmt.SelectStmt.targetList[0].ResTarget.val));
  }
}

/**
 * The statement as the mutants are written, and the mutants. None where the statement is none that reads or writes rows.
 * With `shown` all of them return the rows that they wrote.
 */
export function mutantsOf(statement: string, { shown = false } = {}): { control: string; mutants: Mutant[] } {
  const parsed = parseSync(statement);
  const [only, more] = parsed.stmts ?? [];
  const kind = Object.keys(only?.stmt ?? {})[0] ?? '';
  if (more || !STATEMENTS.includes(kind)) return { control: statement, mutants: [] };
  const places = [...placesIn(parsed.stmts)].map((position) => ({
    ...position,
    place: unnumbered(asSql(position.node)),
    within: unnumbered(asSql(position.within)),
  }));
  if (shown) showWrites(only?.stmt as Tree);
  const write = (): string => deparseSync(parsed, { pretty: false });
  const control = write();
  const mutants = places.map(({ kind, place, within, change }) => {
    const undo = change();
    const text = write();
    undo();
    return { kind, place, within, text };
  });
  return { control, mutants: mutants.filter(({ text }) => text !== control) };
}
