import type { ArticleText } from '../../article.ts';

export const findingAPiece: ArticleText = {
  title: 'Finding and keeping a piece',
  summary: 'Searching by words and filters, the wishlist, following a shop, and waiting for what is sold out.',
  keywords: 'search, filter, wishlist, heart, favourites, sold out, follow, back in stock, question',
  body: [
    {
      list: [
        'Type what it is, of what, or from whom: mug blue, oak bowl, Rio Clay. Small mistakes are forgiven. [All pieces](/search) opens the filters.',
        'Choose your country in the filters and only pieces that are sent there stay.',
        'The heart keeps a piece in your [wishlist](/wishlist), also without an account for 30 days. A lower price or the last pieces are marked there.',
        'Follow a shop and its new pieces stand on your home page.',
        'A sold-out choice has Tell me when it is back. You get one mail when the maker adds pieces.',
      ],
    },
    { heading: 'Asking the maker' },
    'Under each piece stands Questions. Everybody reads question and answer, so leave out order numbers and addresses. You are told when the maker has answered.',
  ],
};
