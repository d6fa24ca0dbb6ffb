/** The same token but for one character, whichever stood there. */
export const altered = (token: string): string => {
  const place = token.length >> 1;
  return `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
};
