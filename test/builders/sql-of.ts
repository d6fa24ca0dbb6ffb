import type { Sale } from './sale.ts';

/** `sql<Row>(text, values)` on the database of a product that a test opens later. */
export const sqlOf =
  (sale: () => Pick<Sale, 'app'>) =>
  <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    sale().app.db.query<Row>({ text, values });
