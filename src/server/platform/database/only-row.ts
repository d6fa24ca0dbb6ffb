/** The one row of a statement that always answers one: an aggregate, an insert that returns, a row that is held. */
export function onlyRow<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that answers one row answered none');
  return row;
}
