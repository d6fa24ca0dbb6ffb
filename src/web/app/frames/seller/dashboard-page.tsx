import { lazy, Suspense } from 'react';
import { useLive } from '#web/platform/live.ts';
import { useParams } from '#web/platform/router/params.ts';
import '#web/ui/desk/desk.css';
import { DeskWaiting } from '#web/ui/desk/desk-parts.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { deskRooms, matchDesk } from './desk-rooms.ts';

const DeskPlacePage = lazy(async () => ({ default: (await import('./desk-place-page.tsx')).DeskPlacePage }));
const live = deskRooms.flatMap((room) => room.live ?? []);

/** [SHELL-09] The seller dashboard. What happens in the shop arrives by itself, wherever one is. */
export function DashboardPage() {
  const { rest = '' } = useParams();
  useLive(live);
  const found = matchDesk(rest);
  const current = found ? (found.route.under ?? found.route.path) : (rest.split('/')[0] ?? '');
  return (
    <DeskFrame current={current}>
      <Suspense fallback={<DeskWaiting />}>
        {found ? found.route.render(found.params) : <DeskPlacePage rest={rest} />}
      </Suspense>
    </DeskFrame>
  );
}
