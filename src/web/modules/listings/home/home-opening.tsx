import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import type { Home } from '#domain/listings/home.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { claim, lead, seeNewest } from '#domain/listings/first-paint/opening-texts.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import { orderBy } from '#domain/listings/delivery/delivery-options.ts';
import { lastDaysRoute } from '#domain/listings/last-days-route.ts';
import { plainCalendar } from '#domain/shops/calendar/working-calendar.ts';
import { settings } from '#web/platform/settings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { listingSlots } from '../slots.ts';
import * as texts from '../texts/home-texts.ts';
import './home-opening.css';

/** Last days to order for the feast, by the same rule that promises dates; a line that is too late is left out. */
function OrderByDates({ holidays = { from: [], to: [] } }: { holidays: Home['holidays'] | undefined }) {
  const now = new Date();
  const feast = new Date(Date.UTC(now.getUTCFullYear(), 11, 24, 20));
  const calendar = { ...plainCalendar, closed: holidays.from };
  const parcel = { ...lastDaysRoute, now, calendar, holidays: holidays.to };
  const rows = [
    { name: texts.kinds.personalised, item: { processingDays: 10, madeToOrder: true } },
    { name: texts.kinds.madeToOrder, item: { processingDays: 7, madeToOrder: true } },
    { name: texts.kinds.ready, item: { processingDays: 2, madeToOrder: false } },
  ]
    .map((row) => ({ name: row.name, last: orderBy(feast, { ...parcel, item: row.item }) }))
    .filter((row) => row.last !== null);
  const weeks = (feast.getTime() - now.getTime()) / 604_800_000;
  if (rows.length === 0 || weeks > 9 || weeks < 0) return null;
  return (
    <div className="spread__dates">
      <div className="dates">
        <p className="dates__t">{texts.orderBy}</p>
        <dl>
          {rows.map((row) => (
            <div key={row.name}>
              <dt>{row.name}</dt>
              <dd>{row.last && formatDay(row.last)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function NumberedPicture({ card, number }: { card: ListingCard; number: number }) {
  return (
    <figure>
      <Link
        className="picture picture-link"
        href={hrefTo('product', { productId: card.listingId })}
        aria-label={card.title}
      >
        <Picture
          picture={card.picture}
          sizes={number === 1 ? '(min-width: 960px) 500px, 92vw' : '(min-width: 960px) 300px, 44vw'}
          first
          alt=""
        />
      </Link>
      <figcaption>
        <span className="ordinal" aria-hidden="true">
          {number}
        </span>
        <span>
          <b>{card.title}</b>
          {card.shopName}
          {card.place && (
            <>
              , <i className="place">{card.place}</i>
            </>
          )}
        </span>
        <span className="tabular">{formatMoney(card.priceCents)}</span>
      </figcaption>
    </figure>
  );
}

/** The children stand where the pictures would, if those could not be read. */
export function Opening({ home, children }: { home: Home | undefined; children?: ReactNode }) {
  const name = settings().marketplaceName;
  return (
    <div className="spread">
      <div className="spread__words">
        <PageTitle title={name}>{say(claim)}</PageTitle>
        <p className="spread__lead">{say(lead)(home ? `${formatNumber(home.shopCount)} ` : '')}</p>
        <p className="spread__go">
          <ButtonLink kind="primary" href={`${hrefTo('search')}?sort=newest`}>
            {say(seeNewest)}
          </ButtonLink>
          <listingSlots.BackToCart />
        </p>
        <OrderByDates holidays={home?.holidays} />
      </div>
      <div className="plate">
        {home?.opening.map((card, index) => <NumberedPicture key={card.listingId} card={card} number={index + 1} />) ??
          children ??
          [1, 2, 3].map((position) => (
            <figure key={position}>
              <div className="picture">
                <span className="skeleton skeleton--whole" />
              </div>
            </figure>
          ))}
      </div>
    </div>
  );
}
