import type { readEverything } from '../../../platform/personal-data/copy-store.ts';

/** What is written at once, in characters. */
const PART_SIZE = 250_000;

const indented = (value: unknown, spaces: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

/**
 * [SUP-02, SUP-03] The file of everything about a person as JSON, in parts that follow one another: the account, which is read first, then a
 * list for each table.
 */
export async function* copyText(made: Date, everything: ReturnType<typeof readEverything>): AsyncGenerator<string> {
  let text = `{\n  "made": ${JSON.stringify(made)}`;
  let open = '';
  for await (const [table, rows] of everything) {
    for (const row of rows) {
      if (table === 'users') text += `,\n  "account": ${indented(row, 2)}`;
      else {
        const before = table === open ? ',' : `${open && '\n  ]'},\n  ${JSON.stringify(table)}: [`;
        text += `${before}\n    ${indented(row, 4)}`;
        open = table;
      }
    }
    if (text.length < PART_SIZE) continue;
    yield text;
    text = '';
  }
  yield `${text}${open && '\n  ]'}\n}\n`;
}
