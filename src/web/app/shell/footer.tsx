import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { Link } from '#web/ui/link.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { settings } from '#web/platform/settings.ts';
import { SupportAddress } from '#web/ui/support-address.tsx';
import { DeliveryNote } from './delivery-country.tsx';
import * as texts from './texts.tsx';
import './footer.css';

const FooterLists = lazyExtra(async () => (await import('./footer-lists.tsx')).FooterLists);

export function Footer() {
  const { marketplaceName, testMode } = settings();
  return (
    <footer className="foot">
      <div className="page-width">
        <div className="foot__grid">
          <div className="foot__lead">
            <Link className="wordmark" href={hrefTo('home')}>
              {marketplaceName}
            </Link>
            <p className="small">{texts.slogan(<SupportAddress />)}</p>
          </div>
          <Suspense fallback={<div className="foot__room" />}>
            <FooterLists />
          </Suspense>
        </div>
        <div className="foot__end">
          <DeliveryNote />
          <span>{testMode ? texts.testMode : ''}</span>
        </div>
      </div>
    </footer>
  );
}
