import type { ShopCard } from '#domain/shops/model.ts';
import { day } from '#web/ui/day.ts';
import { Notice } from '#web/ui/notices/notice.tsx';
import { vacation } from './shop-notice-texts.ts';

/** [DASH-04] What a shop tells its buyers these days; on vacation also what it sells, and until when. */
export function ShopNotice({ shop: { notice } }: { shop: Pick<ShopCard, 'notice'> }) {
  if (!notice) return null;
  return (
    <Notice isInfo>
      {notice.selling && <b>{vacation[notice.selling](day(notice.lastDay))} </b>}
      {notice.notice}
    </Notice>
  );
}
