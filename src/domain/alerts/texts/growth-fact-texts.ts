import { byLanguage, type Language } from '../../core/languages/language.ts';
import { formatMoney } from '../../core/money.ts';
import type { ShopMetric } from '../../analytics/metric-baseline.ts';

/** What fills the facts of growth that are words or figures themselves. */
export const growthFacts = {
  sales: {
    en: (count: number) => (count === 1 ? 'The first sale' : `${count.toLocaleString('en')} sales`),
    de: (count: number) => (count === 1 ? 'der erste Verkauf' : `${count.toLocaleString('de')} Verkäufe`),
  },
  change: {
    en: (percent: number) => `${percent > 0 ? 'rose' : 'fell'} by ${Math.abs(Math.round(percent))} %`,
    de: (percent: number) => `${percent > 0 ? 'stiegen' : 'fielen'} um ${Math.abs(Math.round(percent))} %`,
  },
  dearer: { en: 'more', de: 'mehr' },
  cheaper: { en: 'less', de: 'weniger' },
  metrics: {
    revenue: { en: 'Revenue', de: 'Umsatz' },
    orders: { en: 'Orders', de: 'Bestellungen' },
    refunds: { en: 'Refunds', de: 'Erstattungen' },
    conversion: { en: 'Orders per 100 visits', de: 'Bestellungen auf 100 Besuche' },
  },
} as const;

const decimals = byLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** A figure of a metric as it is read: money with its currency, shares with one decimal. */
export const formatMetric = (metric: ShopMetric, value: number, language: Language): string =>
  metric === 'revenue' ? formatMoney(Math.round(value), language) : decimals[language].format(value);
