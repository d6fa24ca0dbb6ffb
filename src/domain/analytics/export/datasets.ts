/** How a column is written: text and days, whole number, sum of minor units, moment in UTC. */
export type ColumnType = 'STRING' | 'INT32' | 'INT64' | 'TIMESTAMP';

/** [WH-01] What is exported of a day, and its columns in their order. Nothing in them names a buyer; sums are in minor units of their currency. */
export const datasets = {
  orders: {
    order_id: 'STRING',
    order_number: 'STRING',
    shop_id: 'STRING',
    placed_at: 'TIMESTAMP',
    country: 'STRING',
    language: 'STRING',
    currency: 'STRING',
    subtotal_cents: 'INT64',
    discount_cents: 'INT64',
    shipping_cents: 'INT64',
    tax_cents: 'INT64',
    total_cents: 'INT64',
  },
  order_lines: {
    order_id: 'STRING',
    line_id: 'STRING',
    shop_id: 'STRING',
    listing_id: 'STRING',
    variant_id: 'STRING',
    placed_at: 'TIMESTAMP',
    currency: 'STRING',
    unit_price_cents: 'INT64',
    quantity: 'INT32',
    discount_cents: 'INT64',
  },
  refunds: {
    refund_id: 'STRING',
    order_id: 'STRING',
    shop_id: 'STRING',
    requested_at: 'TIMESTAMP',
    currency: 'STRING',
    amount_cents: 'INT64',
  },
  listing_views: {
    shop_id: 'STRING',
    listing_id: 'STRING',
    day: 'STRING',
    views: 'INT32',
    visits: 'INT32',
    favourites: 'INT32',
    cart_adds: 'INT32',
  },
  alerts: {
    alert_id: 'STRING',
    shop_id: 'STRING',
    created_at: 'TIMESTAMP',
    category: 'STRING',
    type: 'STRING',
    priority: 'STRING',
  },
} as const satisfies Record<string, Record<string, ColumnType>>;

export type DatasetName = keyof typeof datasets;
export const datasetNames = Object.keys(datasets) as DatasetName[];
