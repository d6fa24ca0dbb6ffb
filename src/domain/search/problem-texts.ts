export const searchProblemTexts = {
  'search/not-in-search': 'This piece is not in the search: it is not yours, not published, or sold out.',
};
