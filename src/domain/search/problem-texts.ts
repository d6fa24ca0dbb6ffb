export const searchProblemTexts = {
  'search/not-in-search': {
    en: 'This piece is not in the search: it is not yours, not published, or sold out.',
    de: 'Dieses Stück ist nicht in der Suche: Es gehört dir nicht, ist nicht veröffentlicht oder ausverkauft.',
  },
};
