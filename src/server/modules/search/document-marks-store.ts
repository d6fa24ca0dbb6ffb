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
export const countrySql = `CASE s.country ${countries
  .map(({ code }) => `WHEN '${code}' THEN '${countryName(code)}'`)
  .join(' ')} END`;

const plainZonesSql = `coalesce(f.zones, '{${zones.join(',')}}'::text[])`;

/** The countries of a zone; null of anything else. */
const codesSql = `CASE area ${zones
  .map((zone) => {
    const codes = countries.filter((country) => country.zone === zone).map(({ code }) => code);
    return `WHEN '${zone}' THEN '{${codes.join(',')}}'::text[]`;
  })
  .join(' ')} END`;

/** [ORD-06] Working days until it leaves, as cards say it: its own, or those of the queue where they are more, and packing by its profile `f`. */
export const daysToLeaveSql = `(greatest(l.processing_days,
  CASE WHEN l.made_to_order AND l.making_minutes > 0
    THEN (SELECT ceil((k.queue_minutes + l.making_minutes)::numeric / k.minutes_per_day)::int
      FROM shop_calendars k WHERE k.seller_id = l.seller_id AND k.minutes_per_day IS NOT NULL) END)
  + coalesce(f.handling_days, 0))`;

/** Zones and countries of a profile's own rates, or of the plain ones: then the maker's own country goes along where its zone does not. */
const areasSql = `CASE WHEN jsonb_array_length(f.rates) > 0
    THEN ARRAY(SELECT CASE r->>'area' WHEN 'home' THEN coalesce(f.origin->>'country', s.country) ELSE r->>'area' END
      FROM jsonb_array_elements(f.rates) r)
    ELSE ${plainZonesSql} || CASE WHEN NOT (${zoneSql} = ANY(${plainZonesSql})) THEN ARRAY[s.country]
      ELSE '{}'::text[] END END`;

/** Where to it is sent; a zone of which a country is left out stands there country by country. */
const sentToSql = `ARRAY(SELECT DISTINCT 'to:' || mark FROM unnest(${areasSql}) area CROSS JOIN LATERAL unnest(CASE
    WHEN ${codesSql} && f.except_countries THEN ARRAY(SELECT code FROM unnest(${codesSql}) code
      WHERE code <> ALL(f.except_countries))
    WHEN area = ANY(f.except_countries) THEN '{}'::text[] ELSE ARRAY[area] END) mark)`;

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
  each(`'days:' || n`, `unnest('{${LEAVES_WITHIN.join(',')}}'::int[]) n WHERE ${daysToLeaveSql} <= n`),
  when('l.compare_at_cents > v.lowest', `'sale:'`),
  when(`v.stock <= ${LOW_STOCK}`, `'few:'`),
  when('f.free_from_cents <= v.lowest', `'free:'`),
  sentToSql,
  each(
    `'r:' || n`,
    `generate_series(1, CASE WHEN l.rating_count = 0 THEN 0
      ELSE floor(l.rating_sum::numeric / l.rating_count)::int END) n`,
  ),
].join('\n  || ');
