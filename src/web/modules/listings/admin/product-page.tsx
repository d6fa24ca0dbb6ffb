import { hrefTo } from '#domain/addresses.ts';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { AccountStatusPill } from '#web/modules/admin/records/account-status-pill.tsx';
import { dayText, timeText } from '#web/modules/admin/time-text.ts';
import { recordKindOf } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { categoryName } from '../menu-categories.ts';
import { ProductActions } from './product-actions.tsx';
import { Code, type Fact, RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { Timeline } from '#web/modules/admin/records/timeline.tsx';
import * as texts from './product-texts.ts';
import '#web/modules/admin/records/records.css';
import './listing-detail.css';

type ProductRecord = CallOutput<'office.getProduct'>;

const marks: Record<ProductRecord['state'] | 'hidden', Tone> = {
  draft: '',
  pending_review: 'warn',
  active: 'ok',
  sold_out: 'warn',
  inactive: '',
  removed: 'bad',
  hidden: 'bad',
};

const crumb = { label: texts.listings, href: adminHref('products') };

function Facts({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { sellerId, owner } = product;
  const kind = recordKindOf(admin);
  const facts: Fact[] = [
    [texts.facts.id, <Code key="id">{product.listingId}</Code>],
    [
      texts.facts.maker,
      kind ? (
        <Link key="maker" className="d-link" href={adminHref(`${kind}/${sellerId}`)}>
          {owner}
        </Link>
      ) : (
        owner
      ),
    ],
    ...(product.ownerAccountStatus === 'active'
      ? []
      : [
          [
            texts.facts.makerStands,
            <AccountStatusPill key="stands" accountStatus={product.ownerAccountStatus} />,
          ] as Fact,
        ]),
    [
      texts.facts.shop,
      <Link key="shop" className="d-link" href={hrefTo('shop', { slug: product.shopSlug })}>
        {product.shopName}
      </Link>,
    ],
    [texts.facts.category, categoryName({ slug: product.category, name: product.categoryName })],
    [texts.facts.begun, dayText(product.createdAt)],
    [texts.facts.changed, timeText(product.updatedAt)],
  ];
  const { lowestCents: low, highestCents: high } = product;
  const sums: Fact[] = [
    [texts.facts.price, low === high ? formatMoney(low) : texts.between(formatMoney(low), formatMoney(high))],
    [texts.facts.inStock, formatNumber(product.stock)],
    [texts.facts.reserved, formatNumber(product.reserved)],
    [texts.facts.sold, formatNumber(product.sold)],
    [texts.facts.stars, texts.stars(product.ratingMean, product.ratingCount)],
  ];
  return <RecordFacts facts={facts} sums={sums} />;
}

/** [UX-96] One listing: facts left, what happened in the middle, acts at the right. */
export function ProductPage({ listingId }: { listingId: string }) {
  const { data: product, error, refetch } = useCall('office.getProduct', { listingId }, { staleTime: 0 });
  if (!product)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.listing} none={texts.none} />
    );
  const state = product.isHidden ? 'hidden' : product.state;
  return (
    <main id="main" className="d-main">
      <div className="d-phead">
        <div className="d-phead-picture">
          <Thumb picture={product.pictures[0]} size={56} />
        </div>
        <DeskHead
          title={product.title}
          crumb={crumb}
          sub={
            <>
              {product.shopName} · <Pill tone={marks[state]}>{texts.states[state]}</Pill>
            </>
          }
        />
      </div>
      <div className="d-rec3">
        <Facts product={product} />
        <div>
          {product.reviewReason && (
            <DeskNote isWarning>
              <b>{texts.changesRequested}</b> {product.reviewReason}
            </DeskNote>
          )}
          {product.description && (
            <details className="d-more1">
              <summary>{texts.whatBuyersRead}</summary>
              <p className="d-t2 d-product-text">{product.description}</p>
            </details>
          )}
          <Timeline moments={product.timeline} href={adminHref(`products/${listingId}`)} />
        </div>
        <ProductActions product={product} />
      </div>
    </main>
  );
}
