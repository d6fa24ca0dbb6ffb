import { lazy, Suspense } from 'react';
import { useLive } from '#web/platform/live.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useParams } from '#web/platform/router/params.ts';
import { refresh } from '#web/platform/use-call.ts';
import { DeskFrame } from './desk-frame.tsx';
import '#web/ui/desk/desk.css';
import { deskHref } from '#web/rooms/shops/seller/desk-href.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { formatMoney } from '#domain/core/money.ts';
import { OverviewPage } from '#web/rooms/orders/seller/overview-page.tsx';

const OrdersDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/orders/seller/orders-desk-page.tsx')).OrdersDeskPage,
}));
const OrderDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/orders/seller/order-desk-page.tsx')).OrderDeskPage,
}));
const ListingsDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/listings/seller/listings-desk-page.tsx')).ListingsDeskPage,
}));
const ListingFormPage = lazy(async () => ({
  default: (await import('#web/rooms/listings/seller/listing-form-page.tsx')).ListingFormPage,
}));
const AlertsDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/alerts/seller/alerts-desk-page.tsx')).AlertsDeskPage,
}));
const ReviewsDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/reviews/seller/reviews-desk-page.tsx')).ReviewsDeskPage,
}));
const QuestionsDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/reviews/seller/questions-desk-page.tsx')).QuestionsDeskPage,
}));
const ShopDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/shops/seller/shop-desk-page.tsx')).ShopDeskPage,
}));
const PromotionsDeskPage = lazy(async () => ({
  default: (await import('#web/rooms/promotions/seller/promotions-desk-page.tsx')).PromotionsDeskPage,
}));
const DeskPlacePage = lazy(async () => ({ default: (await import('./desk-place-page.tsx')).DeskPlacePage }));

/** The section of the menu that an address belongs to, and its screen. */
function screenOf(rest: string): { current: string; element: React.ReactNode } {
  const [first = '', second, third] = rest.split('/');
  if (first === '') return { current: '', element: <OverviewPage /> };
  if (first === 'orders' && !second) return { current: 'orders', element: <OrdersDeskPage /> };
  if (first === 'orders' && !third)
    return { current: 'orders', element: <OrderDeskPage key={second} orderId={decodeURIComponent(second ?? '')} /> };
  if (first === 'listings' && !second) return { current: 'listings', element: <ListingsDeskPage /> };
  if (first === 'add-listing' && !second) return { current: 'listings', element: <ListingFormPage /> };
  if (first === 'alerts' && !second) return { current: 'alerts', element: <AlertsDeskPage /> };
  if (first === 'reviews' && !second) return { current: 'reviews', element: <ReviewsDeskPage /> };
  if (first === 'reviews' && second === 'questions') return { current: 'reviews', element: <QuestionsDeskPage /> };
  if (first === 'shop' && !second) return { current: 'shop', element: <ShopDeskPage /> };
  if (first === 'promotions' && !second) return { current: 'promotions', element: <PromotionsDeskPage /> };
  return { current: first, element: <DeskPlacePage rest={rest} /> };
}

/** [SHELL-09] The seller dashboard. What happens in the shop arrives by itself, wherever one is. */
export function DashboardPage() {
  const { rest = '' } = useParams();
  useLive({
    'orders.placed': ({ number, totalCents, orderId }) => {
      refresh('orders.getOverview', 'orders.listShopOrders');
      showToast(`New order ${number}, ${formatMoney(totalCents)}`, {
        type: 'success',
        act: { label: 'Open it', onClick: () => go(deskHref(`orders/${orderId}`)) },
      });
    },
    'orders.moved': () => refresh('orders.getOverview', 'orders.listShopOrders', 'orders.getShopOrder'),
    'reviews.published': () => refresh('reviews.listOwnReviews'),
    'reviews.asked': () => refresh('reviews.listOwnQuestions'),
    'alerts.raised': () => refresh('alerts.getUnreadCount', 'alerts.listAlerts'),
  });
  const { current, element } = screenOf(rest);
  return (
    <DeskFrame current={current}>
      <Suspense
        fallback={
          <main id="main" className="d-main" aria-busy="true">
            <i className="d-skeleton" style={{ width: 240, height: 30 }} />
          </main>
        }
      >
        {element}
      </Suspense>
    </DeskFrame>
  );
}
