import { Suspense } from 'react';
import { useLive } from '#web/platform/live.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';
import { useParams } from '#web/platform/router/params.ts';
import { DeskWaiting } from '#web/ui/desk/desk-parts.tsx';
import { SellerFrame } from './seller-frame.tsx';
import { sellerModules, matchSellerScreen } from './seller-modules.ts';
import '#web/ui/desk/desk-tokens.css';
import '#web/ui/desk/desk.css';

const UnknownSectionPage = innerScreen(() => import('./unknown-section-page.tsx'), 'UnknownSectionPage');
const live = sellerModules.flatMap((module) => module.live ?? []);

/** [SHELL-09] The seller dashboard. What happens in the shop arrives by itself, wherever one is. */
export function DashboardPage() {
  const { rest = '' } = useParams();
  useLive(live);
  const match = matchSellerScreen(rest);
  const current = match ? (match.route.under ?? match.route.path) : (rest.split('/')[0] ?? '');
  return (
    <SellerFrame current={current}>
      <Suspense fallback={<DeskWaiting />}>
        {match ? match.route.render(match.params) : <UnknownSectionPage />}
      </Suspense>
    </SellerFrame>
  );
}
