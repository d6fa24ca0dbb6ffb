import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { AccountStatusPill } from '#web/rooms/admin/records/account-status-pill.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { ProductActs } from './product-acts.tsx';
import { Code, type Fact, RecordAway, RecordFacts } from '#web/rooms/admin/records/record-parts.tsx';
import { Timeline } from '#web/rooms/admin/records/timeline.tsx';
import '#web/rooms/admin/records/records.css';

type ProductRecord = CallOutput<'office.getProduct'>;

const stateWords: Record<ProductRecord['state'], [string, string]> = {
  draft: ['Draft', ''],
  pending_review: ['Waits for a moderator', 'd-warn'],
  active: ['In the shop', 'd-ok'],
  sold_out: ['Sold out', 'd-warn'],
  inactive: ['Paused', ''],
  removed: ['Removed', 'd-bad'],
};

const crumb = { label: 'Listings', href: adminHref('products') };
const none = {
  head: 'No such listing',
  title: 'There is no listing with this id',
  why: 'The address may be mistyped.',
  back: 'Go to the listings',
};

function Facts({ product }: { product: ProductRecord }) {
  const admin = useAdmin();
  const { sellerId, owner } = product;
  const kind = hasPermission(admin, 'sellers.view') ? 'sellers' : hasPermission(admin, 'users.view') ? 'users' : null;
  const facts: Fact[] = [
    ['Listing id', <Code key="id">{product.listingId}</Code>],
    [
      'Maker',
      kind ? (
        <Link key="maker" className="d-link" href={adminHref(`${kind}/${sellerId}`)}>
          {owner}
        </Link>
      ) : (
        owner
      ),
    ],
    ...(product.ownerStanding === 'active'
      ? []
      : [['Maker stands', <AccountStatusPill key="stands" accountStatus={product.ownerStanding} />] as Fact]),
    [
      'Shop',
      <Link key="shop" className="d-link" href={hrefTo('shop', { slug: product.shopSlug })}>
        {product.shopName}
      </Link>,
    ],
    ['Category', product.categoryName],
    ['Begun', formatDay(new Date(product.createdAt))],
    ['Last changed', timeWords(product.updatedAt)],
  ];
  const { lowestCents: low, highestCents: high } = product;
  const sums: Fact[] = [
    ['Price', low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`],
    ['In stock', String(product.stock)],
    ['Being paid for', String(product.held)],
    ['Sold', String(product.sold)],
    ['Stars', product.ratingCount === 0 ? 'none yet' : `${product.ratingMean}, ${product.ratingCount} reviews`],
  ];
  return <RecordFacts facts={facts} sums={sums} />;
}

/** [UX-96] One listing: facts left, what happened in the middle, acts at the right. */
export function ProductPage({ listingId }: { listingId: string }) {
  const { data: product, error, refetch } = useCall('office.getProduct', { listingId }, { staleTime: 0 });
  if (!product)
    return <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title="Listing" none={none} />;
  const [words, mark] = product.isHidden ? ['Hidden', 'd-bad'] : stateWords[product.state];
  return (
    <main id="main" className="d-main">
      <div className="d-phead">
        <div style={{ marginBottom: 20 }}>
          <Thumb picture={product.pictures[0]} size={56} />
        </div>
        <DeskHead
          title={product.title}
          crumb={crumb}
          sub={
            <>
              {product.shopName} · <span className={`d-pill ${mark}`}>{words}</span>
            </>
          }
        />
      </div>
      <div className="d-rec3">
        <Facts product={product} />
        <div>
          {product.reviewReason && (
            <p className="d-note d-note--warn" role="note" style={{ marginBottom: 20 }}>
              <span>
                <b>Its maker was asked:</b> {product.reviewReason}
              </span>
            </p>
          )}
          {product.description && (
            <details className="d-more1">
              <summary>What buyers read</summary>
              <p className="d-t2" style={{ whiteSpace: 'pre-line', marginBottom: 16 }}>
                {product.description}
              </p>
            </details>
          )}
          <Timeline moments={product.timeline} href={adminHref(`products/${listingId}`)} />
        </div>
        <ProductActs product={product} />
      </div>
    </main>
  );
}
