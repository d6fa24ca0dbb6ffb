import type { PromotionStage } from './lifecycle.ts';

export interface PromotionEvents {
  /** A code or a sale has begun, ends soon, or has ended, by its own time. */
  'promotions.stage-reached': {
    sellerId: string;
    of: { code: string } | { saleId: string; percent: number | null; amountCents: number | null };
    stage: PromotionStage;
    endsAt: string | null;
    /** In whose days that end is said. */
    timeZone?: string;
  };
}
