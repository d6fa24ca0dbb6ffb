import { expect, test } from 'vitest';
import { rankSentences } from './rank-sentences.ts';

const facts = { corrected: null, place: 2, sold: 0, ratingCount: 0 };
const word = (text: string, parts: ('title' | 'tags' | 'shop' | 'description')[], documents = 3) => ({
  word: text,
  parts,
  listings: documents,
});

test('[SRCH-04] sentences say what matched and where, what is lacking, and what would help', () => {
  expect(rankSentences({ ...facts, words: [word('mug', ['title', 'tags']), word('gift', [])] })).toEqual([
    '“mug” was found in the title and in category, tags, materials or colours.',
    '“gift” is nowhere in this listing. Pieces with every word come first: if it is true of the piece, say so in the title or as a tag.',
  ]);
  expect(rankSentences({ ...facts, words: [word('blue', ['description'], 900)] })).toEqual([
    '“blue” was found in the description.',
    '“blue” counts for more in the title than where it stands now.',
    '“blue” stands in many pieces, so it says little. A rarer word of the same thing helps more.',
    'Among pieces that match alike, those that sold and were liked stand first. This one has neither sales nor stars yet.',
  ]);
  expect(rankSentences({ ...facts, place: 1, words: [word('mug', ['title'])] })).toEqual([
    '“mug” was found in the title.',
  ]);
});
