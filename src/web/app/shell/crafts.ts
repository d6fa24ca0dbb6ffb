/** The crafts of the header, the menu and the search; the tree itself comes with the data. */
export const crafts = [
  { slug: 'ceramics', name: 'Ceramics' },
  { slug: 'knitwear-and-textiles', name: 'Knitwear and textiles' },
  { slug: 'leather', name: 'Leather' },
  { slug: 'jewellery', name: 'Jewellery' },
  { slug: 'candles-and-soap', name: 'Candles and soap' },
  { slug: 'wood-and-toys', name: 'Wood and toys' },
  { slug: 'baskets', name: 'Baskets' },
  { slug: 'prints-and-paper', name: 'Prints and paper' },
];

/** The craft that is looked at: by its own address, or as a filter of a search. */
export const currentCraft = ({ path, search }: { path: string; search: string }): string | null =>
  path.startsWith('/category/') ? path.slice('/category/'.length) : new URLSearchParams(search).get('category');
