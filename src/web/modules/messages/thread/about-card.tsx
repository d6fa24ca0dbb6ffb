import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import type { ConversationContext, Role } from '#domain/messages/model.ts';
import { formatDay, formatMoney, formatNumber, localDay } from '#web/platform/languages/formats.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import * as texts from '../texts/thread-texts.ts';
import './about-card.css';

type OrderContext = Extract<ConversationContext, { kind: 'order' }>;
type ListingContext = Extract<ConversationContext, { kind: 'listing' }>;

const orderHref = (orderId: string, role: Role): string =>
  role === 'seller' ? sellerHref(`orders/${encodeURIComponent(orderId)}`) : hrefTo('order', { orderId });

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function OrderFacts({ context, role }: { context: OrderContext; role: Role }) {
  const { orderId, number, state, placedAt, leavesBy, totalCents, lines } = context;
  const isOpen = state === 'confirmed' || state === 'processing';
  return (
    <>
      <dl>
        <Fact name={texts.order}>
          <Link className="d-link d-code" href={orderHref(orderId, role)}>
            {number}
          </Link>
        </Fact>
        <Fact name={texts.paid}>{formatMoney(totalCents)}</Fact>
        <Fact name={texts.state}>{texts.states[state]}</Fact>
        <Fact name={texts.placed}>{localDay(placedAt)}</Fact>
        {isOpen && <Fact name={texts.shipBy}>{formatDay(new Date(leavesBy))}</Fact>}
        {role === 'seller' ? (
          <Fact name={texts.buyer}>{context.buyerName}</Fact>
        ) : (
          <Fact name={texts.shop}>
            <Link className="d-link" href={hrefTo('shop', { slug: context.shopSlug })}>
              {context.shopName}
            </Link>
          </Fact>
        )}
      </dl>
      {lines.length > 1 && (
        <ul className="about-card__lines">
          {lines.map((line) => (
            <li key={`${line.listingId} ${line.values.join()} ${line.personalisation}`}>
              <Thumb picture={line.picture} size={32} />
              <span>
                {texts.times(line.title, line.quantity)}
                {line.values.length > 0 && <small>{line.values.join(', ')}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DeskButtonLink isAlwaysShown className="about-card__act" href={orderHref(orderId, role)}>
        {texts.openOrder}
      </DeskButtonLink>
    </>
  );
}

function ListingFacts({ context, role }: { context: ListingContext; role: Role }) {
  const { priceCents, priceVaries, stock, madeToOrder, isOffered, productId } = context;
  const sum = formatMoney(priceCents);
  const available = madeToOrder ? texts.madeToOrder : formatNumber(stock);
  return (
    <>
      <dl>
        <Fact name={texts.price}>{priceVaries ? texts.fromPrice(sum) : sum}</Fact>
        <Fact name={texts.stock}>{isOffered ? available : texts.notOffered}</Fact>
        {role === 'buyer' && (
          <Fact name={texts.shop}>
            <Link className="d-link" href={hrefTo('shop', { slug: context.shopSlug })}>
              {context.shopName}
            </Link>
          </Fact>
        )}
      </dl>
      {isOffered && (
        <DeskButtonLink isAlwaysShown className="about-card__act" href={hrefTo('product', { productId })}>
          {texts.openListing}
        </DeskButtonLink>
      )}
    </>
  );
}

const nameOfContext = (context: ConversationContext): { title: string; text: string } => {
  if (context.kind === 'listing') return { title: context.title, text: '' };
  const [line] = context.lines;
  if (!line) return { title: context.number, text: '' };
  return {
    title: texts.times(line.title, line.quantity),
    text: [...line.values, line.personalisation && texts.engraved(line.personalisation)].filter(Boolean).join(' · '),
  };
};

const pictureOfContext = (context: ConversationContext) =>
  context.kind === 'listing' ? context.picture : (context.lines[0]?.picture ?? null);

interface Props {
  context: ConversationContext;
  role: Role;
}

/** [MSG-15, UX-78] What a conversation is about: the order with its state, or the piece with its price. */
export function AboutCard({ context, role }: Props) {
  const { title, text } = nameOfContext(context);
  const picture = pictureOfContext(context);
  return (
    <aside className="about-card about-card--beside" aria-label={texts.about}>
      {picture && (
        <div className="picture about-card__picture">
          <Picture picture={picture} sizes="240px" frame={4 / 3} alt="" />
        </div>
      )}
      <h3 dir="auto">{title}</h3>
      {text && (
        <p className="d-small d-t2" dir="auto">
          {text}
        </p>
      )}
      {context.kind === 'order' ? (
        <OrderFacts context={context} role={role} />
      ) : (
        <ListingFacts context={context} role={role} />
      )}
    </aside>
  );
}

/** The same in one line over the messages, where there is no room beside them. */
export function AboutLine({ context, role }: Props) {
  const { title } = nameOfContext(context);
  const isOrder = context.kind === 'order';
  return (
    <div className="thread__about">
      <Thumb picture={pictureOfContext(context)} size={32} />
      <span className="thread__subject">
        <bdi>{title}</bdi>
        <small>{isOrder ? texts.states[context.state] : formatMoney(context.priceCents)}</small>
      </span>
      <Link
        className="d-link"
        href={isOrder ? orderHref(context.orderId, role) : hrefTo('product', { productId: context.productId })}
      >
        {isOrder ? context.number : texts.openListing}
      </Link>
    </div>
  );
}
