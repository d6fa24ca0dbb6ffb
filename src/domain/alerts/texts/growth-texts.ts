import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const stock: Text = { en: 'Change the stock', de: 'Bestand ändern' };
const listing: Text = { en: 'See the listing', de: 'Stück ansehen' };
const orders: Text = { en: 'See your orders', de: 'Deine Bestellungen ansehen' };
const price: Text = { en: 'Change the price', de: 'Preis ändern' };
const promote: Text = { en: 'Plan a sale', de: 'Aktion planen' };
const figures: Text = { en: 'See your figures', de: 'Zahlen ansehen' };
const listings: Text = { en: 'See your listings', de: 'Deine Stücke ansehen' };

/** [ALERT-02] What the counts say of a shop, and the market around it. */
export const growthTexts = {
  metric_changed: {
    title: { en: '{metric} on {day}: {actual}', de: '{metric} am {day}: {actual}' },
    message: {
      en: 'Usually {baseline} on this day of the week{change}.',
      de: 'Üblich sind an diesem Wochentag {baseline}{change}.',
    },
    action: figures,
  },
  product_trending: {
    title: { en: '{productName} is trending', de: '{productName} ist gefragt' },
    message: {
      en: '{views} views in 7 days, {factor} times the usual.',
      de: '{views} Aufrufe in 7 Tagen, {factor}-mal so viele wie üblich.',
    },
    action: figures,
  },
  sales_milestone: {
    title: { en: '{sales}: well done', de: '{sales}: Glückwunsch' },
    message: { en: 'Your shop has reached {sales}.', de: 'Dein Shop hat {sales} erreicht.' },
    action: orders,
  },
  view_milestone: {
    title: { en: '{productName} has {views} views', de: '{productName} hat {views} Aufrufe' },
    message: { en: 'Its photos and its title work: people open it.', de: 'Fotos und Titel kommen an.' },
    action: figures,
  },
  bestseller_status: {
    title: { en: '{productName} is number {rank} in {category}', de: '{productName} ist Nummer {rank} in {category}' },
    message: { en: 'Counted by sales of the last 30 days.', de: 'Gezählt nach Verkäufen der letzten 30 Tage.' },
    action: listing,
  },
  restock_recommendation: {
    title: { en: '{productName} will sell out in {days} days', de: '{productName} ist in {days} Tagen ausverkauft' },
    message: { en: '{left} in stock, {sold} sold in 30 days.', de: '{left} auf Lager, {sold} in 30 Tagen verkauft.' },
    action: stock,
  },
  slow_moving_inventory: {
    title: {
      en: '{productName} has not sold for {days} days',
      de: '{productName} hat sich seit {days} Tagen nicht verkauft',
    },
    message: {
      en: '{left} in stock. New photos, another title or a sale may help.',
      de: '{left} auf Lager. Neue Fotos, ein anderer Titel oder eine Aktion können helfen.',
    },
    action: promote,
  },
  competitor_price_change: {
    title: { en: 'Comparable prices {change}: {productName}', de: 'Vergleichbare Preise {change}: {productName}' },
    message: {
      en: 'The median of {count} comparable listings is {median}. Yours costs {price}.',
      de: 'Der Median von {count} vergleichbaren Stücken ist {median}. Deins kostet {price}.',
    },
    action: price,
  },
  market_opportunity: {
    title: { en: 'Buyers look for “{search}” and find little', de: 'Gesucht, aber kaum gefunden: „{search}“' },
    message: {
      en: '{searches} searches in {days} days in {category}. Few listings match.',
      de: '{searches} Suchen in {days} Tagen in {category}. Es passen nur wenige Stücke.',
    },
    action: listings,
  },
  pricing_suggestion: {
    title: { en: '{productName} costs {direction} than most', de: '{productName} kostet {direction} als die meisten' },
    message: {
      en: 'The middle half of {count} comparable listings costs {low} to {high}. Yours: {price}.',
      de: 'Die mittlere Hälfte von {count} vergleichbaren Stücken kostet {low} bis {high}. Deins: {price}.',
    },
    action: price,
  },
} satisfies Record<string, AlertText>;
