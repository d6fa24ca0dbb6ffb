/** [OFFICE-04] What a report of the back office counts. Amounts end in `Cents`, and `conversion` is a share in percent. */
export const reportFigures = [
  'revenueCents',
  'orders',
  'units',
  'refunds',
  'refundedCents',
  'views',
  'visits',
  'favourites',
  'cartAdds',
  'conversion',
  'repeatOrders',
  'repeatCents',
  'newShops',
  'sellingShops',
  'leftCarts',
  'recoveredCarts',
  'recoveredCents',
  'searches',
  'clicks',
] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** What the rows of a report are. */
export const reportDimensions = [
  'day',
  'week',
  'month',
  'country',
  'shop',
  'category',
  'source',
  'campaign',
  'term',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];
const timeDimensions = ['day', 'week', 'month'] as const satisfies readonly ReportDimension[];
export type TimeDimension = (typeof timeDimensions)[number];
export const isTime = (dimension: ReportDimension): dimension is TimeDimension =>
  (timeDimensions as readonly string[]).includes(dimension);

export const reportPeriods = [7, 28, 90, 365] as const;
export const MAX_REPORT_NAME = 80;
export const MAX_REPORT_FIGURES = 8;
/** Rows of a report: the greatest by its first figure. */
export const MAX_REPORT_ROWS = 500;
/** A search term that fewer asked for may be a person: no report names it. */
export const MIN_REPORTED_SEARCHES = 5;
/** Reports that one administrator saves. */
export const MAX_REPORTS = 100;

/** '' is all of them. */
export interface ReportFilters {
  /** The address of a shop. */
  shop: string;
  country: string;
  category: string;
}

const sold = ['revenueCents', 'orders', 'units', 'refunds', 'refundedCents'] as const;
const looked = ['views', 'visits', 'favourites', 'cartAdds'] as const;
const byCountry = ['revenueCents', 'orders', 'repeatOrders', 'repeatCents'] as const;
const ofHouse = ['newShops', 'sellingShops', 'leftCarts', 'recoveredCarts', 'recoveredCents'] as const;

const narrowed: Record<ReportDimension, readonly (keyof ReportFilters)[]> = {
  day: ['shop', 'country'],
  week: ['shop', 'country'],
  month: ['shop', 'country'],
  country: ['shop'],
  shop: [],
  category: ['shop'],
  source: ['shop'],
  campaign: ['shop'],
  term: ['category'],
};
/** The filters that rows of a dimension may be narrowed by. */
export const filtersOf = (dimension: ReportDimension): readonly (keyof ReportFilters)[] => narrowed[dimension];

/** [OFFICE-04] The figures that are counted for a dimension and its filters. */
export function figuresOf(dimension: ReportDimension, { shop, country }: ReportFilters): readonly ReportFigure[] {
  if (dimension === 'country') return byCountry;
  if (dimension === 'shop') return [...sold, ...looked, 'conversion'];
  if (dimension === 'category') return ['revenueCents', 'units'];
  if (dimension === 'source' || dimension === 'campaign') return ['visits', 'views'];
  if (dimension === 'term') return ['searches', 'clicks'];
  if (country !== '') return byCountry;
  return [...sold, ...looked, 'conversion', 'repeatOrders', 'repeatCents', ...(shop === '' ? ofHouse : [])];
}

export interface ReportQuestion extends ReportFilters {
  dimension: ReportDimension;
  figures: readonly ReportFigure[];
}

/** Whether all that a report asks for is counted. */
export const isCounted = ({ dimension, figures, ...filters }: ReportQuestion): boolean =>
  figures.every((figure) => figuresOf(dimension, filters).includes(figure)) &&
  (['shop', 'country', 'category'] as const).every(
    (name) => filters[name] === '' || filtersOf(dimension).includes(name),
  );

/** What stays of a report when its dimension or filters change. */
export function withKnownFigures<Question extends ReportQuestion>(question: Question): Question {
  const filters = { ...question };
  for (const name of ['shop', 'country', 'category'] as const)
    if (!filtersOf(question.dimension).includes(name)) filters[name] = '';
  const possible = figuresOf(filters.dimension, filters);
  const figures = filters.figures.filter((figure) => possible.includes(figure));
  return { ...filters, figures: figures.length > 0 ? figures : possible.slice(0, 1) };
}

/** Orders of a hundred visits; 0 without a visit. */
export const conversionOf = ({ orders = 0, visits = 0 }: Partial<Record<ReportFigure, number>>): number =>
  visits > 0 ? (orders / visits) * 100 : 0;
