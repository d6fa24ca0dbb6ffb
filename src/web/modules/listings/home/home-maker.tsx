import { hrefTo } from '#domain/addresses.ts';
import type { Home } from '#domain/listings/home.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { ShopFace } from '#web/modules/shops/shop-face.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import * as texts from '../texts/home-texts.ts';
import './home-maker.css';
import '#web/modules/listings/maker.css';

export function Maker({ maker }: { maker: NonNullable<Home['maker']> }) {
  const { shop } = maker;
  return (
    <section className="portrait" aria-labelledby="maker">
      <div>
        <div className="portrait__pic">
          <Picture picture={maker.picture} sizes="(min-width: 960px) 58vw, 100vw" alt="" />
        </div>
        <div className="portrait__text">
          <div className="portrait__who">
            <ShopFace shop={shop} size={56} />
            <span>
              <b>{shop.name}</b>
              {shop.owner}
              {shop.place && (
                <>
                  , <i className="place">{shop.place}</i>
                </>
              )}
              {texts.since(shop.since)}
            </span>
          </div>
          <h2 id="maker">{texts.quoted(maker.quote)}</h2>
          {maker.story && <p className="portrait__story">{maker.story}</p>}
          <div className="three-pictures">
            {maker.listings.map((card) => (
              <Link key={card.listingId} href={hrefTo('product', { productId: card.listingId })}>
                <div className="picture">
                  <Picture picture={card.picture} sizes="(min-width: 960px) 190px, 38vw" alt="" />
                </div>
                <b>{formatMoney(card.priceCents)}</b>
                {card.title}
              </Link>
            ))}
          </div>
          <p className="home-maker__visit">
            <Link className="link" href={hrefTo('shop', { slug: shop.slug })}>
              {texts.visitShop(maker.listingCount)}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section className="section how-grid">
      <SectionHead title={texts.how} />
      <ol className="how-it-works">
        {texts.steps.map(([title, text], index) => (
          <li key={title}>
            <span className="ordinal" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
