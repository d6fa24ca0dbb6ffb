/** What programs that speak a public wire format call a marketplace of this name: its project, and the bucket of its files. */
export const projectIdOf = (marketplaceName: string): string =>
  marketplaceName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
