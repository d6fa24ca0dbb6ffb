import { useQueryParams } from '#web/platform/router/navigation.ts';
import { ApplicationRecordPage } from '#web/modules/shops/admin/application-record-page.tsx';
import { ApplicationsPage } from '#web/modules/shops/admin/applications-page.tsx';
import { PeoplePage } from './people-page.tsx';
import type { PersonKind } from './person-kinds.ts';
import { PersonPage } from './person-page.tsx';

/** [OFFICE-01, OFFICE-03] Everybody, or those who sell; `/admin/sellers?view=applications` has those who want to. */
export function PeopleSection({ kind, id }: { kind: PersonKind; id: string }) {
  const showsApplications = useQueryParams().get('view') === 'applications';
  if (kind === 'sellers' && showsApplications)
    return id ? <ApplicationRecordPage key={id} sellerId={id} /> : <ApplicationsPage />;
  return id ? <PersonPage key={id} userId={id} kind={kind} /> : <PeoplePage key={kind} kind={kind} />;
}
