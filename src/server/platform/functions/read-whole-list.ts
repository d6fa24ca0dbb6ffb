/** So many rows lie in one file. */
const MAX_ROWS = 100_000;
const PAGE_ROWS = 1000;

interface Whole<Row> {
  rows: Row[];
  isWhole: boolean;
}

/** [FN-02] A list page by page, newest first, telling how many rows were read. */
export async function readWholeList<Row>(
  page: (last: Row | undefined, limit: number) => Promise<Row[]>,
  progress: (message: { rows: number }) => Promise<void>,
): Promise<Whole<Row>> {
  const rows: Row[] = [];
  while (rows.length < MAX_ROWS) {
    const next = await page(rows.at(-1), PAGE_ROWS);
    rows.push(...next);
    await progress({ rows: rows.length });
    if (next.length < PAGE_ROWS) return { rows, isWhole: true };
  }
  return { rows, isWhole: (await page(rows.at(-1), 1)).length === 0 };
}
