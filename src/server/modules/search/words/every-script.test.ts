import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { ask } from '#test/builders/ask.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { fc, runs } from '#test/support/properties.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { indexListings } from '../index-listing.ts';
import { updateTermCounts } from '../word-counts-store.ts';

let market: ServedModules;
let guest: TestCaller;
let sellerId: string;
const sql = sqlOf(() => market);
beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  const ana = await maker(market.address, 'Ana Potter');
  await publishListing(ana, { title: 'Tall vase' });
  sellerId = (await sql<{ id: string }>('SELECT seller_id AS id FROM shops')).rows[0]?.id ?? '';
});
afterAll(() => market.stop());

/** Every script of a letter. A script that a later Unicode adds fails the test until it stands here. */
const scripts =
  `Han Hangul Egyptian_Hieroglyphs Tangut Yi Adlam Ahom Anatolian_Hieroglyphs Arabic Armenian Avestan Balinese Bamum Bassa_Vah Batak Bengali Beria_Erfe Bhaiksuki Bopomofo Brahmi Buginese Buhid Canadian_Aboriginal Carian Caucasian_Albanian
Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cypro_Minoan Cyrillic Deseret Devanagari Dives_Akuru Dogra Duployan Elbasan Elymaic Ethiopic Garay Georgian Glagolitic Gothic
Grantha Greek Gujarati Gunjala_Gondi Gurmukhi Gurung_Khema Hanifi_Rohingya Hanunoo Hatran Hebrew Hiragana Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Javanese Kaithi Kannada
Katakana Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khmer Khojki Khudawadi Kirat_Rai Lao Latin Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Masaram_Gondi
Medefaidrin Meetei_Mayek Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mongolian Mro Multani Myanmar Nabataean Nag_Mundari Nandinagari New_Tai_Lue Newa Nko Nushu Nyiakeng_Puachue_Hmong Ogham Ol_Chiki
Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa Phoenician
Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sidetic Sinhala Sogdian Sora_Sompeng Soyombo Sundanese Sunuwar Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo
Takri Tamil Tangsa Telugu Thaana Thai Tibetan Tifinagh Tirhuta Todhri Tolong_Siki Toto Tulu_Tigalari Ugaritic Vai Vithkuqi Wancho Warang_Citi Yezidi Zanabazar_Square`.split(
    /\s+/,
  );
function ofScript(name: string): RegExp | null {
  try {
    return new RegExp(String.raw`\p{Script=${name}}`, 'u');
  } catch {
    // A Unicode that this runtime does not have yet.
    return null;
  }
}
/** What cannot be: marks in the form of letters, of which nothing is left, and Greek letters whose large form is spelled otherwise (ᾳ and ΑΙ). */
const isListed = (letter: string): boolean =>
  foldText(letter) !== '' && foldText(letter) === foldText(letter.toUpperCase());
const signs = '✨ « » · ™ ® ★ “ ” ‘ ’ ! ? & ( ) / - – — • ♥ 🎁 … © ° § # + ~ | ,'.split(' ').concat('\u00a0');

test('[SRCH-01] titles of any script are found, in any case and beside any sign', async () => {
  const { rows } = await sql<{ n: number }>(
    'SELECT n FROM generate_series(1, 262143) n WHERE n NOT BETWEEN 55296 AND 57343 AND unicode_assigned(chr(n))',
  );
  const letters = rows.map(({ n }) => String.fromCodePoint(n)).filter((each) => /\p{L}/u.test(each));
  expect(letters.filter((each) => !isListed(each)).length).toBeLessThanOrEqual(80);
  let others = letters;
  const alphabets: string[][] = [];
  for (const pattern of scripts.map(ofScript).filter((each) => each !== null)) {
    alphabets.push(others.filter((each) => pattern.test(each) && isListed(each)));
    others = others.filter((each) => !pattern.test(each));
  }
  expect(others).toEqual([]);
  // Short words are small words of a language here and there, which say nothing.
  const word = (alphabet: string[]) =>
    fc.array(fc.constantFrom(...alphabet), { minLength: 4, maxLength: 6 }).map((each) => each.join(''));
  const title = (alphabet: string[]) =>
    fc.array(fc.tuple(fc.constantFrom(...signs), word(alphabet)), { minLength: 2, maxLength: 2 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(...alphabets.filter((each) => each.length > 0).map(title)), async (titles) => {
      run += 1;
      const listings = titles.map((parts, at) => ({
        id: `r${run}n${at}`,
        title: `${parts.flat().join('')} ${run}q${at}`,
        parts,
      }));
      await inTransaction(market.app.db, async (tx) => {
        await tx.query({
          text: `WITH l AS (INSERT INTO listings (seller_id, id, state, title, description, category, processing_days, created_at, updated_at)
                   SELECT $1, id, 'active', title, '', 'bowls', 2, now(), now() FROM jsonb_to_recordset($2) r (id text, title text) RETURNING seller_id, id)
                 INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received) SELECT seller_id, id, id, 1000, 5, 5 FROM l`,
          values: [sellerId, JSON.stringify(listings)],
        });
        await indexListings(tx, { sellerId, listingIds: listings.map(({ id }) => id) });
      });
      await updateTermCounts(market.app);
      market.app.cache.invalidate(['listings']);
      for (const [at, { id, title: whole, parts }] of listings.entries()) {
        const [[sign = '', first = ''] = [], [, second = ''] = []] = parts;
        const requests = [whole, first.toUpperCase(), `${sign}${second.toLowerCase()}${sign}`, whole.toUpperCase()];
        for (const q of [requests[at % 4], requests[(at + run) % 4]]) {
          const { items } = await ask(guest, contract.search.searchListings, { q, limit: 100 });
          if (!items.some(({ listingId }) => listingId === id)) throw new Error(`“${q}” does not find “${whole}”`);
        }
      }
    }),
    { numRuns: runs(1), endOnFailure: true },
  );
});
