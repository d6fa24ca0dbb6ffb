/**
 * A record, or several, as `jsonb_to_record` reads them. Half a sign, left where a text was cut, becomes a replacement character, as in
 * any other parameter.
 */
export const jsonRecord = (record: object): string =>
  JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
