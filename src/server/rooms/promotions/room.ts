import type { Room } from '../../platform/calls/room.ts';
import { createPromotion, listPromotions, stopPromotion } from './calls.ts';

export const promotions: Room = { name: 'promotions', calls: { listPromotions, createPromotion, stopPromotion } };
