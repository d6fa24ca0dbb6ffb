import { STORED_DAYS, STORED_TERM_DAYS } from '#domain/analytics/limits.ts';
import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

const shop = {
  called: { en: 'Figures of your shop', de: 'Zahlen deines Ladens' },
  sides: [{ whose: byId('seller_id'), onErasure: 'delete' as const }],
};
const retention = [{ from: 'day', days: STORED_DAYS }];

/** [SUP-03] Sums of days: nothing in them tells who looked or bought. They go with their shop. */
export const analyticsTables: TaggedTables = {
  traffic_days: {
    ...shop,
    columns: { plain: 'listing_id day views visits favourites cart_adds', ids: 'seller_id' },
    retention,
  },
  sales_days: {
    ...shop,
    columns: { plain: 'listing_id day orders units revenue_cents refunds refunded_cents', ids: 'seller_id' },
    retention,
  },
  sales_countries: {
    ...shop,
    columns: { plain: 'day country orders revenue_cents repeat_orders repeat_cents', ids: 'seller_id' },
    retention,
  },
  buyer_cohorts: {
    called: { en: 'Buyers by the month of their first order', de: 'Käufer nach dem Monat der ersten Bestellung' },
    columns: { plain: 'first_month month buyers orders revenue_cents' },
    retention: [{ from: 'month', days: STORED_DAYS }],
  },
  saved_reports: {
    called: { en: 'Reports that you saved', de: 'Berichte, die du gespeichert hast' },
    columns: { plain: 'id name definition is_shared version updated_at', ids: 'owner_id' },
    sides: [{ whose: byId('owner_id'), onErasure: 'delete' }],
  },
  traffic_sources: { ...shop, columns: { plain: 'kind day name views visits', ids: 'seller_id' }, retention },
  search_terms: {
    called: { en: 'Search terms of a day', de: 'Suchbegriffe eines Tages' },
    columns: { plain: 'day term searches clicks matches category' },
    retention: [{ from: 'day', days: STORED_TERM_DAYS }],
  },
  listing_totals: {
    ...shop,
    columns: { plain: 'listing_id views next_milestone month_views month_units last_sold_on', ids: 'seller_id' },
  },
  traffic_writers: {
    called: { en: 'Counted batches of visits', de: 'Gezählte Besuche, stapelweise' },
    columns: { plain: 'id batch at' },
    retention: [{ from: 'at', days: 1 }],
  },
  category_prices: {
    called: { en: 'Prices in a category', de: 'Preise in einer Kategorie' },
    columns: {
      plain:
        'category day listings shops low_cents median_cents high_cents month_views viewed_shops month_units sold_shops',
    },
    retention: [{ from: 'day', days: STORED_TERM_DAYS }],
  },
  export_partitions: { columns: { plain: 'dataset day row_count file_count exported_at' } },
  listing_costs: {
    called: { en: 'What your pieces cost to make', de: 'Was deine Stücke in der Herstellung kosten' },
    columns: {
      plain: 'listing_id material_cents minutes hourly_wage_cents postage_cents currency version updated_at',
      ids: 'seller_id',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
};
