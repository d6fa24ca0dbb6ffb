/** Where the screens of the module stand: each has one in the browser, and a head and first data on the server. */
export const supportAddresses = {
  supportCenter: '/supportcenter',
  article: '/support/:slug',
  ticket: '/support/tickets/:number',
} as const;
