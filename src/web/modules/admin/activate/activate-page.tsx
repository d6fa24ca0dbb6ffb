import { PageTitle } from '#web/ui/page-title.tsx';
import { ActivateForm } from './activate-form.tsx';
import * as texts from './texts.ts';

/** /activate-admin: an invitation, or the first code of an installation, makes an administrator. */
export const ActivatePage = () => (
  <main id="main" className="page-width narrow page-bottom">
    <PageTitle title={texts.title} className="page-title" />
    <ActivateForm />
  </main>
);
