/** A moment of a column as JSON says it. What a list goes on from keeps all its digits. */
export const iso = (column: string, digits: 'MS' | 'US' = 'MS'): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${digits}"Z"')`;
