import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { MailFigures, MailRow } from '#domain/office/mails-contract.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { useView } from '#web/rooms/admin/view-tabs.tsx';
import { MailKinds, mailsHref, Optouts } from './mail-figures.tsx';

const views = [
  ['all', 'All'],
  ['failing', 'Failing'],
  ['waiting', 'Waiting'],
  ['sent', 'Sent'],
] as const;
const marks: Record<MailRow['state'], string> = { sent: 'd-ok', waiting: '', failing: 'd-warn', 'given up': 'd-bad' };
const none: Record<(typeof views)[number][0], string> = {
  all: 'No mail yet',
  failing: 'No mail fails',
  waiting: 'No mail waits',
  sent: 'No mail was sent yet',
};

const isFailing = ({ state }: MailRow): boolean => state === 'failing' || state === 'given up';

function SendAgain({ mail }: { mail: MailRow }) {
  const resend = useSend('office.resendMail');
  const again = (): void =>
    resend.send(
      { key: mail.key },
      {
        onSuccess: () => {
          showToast('The mail is tried again at once.', { type: 'success' });
          refresh('office.listMails', 'office.getMailFigures', 'admin.listActs');
        },
        onError: (problem) => {
          showToast(problem.message, { type: 'error' });
          refresh('office.listMails');
        },
      },
    );
  return (
    <DeskButton isSmall disabled={resend.isSending} onClick={again}>
      Send again
    </DeskButton>
  );
}

const columnsFor = (maySend: boolean): DeskColumn<MailRow>[] => [
  { head: 'When', className: 'd-t2', cell: ({ at }) => timeWords(at) },
  { head: 'To', cell: ({ to }) => to },
  {
    head: 'About',
    style: { whiteSpace: 'normal' },
    cell: ({ subject, label }) => (
      <span className="d-two">
        {subject}
        <small>{label}</small>
      </span>
    ),
  },
  {
    head: 'State',
    cell: (mail) => (
      <span className="d-two">
        <span className={`d-pill ${marks[mail.state]}`}>{mail.state}</span>
        {isFailing(mail) && (
          <small>
            {mail.tries} tries{mail.nextAt ? `, next ${timeWords(mail.nextAt)}` : ''}
          </small>
        )}
      </span>
    ),
  },
  {
    head: 'Acts',
    cell: (mail) =>
      isFailing(mail) && maySend ? (
        <SendAgain mail={mail} />
      ) : (
        <span className="d-t3">{isFailing(mail) ? 'needs messages.send' : '–'}</span>
      ),
  },
];

const subOf = (data: MailFigures | undefined): string =>
  data && !data.hasServer
    ? 'No mail server is set, so mails are kept in the outbox and none is sent. SMTP_URL sets one.'
    : 'What the marketplace writes to people. Their words are for whom they were written to.';

/** [OFFICE-01, SHELL-08] `/admin/messaging`: mails by kind and state, those that fail, and who wants none. */
export function MailsPage() {
  const admin = useAdmin();
  const view = useView('view', views);
  const call = useCall('office.getMailFigures', undefined, { refetchInterval: 30_000 });
  const { data } = call;
  const kind = useQueryParams().get('kind') ?? '';
  const label = data?.kinds.find((each) => each.kind === kind)?.label ?? kind;
  return (
    <main id="main" className="d-main">
      <DeskHead title="Mails" sub={subOf(data)}>
        <DeskButtonLink isKept href={adminHref('house-messages')}>
          Messages of the house
        </DeskButtonLink>
      </DeskHead>
      {data ? (
        <div className="d-g2">
          <MailKinds kinds={data.kinds} days={data.days} />
          <Optouts optouts={data.optouts} />
        </div>
      ) : (
        <NotYet call={call} what="The figures" safe="Nothing was changed" skeleton={{ columns: 4 }} />
      )}
      <section className="d-sec">
        <DeskSection
          id="mails"
          title={kind ? label : 'One by one'}
          note={kind ? `Written in the last ${data?.days ?? 30} days` : 'Newest first, addresses masked'}
          {...(kind && { link: { label: 'Mails of every kind', href: mailsHref('', view) } })}
        />
        <DeskTabs
          isSpaced
          tabs={views.map(([each, words]) => ({ words, href: mailsHref(kind, each), isCurrent: each === view }))}
        />
        <PagedList<'office.listMails', MailRow>
          key={`${view} ${kind}`}
          name="office.listMails"
          input={{ view, kind: kind || undefined, limit: 25 }}
          what="mails"
          columns={columnsFor(hasPermission(admin, 'messages.send'))}
          keyOf={({ key }) => key}
          empty={
            <DeskEmpty title={none[view]}>
              A mail that cannot be sent is tried ten times, ever further apart; after that it waits for somebody here.
            </DeskEmpty>
          }
        />
      </section>
    </main>
  );
}
