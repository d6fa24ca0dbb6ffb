import { columnKey, type Row } from './row-fields.ts';
import { readPrice } from './read-price.ts';

/** A row of another marketplace by the keys of its columns. */
type Cells = Record<string, string>;

const cellsOf = (row: Row): Cells =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [columnKey(name), typeof cell === 'string' ? cell.trim() : '']),
  );
const numbered = (cells: Cells, name: (index: number) => string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => cells[name(index + 1)] ?? '').filter((cell) => cell !== '');
const termsOf = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.replaceAll('_', ' ').trim())
    .filter((word) => word !== '');

/** Etsy names no category: one of the tags may be one. Its texts have no key of their own, so that a piece goes by its SKU or title. */
function etsyRow(cells: Cells): Row {
  const tags = termsOf(cells.tags);
  const variations = [1, 2].flatMap((index): [string, string][] => {
    const values = cells[`variation_${index}_values`] ?? '';
    const name = cells[`variation_${index}_name`] ?? '';
    return values === '' ? [] : [[name || (cells[`variation_${index}_type`] ?? ''), values]];
  });
  return {
    id: (termsOf(cells.sku)[0] ?? cells.title ?? '').slice(0, 200),
    title: cells.title,
    description: cells.description,
    category: cells.category ?? tags,
    price: cells.price,
    currency: cells.currency_code,
    quantity: cells.quantity,
    sku: termsOf(cells.sku)[0]?.slice(0, 60) ?? '',
    tags: JSON.stringify(tags),
    materials: JSON.stringify(termsOf(cells.materials)),
    pictures: numbered(cells, (index) => `image${index}`, 20),
    attributes: variations.map(([name, value]) => ({ name, value })),
  };
}

function wooCommerceRow(cells: Cells): Row {
  const kilograms = Number(cells['weight_(kg)']?.replace(',', '.') || Number.NaN);
  const attributes = [1, 2, 3, 4, 5].flatMap((index) => {
    const value = cells[`attribute_${index}_value(s)`] ?? '';
    return value === '' ? [] : [{ name: cells[`attribute_${index}_name`] ?? '', value }];
  });
  return {
    id: cells.id || cells.sku,
    title: cells.name,
    description: cells.description || cells.short_description,
    category: cells.categories?.split(/(?<!\\),/)[0] ?? '',
    price: cells.regular_price,
    quantity: cells.stock,
    sku: cells.sku,
    tags: JSON.stringify(termsOf(cells.tags)),
    pictures: cells.images,
    ...(Number.isFinite(kilograms) && { weight_grams: Math.round(kilograms * 1000) }),
    attributes,
  };
}

/** [DASH-05] A row that Etsy or WooCommerce exported, by the names of fields that are read here; any other as it is. */
export function foreignRow(row: Row): Row {
  const cells = cellsOf(row);
  if ('image1' in cells && 'currency_code' in cells) return etsyRow(cells);
  return 'regular_price' in cells && 'name' in cells ? wooCommerceRow(cells) : row;
}

/** [DASH-05] The handle that several rows of a Shopify export share: one piece has a row for each variant and picture. Null in any other table. */
export function shopifyHandle(row: Row): string | null {
  const cells = cellsOf(row);
  return 'variant_price' in cells && cells.handle ? cells.handle : null;
}

/** [DASH-05] The rows of one piece of a Shopify export as one row. */
export function shopifyRow(rows: readonly Row[]): Row {
  const all = rows.map(cellsOf);
  const first = all[0] ?? {};
  const names = numbered(first, (index) => `option${index}_name`, 3);
  // A piece that comes in one kind alone.
  const isSingle = names.length === 1 && names[0] === 'Title';
  const sold = all.filter((cells) => cells.variant_price);
  const valuesOf = (cells: Cells): string[] =>
    isSingle ? [] : names.map((_, index) => cells[`option${index + 1}_value`] ?? '');
  const stock = (cells: Cells): number => Math.max(0, Math.trunc(Number(cells.variant_inventory_qty)) || 0);
  const pictures = all.flatMap((cells) => cells.image_src || []);
  return {
    id: first.handle,
    title: first.title,
    description: first['body_(html)'],
    category: first.product_category || first.type,
    tags: JSON.stringify(termsOf(first.tags)),
    pictures: [...new Set(pictures)],
    ...(first.variant_grams && { weight_grams: String(Math.round(Number(first.variant_grams) || 0)) }),
    options: isSingle
      ? []
      : names.map((name, index) => ({
          name,
          values: [...new Set(sold.map((cells) => cells[`option${index + 1}_value`] ?? ''))],
        })),
    variants: sold.map((cells) => {
      const price = readPrice(cells.variant_price);
      return {
        values: valuesOf(cells),
        priceCents: price.ok ? price.value : 0,
        quantity: stock(cells),
        sku: (cells.variant_sku ?? '').slice(0, 60),
      };
    }),
  };
}
