import { type FormEvent, type ReactNode, useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { hrefTo } from '#domain/addresses.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { lateOrder } from '#domain/orders/late.ts';
import { isWaiting } from '#domain/orders/parcels/pack.ts';
import { withdrawHere } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { settings } from '#web/platform/settings.ts';
import { Link } from '#web/ui/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { days } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';
import { LateNote } from './late/late-note.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ParcelTracking } from './tracking/parcel-tracking.tsx';
import { stateText } from './texts/state-texts.ts';
import * as texts from './texts/track-texts.tsx';
import '#web/ui/styles/columns.css';
import '#web/modules/cart/parcels/parcel.css';
import './order-timeline.css';

/** The steps of what was found, and beside them what whoever asked may know of it. */
function Way({
  way,
  number,
  what,
  also,
  actions,
  children,
}: {
  way: CallOutput<'orders.trackParcel'>;
  /** Of the order, or of its parcel. */
  number: string;
  what: string;
  also?: string;
  /** What can be done about it where it is late. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const late = lateOrder(way, new Date());
  const arrives = late ?? way;
  const isUnderWay = isWaiting(way) || way.state === 'shipped';
  const town = way.place && (
    <>
      , <i className="place">{way.place}</i>
    </>
  );
  return (
    <section className="parcel track__order" aria-live="polite">
      <h2>{stateText(way.state, way)}</h2>
      <p className="soft-text">
        {(isCollected(way) || !isUnderWay ? texts.trackedOrderWithoutDays : texts.trackedOrder)({
          what,
          shop: way.shopName,
          town,
          delivery: deliveryWord(way.deliveryName),
          days: days(arrives.arrivesFrom, arrives.arrivesTo),
        })}{' '}
        {also}
      </p>
      {late && (
        <LateNote late={late} number={number}>
          {actions}
        </LateNote>
      )}
      <OrderTimeline {...way} late={late} />
      <ParcelTracking parcels={way.parcels} />
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
  const answer = track.answer;
  return (
    <>
      <form className="stack track__form" onSubmit={submit}>
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
      {answer && <OrderWay way={answer} />}
    </>
  );
}

/** An order with its pieces, and the town that it goes to. */
const OrderWay = ({ way }: { way: CallOutput<'orders.trackOrder'> }) => (
  <Way
    way={way}
    number={way.number}
    what={way.number}
    actions={
      settings().legalRegion === 'eu' && (
        <Link className="link" href={`${hrefTo('withdraw')}?number=${way.number}`}>
          {say(withdrawHere)}
        </Link>
      )
    }
    also={isCollected(way) ? '' : texts.goesTo(way.destination.city, countryName(way.destination.country))}
  >
    <ul className="track-pieces small">
      {way.lines.map(({ title, quantity, picture }, index) => (
        <li key={picture?.id ?? index}>
          <span className="picture picture--sq">
            <Picture picture={picture} sizes="56px" alt="" />
          </span>
          {quantity} × {title}
        </li>
      ))}
    </ul>
  </Way>
);

const REFRESH_MS = 60_000;

/** [ORD-05] By the signed link of a mail, without typing; one that is too old leads to the form. */
function ByLink({ orderId, accessKey, onType }: { orderId: string; accessKey: string; onType: () => void }) {
  const link = { orderId, key: accessKey };
  const { data, error, refetch } = useCall('orders.trackByLink', link, { refetchInterval: REFRESH_MS });
  const isOld = error?.status === 404 || error?.status === 400;
  return (
    <>
      {!data && isOld && <p role="status">{texts.oldLink}</p>}
      {!data && !isOld && <Pending what={texts.thisOrder} height={240} error={error} retry={refetch} />}
      {data && <OrderWay way={data} />}
      {data && (
        <p className="track__other">
          <Link className="link" href={hrefTo('order', { orderId })}>
            {texts.wholeOrder}
          </Link>
        </p>
      )}
      <p className="track__other">
        <Button kind="link" onClick={onType}>
          {texts.anotherOrder}
        </Button>
      </p>
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
      <form className="stack track__form" onSubmit={submit}>
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
      {track.answer && <Way way={track.answer} number={track.answer.tracking} what={texts.aParcel} />}
    </>
  );
}

/** [ORD-05, UX-64] Where an order is, without signing in. */
export function TrackPage() {
  const params = useQueryParams();
  const [orderId, accessKey] = [params.get('order'), params.get('key')];
  const [isTyped, setTyped] = useState(!orderId || !accessKey);
  const [isByParcel, setByParcel] = useState(false);
  if (!isTyped && orderId && accessKey)
    return (
      <TrackFrame>
        <ByLink orderId={orderId} accessKey={accessKey} onType={() => setTyped(true)} />
      </TrackFrame>
    );
  return (
    <TrackFrame>
      {isByParcel ? <ByParcel /> : <ByOrder />}
      <p className="track__other">
        <Button kind="link" onClick={() => setByParcel(!isByParcel)}>
          {isByParcel ? texts.byOrder : texts.byParcel}
        </Button>
      </p>
    </TrackFrame>
  );
}

const TrackFrame = ({ children }: { children: ReactNode }) => (
  <main id="main" className="page-width page-bottom--short">
    <PageTitle title={texts.title} className="page-title" />
    <div className="columns track__columns">
      <div>{children}</div>
    </div>
  </main>
);
