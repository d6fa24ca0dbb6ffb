import type { PromotionStage } from './lifecycle.ts';

export interface PromotionEvents {
  /** A code has begun, ends soon, or has ended, by its own time. */
  'promotions.stage-reached': { sellerId: string; code: string; stage: PromotionStage; endsAt: string | null };
}
