import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PriceComparison } from './price-comparison.tsx';
import { PriceResult } from './price-result.tsx';
import { draftOf, readDraft } from './pricing-draft.ts';
import { PricingForm } from './pricing-form.tsx';
import { PricingList } from './pricing-list.tsx';
import * as texts from './pricing-texts.ts';
import './pricing.css';

type Pricing = CallOutput<'analytics.getPricing'>;

function Calculation({ pricing: { listing, comparable, feePercent, vatBasis } }: { pricing: Pricing }) {
  const [draft, setDraft] = useState(() => draftOf(listing));
  const [version, setVersion] = useState(listing.costs?.version ?? 0);
  const saving = useSend('analytics.savePricing', 'analytics.getPricing', 'analytics.listPricings');
  const { read, errors } = readDraft(draft);
  const shares = { feePercent, vatPercent: listing.vatPercent };
  const save = (): void => {
    if (!read) return;
    const input = { listingId: listing.listingId, version, ...read.costs };
    saving.send(input, {
      onSuccess: (answer) => {
        setVersion(answer.version);
        showToast(texts.saved, { type: 'success' });
      },
    });
  };
  return (
    <>
      <div className="d-pricing">
        <PricingForm
          draft={draft}
          errors={errors}
          priceCents={listing.priceCents}
          isSending={saving.isSending}
          problem={saving.problem?.message}
          onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
          onSave={save}
        />
        <PriceResult read={read} shares={shares} basis={vatBasis} />
      </div>
      <PriceComparison market={listing.market} comparable={comparable} read={read} shares={shares} />
    </>
  );
}

function OnePricing({ listingId }: { listingId: string }) {
  const call = useCall('analytics.getPricing', { listingId });
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={call.data?.listing.title ?? texts.title}
        crumb={{ label: texts.title, href: sellerHref('pricing') }}
      >
        {call.data && (
          <DeskButtonLink isAlwaysShown href={`${sellerHref('add-listing')}?edit=${encodeURIComponent(listingId)}`}>
            {texts.setPrice}
          </DeskButtonLink>
        )}
      </DeskHead>
      {call.data ? (
        <Calculation key={listingId} pricing={call.data} />
      ) : (
        <NotYet call={call} what={texts.costs} safe={texts.safe} skeleton={{ height: 420 }} />
      )}
    </main>
  );
}

/** [SHELL-09, DASH-04] What pieces cost, what their prices leave, and what comparable ones sell for; `?product=` opens one of them. */
export function PricingPage() {
  const listingId = useQueryParams().get('product');
  return listingId ? <OnePricing listingId={listingId} /> : <PricingList />;
}
