import { useLocation } from '#web/platform/router/navigation.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { OrderPart } from './order-part.tsx';
import { SectionsPart } from './sections-part.tsx';
import '#web/ui/desk/desk-filters.css';
import '../shipping/shipping.css';
import '../seller-listings.css';
import * as listTexts from '../texts/list-texts.ts';
import * as texts from './section-texts.ts';

/** [DASH-02] How the shop is divided, and which pieces buyers see first. */
export function SectionsPage() {
  const isOrder = new URLSearchParams(useLocation().search).get('view') === 'order';
  const href = sellerHref('sections');
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.title}
        crumb={{ label: listTexts.listings, href: sellerHref('listings') }}
        sub={isOrder ? texts.orderSub : texts.sub}
      />
      <DeskTabs
        isSpaced
        tabs={[
          { label: texts.tabs.sections, href, isCurrent: !isOrder },
          { label: texts.tabs.order, href: `${href}?view=order`, isCurrent: isOrder },
        ]}
      />
      {isOrder ? <OrderPart /> : <SectionsPart />}
    </main>
  );
}
