/** The same numbers on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** One slip of the finger in the longest word: a letter left out, doubled, swapped with its neighbour or replaced. The first letter stays, and so do numbers. */
export function withTypo(query: string, seed: number): string {
  const texts = query.split(' ');
  const longOf = (word: string | undefined): number => (!word || /\d/.test(word) ? 0 : word.length);
  const at = texts.reduce((best, word, index) => (longOf(word) > longOf(texts[best]) ? index : best), 0);
  const word = texts[at] ?? '';
  if (longOf(word) < 4) return query;
  const next = numbers(seed * 7919 + 17);
  next();
  const kind = Math.floor(next() * 4);
  const position = 1 + Math.floor(next() * (word.length - 2));
  const letter = 'etaoinsrhldcum'[Math.floor(next() * 14)] ?? 'e';
  const slips = [
    word.slice(0, position) + word.slice(position + 1),
    word.slice(0, position) + word[position] + word.slice(position),
    word.slice(0, position) + word[position + 1] + word[position] + word.slice(position + 2),
    word.slice(0, position) + letter + word.slice(position + 1),
  ];
  texts[at] = slips[kind] ?? word;
  return texts.join(' ');
}
