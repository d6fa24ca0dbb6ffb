/** The same token but for one character, whichever stood there. */
export const altered = (token: string): string => {
  const index = token.length >> 1;
  return `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
};
