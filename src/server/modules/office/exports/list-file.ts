import { csvLines, csvOf } from '#domain/core/csv.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import type { ListItem } from '#domain/core/functions/list-file.ts';
import { ok } from '#domain/core/result.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import type { Call } from '../../../platform/calls/call.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { type Callable, callable } from '../../../platform/functions/callable.ts';
import type { officeFunctions } from '#domain/office/functions.ts';

/** So many rows lie in one file. */
const MAX_ROWS = 100_000;
const LIMIT = { times: 30, seconds: 3600 };

type Value = string | number | boolean | null | undefined | object;
type Fields<T> = {
  [K in keyof T & string]: K | (NonNullable<T[K]> extends readonly unknown[] ? never : NestedOf<K, T[K]>);
}[keyof T & string];
type NestedOf<K extends string, V> = NonNullable<V> extends object ? `${K}.${keyof NonNullable<V> & string}` : never;

interface ListFile<C> {
  /** The beginning of the file's name. */
  name: string;
  /** What of a row goes into the file, in its order: a field, or one of a field that has its own. */
  fields: readonly Fields<ListItem<C>>[];
  /** The longest page that the list gives. */
  pageRows?: number;
}

function text(value: Value): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(text).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const fieldOf = (row: object, field: string): string =>
  text(
    field.split('.').reduce<Value>((value, part) => (value as Record<string, Value> | null | undefined)?.[part], row),
  );

interface Page {
  items: object[];
  nextCursor: string | null;
}
type ExportName = Exclude<keyof typeof officeFunctions, 'exportPayments' | 'exportBook'>;

/**
 * [OFFICE-02, FN-02] A list as a file: read through the call of the list itself, page by page, so that its permission, its filter and what it
 * leaves out hold for the file too. Who takes one stands in the log.
 */
export function listFile<C>(
  contract: (typeof officeFunctions)[ExportName],
  list: Call,
  { name, fields, pageRows = 100 }: ListFile<C>,
): Callable {
  return callable(contract, { policy: list.policy, limit: LIMIT }, async ({ input, app, caller, progress }) => {
    const lines: string[] = [csvOf([fields])];
    let rows = 0;
    let cursor: string | null = null;
    do {
      const page = await list.handle({ input: { ...input, limit: pageRows, ...(cursor && { cursor }) }, app, caller });
      if (!page.ok) throw new Error(`${name} cannot be read: ${page.problem.code}`);
      const { items, nextCursor } = page.value as Page;
      lines.push(csvLines(items.map((item) => fields.map((field) => fieldOf(item, field)))));
      rows += items.length;
      cursor = nextCursor;
      await progress({ rows });
    } while (cursor && rows < MAX_ROWS);
    const subject = { kind: 'list', id: name, name };
    await inTransaction(app.db, (tx) =>
      appendAuditLog({ app, tx, caller }, { action: 'office.exportList', subject, after: { ...input, rows } }),
    );
    const fileName = `${name}-${dayIn(app.config.TIME_ZONE, app.clock.now())}.csv`;
    return ok({ fileName, csv: lines.join(''), rows, isWhole: cursor === null });
  });
}
