import type { ShopCard } from '#domain/shops/model.ts';
import { day } from '#web/ui/day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { vacation } from './shop-notice-texts.ts';
import '#web/ui/styles/notice.css';

/** [DASH-04] What a shop tells its buyers these days; on vacation also what it sells, and until when. */
export function ShopNotice({ shop: { notice } }: { shop: Pick<ShopCard, 'notice'> }) {
  if (!notice) return null;
  return (
    <p className="notice notice--info">
      <Icon name="info" size="s" />
      <span>
        {notice.selling && <b>{vacation[notice.selling](day(notice.lastDay))} </b>}
        {notice.notice}
      </span>
    </p>
  );
}
