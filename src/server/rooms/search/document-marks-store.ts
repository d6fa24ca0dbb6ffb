import { countries, countryName, zones } from '#domain/core/countries.ts';
import { LOW_STOCK } from '#domain/listings/model.ts';
import { LEAVES_WITHIN } from '#domain/search/contract.ts';

const when = (condition: string, mark: string): string =>
  `CASE WHEN ${condition} THEN ARRAY[${mark}] ELSE '{}'::text[] END`;
const each = (expression: string, from: string): string => `ARRAY(SELECT DISTINCT ${expression} FROM ${from})`;

/** The zone of the maker's own country. */
const zoneSql = `CASE ${zones
  .map((zone) => {
    const codes = countries.filter((country) => country.zone === zone).map(({ code }) => code);
    return `WHEN s.country = ANY('{${codes.join(',')}}') THEN '${zone}'`;
  })
  .join(' ')} END`;

/** The name of the country of a shop `s`: words of a search find makers by it as by their place. */
export const countrySql = `CASE s.country ${countries.map(({ code }) => `WHEN '${code}' THEN '${countryName(code)}'`).join(' ')} END`;

/** Where to it is sent: the zones, and the maker's own country where its zone is not among them. */
const sentToSql = `ARRAY(SELECT 'to:' || zone FROM unnest(coalesce(f.zones, '{${zones.join(',')}}')) zone)
  || ${when(`NOT (${zoneSql} = ANY(coalesce(f.zones, '{${zones.join(',')}}')))`, `'to:' || s.country`)}`;

/**
 * What filters cut by, each with a letter or a word and a colon before it, as no word of a text has. Stars count only where somebody
 * gave some; `pic:` has no filter, it leads the home page.
 */
export const marksSql = [
  `ARRAY['in:' || l.category, 'in:' || coalesce(c.parent, c.slug), 'from:' || s.country, 'by:' || l.origin]`,
  each(`'m:' || lower(m)`, 'unnest(l.materials) m'),
  each(`'c:' || lower(m)`, 'unnest(l.colours) m'),
  `ARRAY[CASE WHEN l.made_to_order THEN 'made:' ELSE 'ready:' END]`,
  when('l.personalisation IS NOT NULL', `'own:'`),
  when('jsonb_array_length(l.pictures) > 0', `'pic:'`),
  each(`'days:' || n`, `unnest('{${LEAVES_WITHIN.join(',')}}'::int[]) n WHERE l.processing_days <= n`),
  when('l.compare_at_cents > v.lowest', `'sale:'`),
  when(`v.stock <= ${LOW_STOCK}`, `'few:'`),
  when('f.free_from_cents <= v.lowest', `'free:'`),
  sentToSql,
  each(
    `'r:' || n`,
    'generate_series(1, CASE WHEN l.rating_count = 0 THEN 0 ELSE floor(l.rating_sum::numeric / l.rating_count)::int END) n',
  ),
].join('\n  || ');
