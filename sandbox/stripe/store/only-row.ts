/** The row of a statement that always answers one: an aggregate, or an insert that returns. */
export function onlyRow<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that answers one row answered none');
  return row;
}
