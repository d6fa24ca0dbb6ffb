import { localDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { Link } from '#web/ui/link.tsx';
import { sellerHref } from './seller-href.ts';
import * as texts from './application-texts.ts';
import '#web/ui/desk/desk-marks.css';

type Own = CallOutput<'shops.getApplication'>;

/** What a shop that is not open is told, and where that is changed. */
function sayingOf({ application, mayPublish }: Own): { text: string; action: string; isWarning: boolean } {
  if (application?.state === 'waiting')
    return { text: texts.waiting(localDay(application.appliedAt)), action: texts.bar.see, isWarning: false };
  if (application?.state === 'refused')
    return { text: texts.bar.refused(application.reason), action: texts.bar.again, isWarning: true };
  return { text: mayPublish ? texts.bar.atOnce : texts.bar.missing, action: texts.bar.apply, isWarning: !mayPublish };
}

/** [OFFICE-03] Above what a maker works on, while their shop is not open. */
export function ApplicationBar({ isHere = false }: { isHere?: boolean }) {
  const { data: own } = useCall('shops.getApplication');
  if (!own || own.isOpen) return null;
  const { text, action, isWarning } = sayingOf(own);
  return (
    <DeskNote isWarning={isWarning} icon={isWarning ? 'critical' : 'clock'}>
      {text}{' '}
      {!isHere && (
        <Link className="d-link" href={sellerHref('application')}>
          {action}
        </Link>
      )}
    </DeskNote>
  );
}
