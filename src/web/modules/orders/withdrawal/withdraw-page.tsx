import { useQueryParams } from '#web/platform/router/navigation.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';
import * as texts from './withdraw-texts.ts';
import './withdrawals.css';

/** [LAW-01] The withdrawal function, open to everybody: two steps, and what comes after them at the link of the acknowledgement. */
export function WithdrawPage() {
  const id = useQueryParams().get('id');
  return (
    <main id="main" className="page-width page-bottom">
      <PageTitle title={texts.title} className="page-title" />
      <div className="stack withdrawal-form">
        {id ? <WithdrawalStatus key={id} withdrawalId={id} /> : <WithdrawForm />}
      </div>
    </main>
  );
}
