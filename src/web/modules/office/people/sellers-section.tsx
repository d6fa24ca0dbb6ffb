import { useQueryParams } from '#web/platform/router/navigation.ts';
import { ApplicationRecordPage } from '#web/modules/shops/admin/application-record-page.tsx';
import { ApplicationsPage } from '#web/modules/shops/admin/applications-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';

/** [OFFICE-01, OFFICE-03] `/admin/sellers`: those who sell, and with `?view=applications` those who want to. */
export function SellersSection({ id }: { id: string }) {
  const showsApplications = useQueryParams().get('view') === 'applications';
  if (showsApplications) return id ? <ApplicationRecordPage key={id} sellerId={id} /> : <ApplicationsPage />;
  return id ? <PersonPage key={id} userId={id} kind="sellers" /> : <PeoplePage key="sellers" kind="sellers" />;
}
