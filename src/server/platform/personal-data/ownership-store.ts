import type { KnownPerson, Whose } from './tagged-table.ts';

/** A column holds the person's id. */
export const byId = (column: string): Whose => `${column} = :id`;

/** A column holds an address of the person. */
export const byEmail = (column: string): Whose => `${column} = ANY(:emails)`;
export const byPhone = (column: string): Whose => `${column} = ANY(:phones)`;

/** Another table says whose a row is: which columns here lead to which there. */
export const through = (table: string, by: Readonly<Record<string, string>>, whose: Whose): Whose =>
  `(${Object.keys(by).join(', ')}) IN (SELECT ${Object.values(by).join(', ')} FROM ${table} WHERE ${whose})`;

/** The names of a statement's values become numbers, and the values stand in their order. */
export function boundTo(text: string, person: KnownPerson): { text: string; values: unknown[] } {
  const names: (keyof KnownPerson)[] = [];
  const casts = { id: 'text', emails: 'text[]', proven: 'text[]', phones: 'text[]', now: 'timestamptz' };
  const bound = text.replaceAll(/(?<!:):(id|emails|proven|phones|now)\b/g, (_, name: keyof KnownPerson) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${casts[name]}`;
  });
  return { text: bound, values: names.map((name) => person[name]) };
}

/** A table's name as SQL, with its schema where it has one. */
export const quoted = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** What columns become, and that one of them is not so yet. */
export function blanking(blank: Readonly<Record<string, string>>): { set: string; isOpen: string } {
  const names = Object.keys(blank).map((name) => `"${name}"`);
  return {
    set: Object.entries(blank)
      .map(([name, value]) => `"${name}" = ${value}`)
      .join(', '),
    isOpen: `ROW(${names.join(', ')}) IS DISTINCT FROM ROW(${Object.values(blank).join(', ')})`,
  };
}

/** A column holds an address that the person has shown to be theirs. */
export const byProven = (column: string): Whose => `${column} = ANY(:proven)`;

/** Whose account is deleted. */
export const ofSomebodyGone = (column: string): Whose =>
  `${column} IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`;

/** What counts by address, as `email:ADDRESS`, or `email:ADDRESS NETWORK`. */
export const byCountedEmail = (column: string): Whose =>
  `split_part(${column}, ' ', 1) = ANY(ARRAY(SELECT 'email:' || address FROM unnest(:emails) AS a (address)))`;

/** The words that a buyer had put on pieces, wherever a document holds them. */
export const withoutPersonalisation = (column: string): string =>
  `regexp_replace(${column}::text, '"personalisation": "(?:[^"\\\\]|\\\\.)*"', '"personalisation": ""', 'g')::jsonb`;

/** A document holds a list in which something of the person’s shop stands. */
export const ofShopWithin = (column: string): Whose =>
  `${column} @> jsonb_build_array(jsonb_build_object('sellerId', :id))`;

const closed = `'{"shopName": "Closed shop", "shopSlug": "", "place": "", "seller": null}'`;

/** What stands there of other shops stays; the shop’s own parts hold lines which name it too, or are such lines. */
export const withoutShop = (column: string): string =>
  `(SELECT jsonb_agg(CASE WHEN part->>'sellerId' <> :id THEN part WHEN part ? 'lines' THEN part || ${closed}
      || jsonb_build_object('lines', (SELECT coalesce(jsonb_agg(line || ${closed}), '[]')
        FROM jsonb_array_elements(part->'lines') AS line))
      ELSE part || ${closed} END ORDER BY nth)
    FROM jsonb_array_elements(${column}) WITH ORDINALITY AS parts (part, nth))`;

/** A shop's address that leads nowhere and tells no name; the same one every time, so that the old one stays taken. */
export const closedAddress = (column: string): string =>
  `CASE WHEN starts_with(${column}, 'closed-') THEN ${column} ELSE 'closed-' || md5(${column}) END`;

/** Who used codes in those checkouts, however they are counted. */
export const usedBy = (checkouts: Whose): Whose =>
  `(seller_id, code, buyer) IN (SELECT seller_id, code, unnest(buyers) FROM promo_uses WHERE ${checkouts})`;
/** Every use that is counted for one of them. */
export const usesOfSame = (checkouts: Whose): Whose =>
  `buyers && ARRAY(SELECT unnest(buyers) FROM promo_uses WHERE ${checkouts})`;
