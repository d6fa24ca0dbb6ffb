import { useCall } from '#web/platform/use-call.ts';

/** [ORD-04, UX-85] How many returns wait for their maker or their buyer. */
export function useOpenReturns() {
  const { data, error, refetch } = useCall('returns.listShopReturns', { which: 'open', limit: 1 });
  return { data: data?.openCount, error, refetch };
}
