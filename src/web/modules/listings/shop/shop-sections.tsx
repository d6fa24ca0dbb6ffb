import { hrefTo } from '#domain/addresses.ts';
import type { ShopPage } from '#domain/listings/contract.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from '../texts/shop-texts.ts';
import './shop-sections.css';

const MAX_SHOWN = 1000;
const counted = (count: number): string => (count > MAX_SHOWN ? `${formatNumber(MAX_SHOWN)}+` : formatNumber(count));

/** [DASH-02] The sections of a shop as tabs, each with its address and how many pieces are in it. */
export function ShopSections({ page: { shop, sections }, current }: { page: ShopPage; current: string }) {
  if (sections.length === 0) return null;
  const address = hrefTo('shop', { slug: shop.slug });
  const isKnown = sections.some(({ sectionId }) => sectionId === current);
  return (
    <nav className="shop-sections" aria-label={texts.sections}>
      <Link href={`${address}#pieces`} aria-current={isKnown ? undefined : 'page'}>
        {texts.all}
      </Link>
      {sections.map(({ sectionId, name, listings }) => (
        <Link
          key={sectionId}
          href={`${address}?section=${sectionId}#pieces`}
          aria-current={sectionId === current ? 'page' : undefined}
        >
          {name} <b>{counted(listings)}</b>
        </Link>
      ))}
    </nav>
  );
}
