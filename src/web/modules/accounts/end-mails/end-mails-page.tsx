import { hrefTo } from '#domain/addresses.ts';
import { endedMailsText } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './texts.ts';

/** [UX-70] Ends the mails of one kind with one press. */
export function EndMailsPage() {
  const token = useQueryParams().get('token') ?? '';
  const end = useSend('accounts.endNotificationMails');
  const isInvalid = token === '' || (end.problem && end.problem.status !== 0);
  const settings = { label: texts.settings, href: hrefTo('notifications') };
  return (
    <main id="main" className="page-width page-section">
      <PageTitle title={texts.title} className="page-title" />
      <div role="status">
        {end.answer && (
          <EmptyState draw="needle" title={texts.ended(say(endedMailsText(end.answer.kind)))} action={settings}>
            {texts.again}
          </EmptyState>
        )}
        {isInvalid && (
          <EmptyState draw="needle" title={texts.notWhole} action={settings}>
            {texts.inSettings}
          </EmptyState>
        )}
      </div>
      {!end.answer && !isInvalid && (
        <>
          <p className="lead-text">{texts.what}</p>
          <ErrorBox text={end.problem?.message} />
          <Button kind="primary" isBusy={end.isSending} onClick={() => !end.isSending && end.send({ token })}>
            {texts.end}
          </Button>
        </>
      )}
    </main>
  );
}
