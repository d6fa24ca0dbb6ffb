import { type FormEvent, useState } from 'react';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { days } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { stateWords } from './texts/state-texts.ts';
import * as texts from './texts/track-texts.tsx';
import '#web/ui/styles/columns.css';
import '#web/rooms/cart/parcels/parcel.css';
import { deliveryWord } from '#web/rooms/listings/texts/delivery-texts.ts';

/** [ORD-05, UX-64] Where an order is, by its number and e-mail address, without signing in. */
export function TrackPage() {
  const [number, setNumber] = useState(useQueryParams().get('number') ?? '');
  const [email, setEmail] = useState('');
  const track = useSend('orders.trackOrder');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // What is asked last counts; how it went stands in `track`.
    if (number.trim() && email.trim()) track.sendAndWait({ number, email }).catch(() => undefined);
  };
  const found = track.answer;
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 48 }}>
      <PageTitle title={texts.title} className="page-title" />
      <div className="columns" style={{ marginTop: 16 }}>
        <div>
          <form className="stack" style={{ maxWidth: 440 }} onSubmit={submit}>
            <Field
              label={texts.number}
              placeholder={texts.example}
              hint={texts.numberHint}
              value={number}
              maxLength={40}
              required
              onChange={(event) => setNumber(event.target.value)}
            />
            <Field
              label={texts.email}
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              required
              onChange={(event) => setEmail(event.target.value)}
            />
            <ErrorBox text={track.problem?.status === 404 ? texts.notFound : track.problem?.message} />
            <Button kind="primary" type="submit" isBusy={track.isSending}>
              {texts.find}
            </Button>
          </form>
          {found && (
            <section className="parcel" style={{ marginTop: 40 }} aria-live="polite">
              <h2>{stateWords[found.state]}</h2>
              <p className="soft-text">
                {texts.found(
                  found.number,
                  found.shopName,
                  found.place && (
                    <>
                      , <i className="place">{found.place}</i>
                    </>
                  ),
                  deliveryWord(found.deliveryName),
                  days(found.arrivesFrom, found.arrivesTo),
                )}{' '}
                {texts.goesTo(found.destination.city, countryName(found.destination.country))}
              </p>
              <OrderTimeline {...found} />
              <ul className="track-pieces small">
                {found.pieces.map(({ title, quantity, picture }, index) => (
                  <li key={picture?.id ?? index}>
                    <span className="picture picture--sq">
                      <Picture picture={picture} sizes="56px" alt="" />
                    </span>
                    {quantity} × {title}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
