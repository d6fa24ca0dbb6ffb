import type { Way } from '../listings/delivery/ways.ts';

/** [DASH-04] Whether an order is collected at the workshop. */
export const isCollected = ({ deliveryId }: { deliveryId: Way }): boolean => deliveryId === 'pickup';

/** Where it is collected: the address after the name of its way; empty where the order does not say. */
export const collectedAt = ({ deliveryId, deliveryName }: { deliveryId: Way; deliveryName: string }): string =>
  isCollected({ deliveryId }) ? deliveryName.replace(/^Pickup(: )?/, '') : '';
