import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useEffect, useState } from 'react';
import type { OrderState } from '#domain/orders/model.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useLive } from '#web/platform/live.ts';
import { useCall } from '#web/platform/use-call.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Field, SelectField } from '#web/ui/fields/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { OrderRow } from './order-row.tsx';
import { ToReview } from './to-review.tsx';
import { ownOrdersLive } from './own-orders-live.ts';
import * as texts from './texts/orders-texts.tsx';
import { orderStateTexts } from './texts/state-texts.ts';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import './orders-page.css';

interface Wanted {
  q: string;
  state: OrderState | '';
  year: string;
}

/** An order that nobody has paid is in no list. */
const states = (Object.keys(orderTransitions) as OrderState[]).filter((state) => state !== 'pending_payment');

function useWanted(): Wanted {
  const query = useQueryParams();
  const state = states.find((each) => each === query.get('state')) ?? '';
  const [year = ''] = /^20\d\d$/.exec(query.get('year') ?? '') ?? [];
  return { q: query.get('q') ?? '', state, year };
}

function look(wanted: Wanted): void {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
  go(`${hrefTo('orders')}${query.size > 0 ? `?${query}` : ''}`, { stay: true, replace: true });
}

/** [UX-62] By words, by state, by year; what is looked for stands in the address. */
function Finder({ wanted, years }: { wanted: Wanted; years: number[] }) {
  const [q, setQ] = useState(wanted.q);
  useEffect(() => setQ(wanted.q), [wanted.q]);
  const shownYears = new Set([...years, ...(wanted.year ? [Number(wanted.year)] : [])]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look({ ...wanted, q: q.trim() });
  };
  return (
    <form className="finder" role="search" aria-label={texts.finderLabel} onSubmit={submit}>
      <Field
        label={texts.searchPlaceholder}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onBlur={() => q.trim() !== wanted.q && look({ ...wanted, q: q.trim() })}
      />
      <SelectField
        label={texts.status}
        options={[['', texts.everyStatus], ...states.map((state) => [state, orderStateTexts[state]] as const)]}
        value={wanted.state}
        onChoose={(state) => look({ ...wanted, state })}
      />
      <SelectField
        label={texts.year}
        options={[['', texts.allYears], ...[...shownYears].map((year) => [String(year), String(year)] as const)]}
        value={wanted.year}
        onChoose={(year) => look({ ...wanted, year })}
      />
      <Button type="submit">{texts.find}</Button>
    </form>
  );
}

/** [ORD-02, UX-62] What one bought, newest first. What waits for a review is read with it, so that nothing moves later. */
export function OrdersPage() {
  useLive(ownOrdersLive);
  const wanted = useWanted();
  const isNarrow = Object.values(wanted).some(Boolean);
  const pages = usePages('orders.listOrders', {
    limit: 20,
    q: wanted.q || undefined,
    state: wanted.state || undefined,
    year: wanted.year ? Number(wanted.year) : undefined,
  });
  const { data, error, refetch, hasNextPage } = pages;
  const toReview = useCall('reviews.listToReview');
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  const years = data?.pages[0]?.years ?? [];
  // Waited for once, and not at all where it cannot be asked for.
  const isReading = !data || (toReview.isLoading && toReview.failureCount === 0);
  const content = () => {
    if (!data && error) return <FailedState what={texts.yourOrders} problem={error} retry={() => void refetch()} />;
    if (isReading)
      return (
        <div role="status" aria-label={texts.loading}>
          {[1, 2, 3].map((index) => (
            <Skeleton key={index} height={112} className="orders-page__skeleton" />
          ))}
        </div>
      );
    if (years.length === 0)
      return (
        <EmptyState
          draw="parcel"
          title={texts.none}
          action={{ label: texts.newest, href: `${hrefTo('search')}?sort=newest` }}
          also={{ label: texts.asGuest, href: hrefTo('track') }}
        >
          {texts.staysHere}
        </EmptyState>
      );
    return (
      <>
        {!isNarrow && toReview.data && <ToReview {...toReview.data} />}
        <Finder wanted={wanted} years={years} />
        <p className="visually-hidden" role="status">
          {rows.length === 0 ? texts.noneFits : texts.shown(rows.length)}
        </p>
        {rows.length === 0 && (
          <p className="soft-text">
            {texts.noneFits}.{' '}
            <Link className="link" href={hrefTo('orders')}>
              {texts.showAll}
            </Link>
          </p>
        )}
        <ul>
          {rows.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <main id="main" className="page-width narrow page-bottom--short">
      <PageTitle title={texts.yourOrders} className="page-title" />
      {content()}
      {hasNextPage && !isReading && (
        <div className="more-button">
          <MoreButton pages={pages}>{texts.loadMore}</MoreButton>
        </div>
      )}
    </main>
  );
}
