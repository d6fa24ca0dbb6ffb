import { say } from '#web/platform/languages/language.ts';

export const home = say({ en: 'Home', de: 'Start' });
export const looking = say({ en: 'Looking …', de: 'Wird gesucht …' });
export const everywhere = say({
  en: (count: string) => `Search all crafts instead${count}`,
  de: (count: string) => `Stattdessen in jedem Handwerk suchen${count}`,
});
export const filters = say({ en: 'Filters', de: 'Filter' });
export const filtersOf = say({
  en: (count: number) => `Filters${count > 0 ? ` (${count})` : ''}`,
  de: (count: number) => `Filter${count > 0 ? ` (${count})` : ''}`,
});
export const applied = say({ en: 'Applied filters', de: 'Gesetzte Filter' });
export const removeFilter = say({
  en: (filter: string) => `Remove the filter ${filter}`,
  de: (filter: string) => `Filter ${filter} entfernen`,
});
export const clearAll = say({ en: 'Clear all', de: 'Alle entfernen' });
export const sort = say({ en: 'Sort', de: 'Sortieren' });
export const sorts = say({
  en: {
    relevance: 'Relevance',
    newest: 'Newest',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    rating: 'Top rated',
  },
  de: {
    relevance: 'Relevanz',
    newest: 'Neueste',
    price: 'Preis aufsteigend',
    '-price': 'Preis absteigend',
    rating: 'Beste Bewertung',
  },
});
export const results = say({ en: 'Results', de: 'Ergebnisse' });
export const theResults = say({ en: 'The results', de: 'Die Ergebnisse' });
export const loading = say({ en: 'Loading', de: 'Wird geladen' });
export const loadMore = say({ en: 'Load more', de: 'Mehr laden' });
export const shownOf = say({
  en: (shown: string, total: string) => `${shown} of ${total}`,
  de: (shown: string, total: string) => `${shown} von ${total}`,
});
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
