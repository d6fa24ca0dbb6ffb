import type { App } from '#server/platform/calls/app.ts';
import type { Statement } from '#server/platform/database/statement-batch.ts';

/**
 * What another process does between two steps of a call: `happens` runs once, right after the statement of that name was answered and
 * before the call goes on. Statements outside of transactions only.
 */
export async function meanwhile<T>(
  app: App,
  { after, happens }: { after: string; happens: () => Promise<unknown> },
  call: () => Promise<T>,
): Promise<T> {
  const { query } = app.db;
  let has = false;
  app.db.query = async <Row extends Record<string, unknown>>(statement: Statement) => {
    const answer = await query<Row>(statement);
    if (statement.name === after && !has) {
      has = true;
      await happens();
    }
    return answer;
  };
  try {
    const answer = await call();
    if (!has) throw new Error(`no statement ${after} was sent`);
    return answer;
  } finally {
    app.db.query = query;
  }
}
