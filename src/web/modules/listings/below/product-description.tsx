import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import type { Listing } from '#domain/listings/model.ts';
import { day, days } from '#web/ui/day.ts';
import { deliveryNames } from '../texts/delivery-texts.ts';
import { useDelivery } from '../delivery-promise.tsx';
import { isDescribedBeside } from '../described-beside.ts';
import { AboutListing } from './about-listing.tsx';
import { Facts } from './facts.tsx';
import { sizeLine } from '../facts/size-line.ts';
import { exceptions } from '../texts/exception-texts.ts';
import * as texts from './texts.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (terms: readonly string[]): string => capital(terms.join(', '));

function Delivery({ listing }: { listing: Listing }) {
  const { countryName, options } = useDelivery(listing);
  const { shop, personalisation, withdrawalException } = listing;
  const first = options[0];
  const isThere = listing.stock > 0;
  const ways = options.map((option): [string, string] => [
    option === first ? texts.to(countryName) : texts.or,
    texts.way(
      deliveryNames[option.id],
      formatMoney(option.priceCents),
      isThere ? days(option.arrivesFrom, option.arrivesTo) : '',
    ),
  ]);
  const returns = texts.returns(shop.returnsDays) + (personalisation ? texts.exceptPersonal : '');
  return (
    <Facts
      rows={[
        [texts.leaves(shop.place || texts.workshop), first && isThere ? texts.ifToday(day(first.leavesBy)) : ''],
        ...ways,
        [texts.packing, shop.packing],
        [texts.returnsTitle, withdrawalException === 'perishable' ? '' : returns],
        [texts.withdrawalTitle, withdrawalException ? exceptions[withdrawalException] : ''],
      ]}
    />
  );
}

/** [UX-39] What the piece is, in sections one under the other: nothing hides behind a tab. */
export function ProductDescription({ listing }: { listing: Listing }) {
  return (
    <div className="prose">
      {!isDescribedBeside(listing) && <AboutListing listing={listing} />}
      <section>
        <h2>{texts.details}</h2>
        <Facts
          rows={[
            [texts.material, listed(listing.materials)],
            [texts.colour, listed(listing.colours)],
            [texts.size, sizeLine(listing) ?? ''],
            [texts.weight, listing.weightGrams > 0 ? `${formatNumber(listing.weightGrams)} g` : ''],
            [texts.care, listing.care],
          ]}
        />
      </section>
      <section>
        <h2>{texts.delivery}</h2>
        <Delivery listing={listing} />
      </section>
    </div>
  );
}
