import { hrefTo } from '#domain/addresses.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { checkPersonalisation, type PersonalisationProblem } from '#domain/listings/check-personalisation.ts';
import { formatMean, formatMoney } from '#web/platform/languages/formats.ts';
import type { Listing, Variant } from '#domain/listings/model.ts';
import { useSession } from '#web/platform/session.ts';
import { useHistoryState } from '#web/platform/router/use-history-state.ts';
import { LocationAfter } from '#web/modules/shops/location-after.tsx';
import { ShopFace } from '#web/modules/shops/shop-face.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import {
  cheapestOf,
  type Choice,
  chosenVariant,
  soldOutBeside,
  missingOption,
} from '#domain/listings/choose-variant.ts';
import { DeliveryPromise } from './delivery-promise.tsx';
import { OptionChoice } from './option-choice.tsx';
import { listingSlots } from './slots.ts';
import * as texts from './texts/product-texts.tsx';
import { Price } from './facts/price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './buy-box.css';

const fetchShare = () => import('./share/share-listing.ts');

/** [CAT-03] Its code is fetched when somebody points at it: the system's sheet opens only within the press. */
function ShareButton({ title }: { title: string }) {
  const ready = (): void => void fetchShare();
  return (
    <button
      type="button"
      className="buy-box__share"
      onPointerEnter={ready}
      onFocus={ready}
      onTouchStart={ready}
      onClick={() => void fetchShare().then(({ shareListing }) => shareListing(title))}
    >
      <Icon name="share" size="s" />
      {texts.share}
    </button>
  );
}

/** A line of a cart holds no more of one piece. */
const MAX_AT_ONCE = 999;

const PersonalisationField = lazyExtra(async () => (await import('./personalisation-field.tsx')).PersonalisationField);
const BuyBar = lazyExtra(async () => (await import('./buy-bar.tsx')).BuyBar);
const NotForSale = lazyExtra(async () => (await import('./not-for-sale/not-for-sale.tsx')).NotForSale);
const ShopNotice = lazyExtra(async () => (await import('#web/modules/shops/shop-notice.tsx')).ShopNotice);
const BackInStockRequest = lazyExtra(async () => (await import('./back-in-stock-request.tsx')).BackInStockRequest);

interface Props {
  listing: Listing;
  choice: Choice;
  onChoose: (option: number, value: string) => void;
}

function Head({ listing }: { listing: Listing }) {
  const { shop, title, ratingCount, ratingMean } = listing;
  return (
    <>
      <p className="buy-box__shop">
        <ShopFace shop={shop} size={32} />
        <span>
          <Link className="link" href={hrefTo('shop', { slug: shop.slug })}>
            {shop.name}
          </Link>
          <LocationAfter shop={shop} />
        </span>
      </p>
      <PageTitle title={`${title} – ${shop.name}`}>{title}</PageTitle>
      <div className="buy-box__rate">
        {ratingCount > 0 && <Stars mean={ratingMean} />}
        <a className="link" href="#reviews">
          {ratingCount > 0 ? texts.reviewsOf(formatMean(ratingMean), ratingCount) : texts.noReviews}
        </a>
        <ShareButton title={title} />
      </div>
    </>
  );
}

interface Selection {
  listing: Listing;
  choice: Choice;
  variant: Variant | undefined;
  isBuyable: boolean;
}

