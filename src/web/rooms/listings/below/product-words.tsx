import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import type { Listing } from '#domain/listings/model.ts';
import { day, days } from '#web/ui/day.ts';
import { useDelivery } from '../delivery-promise.tsx';
import { isDescribedBeside } from '../described-beside.ts';
import { AboutListing } from './about-listing.tsx';
import { Facts } from './facts.tsx';
import { sizeLine } from '../size-line.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[]): string => capital(words.join(', '));

function Delivery({ listing }: { listing: Listing }) {
  const { countryName, options } = useDelivery(listing);
  const { shop, personalisation } = listing;
  const first = options[0];
  const isThere = listing.stock > 0;
  const ways = options.map((option): [string, string] => [
    option === first ? `To ${countryName}` : 'Or',
    `${option.name}, ${formatMoney(option.priceCents)}${isThere ? `, arrives ${days(option.arrivesFrom, option.arrivesTo)}` : ''}`,
  ]);
  const returns =
    shop.returnsDays > 0
      ? `${shop.returnsDays} days, you pay the way back.${personalisation ? ' Pieces made with your words cannot be returned' : ''}`
      : 'Not taken back';
  return (
    <Facts
      rows={[
        [
          `Leaves ${shop.place || 'the workshop'}`,
          first && isThere ? `By ${day(first.leavesBy)} if you order today` : '',
        ],
        ...ways,
        ['Packing', shop.packing],
        ['Returns', returns],
      ]}
    />
  );
}

/** [UX-39] What the piece is, in sections one under the other: nothing hides behind a tab. */
export function ProductWords({ listing }: { listing: Listing }) {
  return (
    <div className="prose">
      {!isDescribedBeside(listing) && <AboutListing listing={listing} />}
      <section>
        <h2>Details</h2>
        <Facts
          rows={[
            ['Material', listed(listing.materials)],
            ['Colour', listed(listing.colours)],
            ['Size', sizeLine(listing) ?? ''],
            ['Weight', listing.weightGrams > 0 ? `${formatNumber(listing.weightGrams)} g` : ''],
            ['Care', listing.care],
          ]}
        />
      </section>
      <section>
        <h2>Delivery and returns</h2>
        <Delivery listing={listing} />
      </section>
    </div>
  );
}
