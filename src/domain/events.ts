import type { AccountEvents } from './accounts/events.ts';
import type { AlertEvents } from './alerts/events.ts';
import type { CheckoutEvents } from './checkout/events.ts';
import type { ListingEvents } from './listings/events.ts';
import type { OfficeEvents } from './office/events.ts';
import type { OrderEvents } from './orders/events.ts';
import type { PaymentEvents } from './payments/events.ts';
import type { PromotionEvents } from './promotions/events.ts';
import type { RecoveryEvents } from './recovery/events.ts';
import type { ReviewEvents } from './reviews/events.ts';
import type { SearchEvents } from './search/events.ts';
import type { ShopEvents } from './shops/events.ts';

/** Everything that rooms may publish, by name. */
export interface Events
  extends
    AccountEvents,
    ShopEvents,
    ListingEvents,
    SearchEvents,
    PaymentEvents,
    OrderEvents,
    CheckoutEvents,
    ReviewEvents,
    PromotionEvents,
    RecoveryEvents,
    OfficeEvents,
    AlertEvents {}

export type EventName = keyof Events;
