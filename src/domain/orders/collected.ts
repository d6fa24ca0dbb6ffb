/** [DASH-04] Whether an order is collected at the workshop: what stands in it as its way begins so, with the address after it. */
export const isCollected = ({ deliveryName }: { deliveryName: string }): boolean => /^Pickup(:|$)/.test(deliveryName);

/** Where it is collected; empty where the order does not say. */
export const collectedAt = ({ deliveryName }: { deliveryName: string }): string =>
  isCollected({ deliveryName }) ? deliveryName.slice('Pickup: '.length) : '';
