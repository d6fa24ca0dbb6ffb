import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { days } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { deliveryWord } from '#web/rooms/listings/texts/delivery-texts.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { stateWords } from './texts/state-texts.ts';
import * as texts from './texts/track-texts.tsx';
import '#web/ui/styles/columns.css';
import '#web/rooms/cart/parcels/parcel.css';

/** The steps of what was found, and beside them what whoever asked may know of it. */
function Way({
  way,
  what,
  also,
  children,
}: {
  way: CallOutput<'orders.trackParcel'>;
  what: string;
  also?: string;
  children?: ReactNode;
}) {
  const place = way.place && (
    <>
      , <i className="place">{way.place}</i>
    </>
  );
  return (
    <section className="parcel" style={{ marginTop: 40 }} aria-live="polite">
      <h2>{stateWords[way.state]}</h2>
      <p className="soft-text">
        {texts.found(what, way.shopName, place, deliveryWord(way.deliveryName), days(way.arrivesFrom, way.arrivesTo))}{' '}
        {also}
      </p>
      <OrderTimeline {...way} />
      {children}
    </section>
  );
}

/** [ORD-05, UX-64] By the number of the order and its e-mail address: with the pieces, and the town that it goes to. */
function ByOrder() {
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
    <>
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
        <Way
          way={found}
          what={found.number}
          also={texts.goesTo(found.destination.city, countryName(found.destination.country))}
        >
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
        </Way>
      )}
    </>
  );
}

/** [ORD-05] By the carrier's number alone, which others than the buyer may have: its way and nothing else. */
function ByParcel() {
  const [tracking, setTracking] = useState('');
  const track = useSend('orders.trackParcel');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (tracking.trim()) track.sendAndWait({ tracking }).catch(() => undefined);
  };
  return (
    <>
      <form className="stack" style={{ maxWidth: 440 }} onSubmit={submit}>
        <Field
          label={texts.parcel}
          hint={texts.parcelHint}
          value={tracking}
          maxLength={100}
          required
          onChange={(event) => setTracking(event.target.value)}
        />
        <ErrorBox text={track.problem?.status === 404 ? texts.noParcel : track.problem?.message} />
        <Button kind="primary" type="submit" isBusy={track.isSending}>
          {texts.findParcel}
        </Button>
      </form>
      {track.answer && <Way way={track.answer} what={texts.aParcel} />}
    </>
  );
}

/** [ORD-05, UX-64] Where an order is, without signing in. */
export function TrackPage() {
  const [isByParcel, setByParcel] = useState(false);
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 48 }}>
      <PageTitle title={texts.title} className="page-title" />
      <div className="columns" style={{ marginTop: 16 }}>
        <div>
          {isByParcel ? <ByParcel /> : <ByOrder />}
          <p style={{ marginTop: 24 }}>
            <Button kind="link" onClick={() => setByParcel(!isByParcel)}>
              {isByParcel ? texts.byOrder : texts.byParcel}
            </Button>
          </p>
        </div>
      </div>
    </main>
  );
}