/** [UX-35] What is about to be bought, and the press that buys it or says what is missing. */
function usePurchase({ listing, choice, variant, isBuyable }: Selection) {
  const [quantity, setQuantity] = useHistoryState('quantity', 1);
  const [personalisation, setPersonalisation] = useHistoryState('wish', '');
  const [missing, setMissing] = useState<number | null>(null);
  const [wrongText, setWrongText] = useState<PersonalisationProblem | null>(null);
  const add = (): void => {
    const gap = missingOption(listing, choice);
    if (gap >= 0) {
      setMissing(gap);
      document.getElementById(`option-${gap}`)?.scrollIntoView({ block: 'center' });
      document.querySelector<HTMLElement>(`#option-${gap} :is(button, select)`)?.focus({ preventScroll: true });
      return;
    }
    const checked = checkPersonalisation(listing.personalisation, personalisation);
    if (!checked.ok) {
      setWrongText(checked.problem);
      document.getElementById('wish')?.focus();
      return;
    }
    if (variant && isBuyable)
      void listingSlots.addToCart({ listing, variant, quantity, personalisation: checked.value });
  };
  const type = (text: string): void => {
    setPersonalisation(text);
    setWrongText(null);
  };
  return { quantity, setQuantity, personalisation, type, missing, setMissing, wrongText, add };
}

/** [UX-32, UX-35] Everything that is needed to buy, and the button that says what is missing instead of being grey. */
export function BuyBox({ listing, choice, onChoose }: Props) {
  const [isCut, setCut] = useState(false);
  const action = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(listing, choice);
  const stock = variant?.stock ?? listing.stock;
  const priced = variant ?? cheapestOf(listing);
  const isOwn = useSession()?.userId === listing.shop.sellerId;
  const isBuyable = stock > 0 && !listing.pausedUntil;
  const gone = isBuyable && !isOwn ? soldOutBeside(listing, choice) : null;
  const { quantity, setQuantity, personalisation, type, missing, setMissing, wrongText, add } = usePurchase({
    listing,
    choice,
    variant,
    isBuyable,
  });
  useEffect(() => setQuantity((now) => Math.max(1, Math.min(now, stock))), [stock, setQuantity]);
  return (
    <div className="buy-box">
      <Head listing={listing} />
      {listing.shop.notice && (
        <Suspense fallback={null}>
          <ShopNotice shop={listing.shop} />
        </Suspense>
      )}
      <Price priced={priced} from={!variant && listing.priceVaries} listing={listing} />
      {listing.options.map((option, index) => (
        <OptionChoice
          key={option.name}
          listing={listing}
          index={index}
          choice={choice}
          isMissing={missing === index && choice[index] === undefined}
          onChoose={(value) => {
            setMissing(null);
            onChoose(index, value);
          }}
        >
          {gone?.option === index && (
            <Suspense fallback={null}>
              <BackInStockRequest key={gone.variant.id} listing={listing} variant={gone.variant} name={gone.value} />
            </Suspense>
          )}
        </OptionChoice>
      ))}
      {listing.personalisation && (
        <Suspense fallback={<div className="option option--room" />}>
          <PersonalisationField
            personalisation={listing.personalisation}
            value={personalisation}
            problem={wrongText}
            onChange={type}
          />
        </Suspense>
      )}
      <div className="buy-box__act" ref={action}>
        {isBuyable && !isOwn ? (
          <>
            <Stepper value={quantity} max={Math.min(stock, MAX_AT_ONCE)} onChange={setQuantity} onCut={setCut} />
            <Button kind="primary" size="buy" onClick={add}>
              {texts.addToCart}
            </Button>
            <listingSlots.Heart id={listing.listingId} title={listing.title} inBuyBox />
          </>
        ) : (
          <Suspense fallback={<div className="buy-box__gone buy-box__gone--room" />}>
            <NotForSale listing={listing} variant={variant} isOwn={isOwn} />
          </Suspense>
        )}
      </div>
      {isBuyable && (isCut || stock <= 3) && (
        <p className="buy-box__left" role="status">
          {texts.onlyLeft(stock)}
        </p>
      )}
      <DeliveryPromise listing={listing} isGone={!isBuyable} />
      {isBuyable && !isOwn && (
        <Suspense fallback={null}>
          <BuyBar
            watch={action}
            price={formatMoney(priced.priceCents * quantity)}
            label={[...choice.filter(Boolean), ...(personalisation.trim() ? [`“${personalisation.trim()}”`] : [])].join(
              ', ',
            )}
            onAdd={add}
          />
        </Suspense>
      )}
    </div>
  );
}
