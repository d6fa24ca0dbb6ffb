import type { OrderParcel } from '#domain/orders/parcels/model.ts';
import { carrierPage } from '#domain/orders/parcels/carriers.ts';
import { clockTime, formatDay, localDay } from '#web/platform/languages/formats.ts';
import { TrackingNumber } from '../tracking-number.tsx';
import { parcelTracking as texts } from '../texts/track-texts.tsx';

type Followed = Pick<OrderParcel, 'state' | 'carrier' | 'tracking' | 'expectedOn' | 'events'>;

/** [UX-64, ORD-05] What carriers said of the parcels of an order: where each was when, when it is expected, and the carrier's own page. */
export const ParcelTracking = ({ parcels }: { parcels: readonly Followed[] }) =>
  parcels
    .filter(({ state, events }) => state !== 'packed' && (parcels.length > 1 || events.length > 0))
    .map(({ state, carrier, tracking, expectedOn, events }, index) => {
      const page = carrierPage({ carrier, tracking });
      return (
        <section key={`${tracking} ${index}`} className="parcel-tracking" aria-label={texts.nth(index + 1)}>
          <h3 className="small">
            {parcels.length > 1 ? `${texts.nth(index + 1)}: ` : ''}
            {texts.states[state]}
          </h3>
          {tracking && <TrackingNumber carrier={carrier} tracking={tracking} />}
          {state === 'sent' && expectedOn && (
            <p className="small soft-text">{texts.expected(formatDay(new Date(expectedOn)))}</p>
          )}
          <ol className="next-steps">
            {events.toReversed().map(({ kind, at, location }) => (
              <li key={`${kind} ${at}`} className="is-done">
                <time dateTime={at}>{localDay(at)}</time>
                <span>
                  {texts.events[kind]}
                  {location && `, ${location}`} <span className="tiny-text muted">{clockTime(at)}</span>
                </span>
              </li>
            ))}
          </ol>
          {page && (
            <a className="link small noprint" href={page} target="_blank" rel="noreferrer">
              {texts.page(carrier)}
            </a>
          )}
        </section>
      );
    });
