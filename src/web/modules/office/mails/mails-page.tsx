import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { MailFigures, MailRow } from '#domain/office/mails/mails-contract.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { BulkButton } from '#web/modules/admin/lists/bulk-button.tsx';
import { chosenDirection } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { useBulk } from '#web/modules/admin/lists/use-bulk.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { type Bulk, PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { MailKinds, mailsHref, Optouts } from './mail-figures.tsx';
import * as texts from './texts.ts';

const views = [
  ['all', texts.views.all],
  ['failing', texts.views.failing],
  ['waiting', texts.views.waiting],
  ['sent', texts.views.sent],
] as const;
const marks: Record<MailRow['state'], Tone> = { sent: 'ok', waiting: '', failing: 'warn', 'given up': 'bad' };
/** The permission that sends a mail again. */
const SENDS = 'messages.send';

const isFailing = ({ state }: MailRow): boolean => state === 'failing' || state === 'given up';

function SendAgain({ mail }: { mail: MailRow }) {
  const resend = useSend('office.resendMail');
  const again = (): void =>
    resend.send(
      { key: mail.key },
      {
        onSuccess: () => {
          showToast(texts.triedAtOnce, { type: 'success' });
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
      {texts.sendAgain}
    </DeskButton>
  );
}

const columnsFor = (maySend: boolean): DeskColumn<MailRow>[] => [
  { head: texts.heads.when, sortBy: 'at', sortsDown: true, className: 'd-t2', cell: ({ at }) => timeText(at) },
  { head: texts.heads.to, name: 'to', cell: ({ to }) => to },
  {
    head: texts.heads.about,
    style: { whiteSpace: 'normal' },
    cell: ({ subject, kind }) => (
      <span className="d-two">
        {subject}
        <small>{texts.kindOf(kind)}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    cell: (mail) => (
      <span className="d-two">
        <Pill tone={marks[mail.state]}>{texts.states[mail.state]}</Pill>
        {isFailing(mail) && <small>{texts.tries(mail.tries, mail.nextAt ? timeText(mail.nextAt) : '')}</small>}
      </span>
    ),
  },
  {
    head: texts.heads.actions,
    cell: (mail) =>
      isFailing(mail) && maySend ? (
        <SendAgain mail={mail} />
      ) : (
        <span className="d-t3">{isFailing(mail) ? texts.needs(SENDS) : '–'}</span>
      ),
  },
];

function ResendBulk({ mails, onDone }: { mails: MailRow[]; onDone: () => void }) {
  const bulk = useBulk('office.listMails', 'office.getMailFigures', 'admin.listActs');
  const resend = (): void => {
    bulk.run({ items: mails, change: (send, { key }) => send('office.resendMail', { key }) });
    onDone();
  };
  return (
    <BulkButton
      label={texts.sendAgain}
      title={texts.resendTitle(mails.length)}
      message={texts.resendText}
      isBusy={bulk.isSending}
      onConfirm={resend}
    />
  );
}

/** [OFFICE-02] */
const bulk: Bulk<MailRow> = {
  nameOf: ({ to, subject }) => `${subject}, ${to}`,
  actions: (chosen, clear) => <ResendBulk mails={chosen} onDone={clear} />,
};

const subOf = (data: MailFigures | undefined): string =>
  data && !data.hasServer ? texts.sub.noServer : texts.sub.written;

/** [OFFICE-01, SHELL-08] `/admin/mails`: mails by kind and state, those that fail, and who wants none. */
export function MailsPage() {
  const admin = useAdmin();
  const address = useTableAddress({ by: 'at', direction: 'desc' });
  const view = useView('view', views);
  const q = address.params.get('q') ?? '';
  const maySend = hasPermission(admin, SENDS);
  const columns = columnsFor(maySend);
  const call = useCall('office.getMailFigures', undefined, { refetchInterval: 30_000 });
  const { data } = call;
  const kind = address.params.get('kind') ?? '';
  const filter = { view, ...(kind && { kind }), ...(q && { q }), ...chosenDirection(address) };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={subOf(data)}>
        <DeskButtonLink isAlwaysShown href={adminHref('messaging')}>
          {texts.ofHouse}
        </DeskButtonLink>
      </DeskHead>
      {data ? (
        <div className="d-g2">
          <MailKinds kinds={data.kinds} days={data.days} />
          <Optouts optouts={data.optouts} />
        </div>
      ) : (
        <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 4 }} />
      )}
      <section className="d-sec">
        <DeskSection
          id="mails"
          title={kind ? texts.kindOf(kind) : texts.oneByOne}
          note={kind ? texts.inDays(data?.days ?? 30) : texts.masked}
          {...(kind && { link: { label: texts.everyKind, href: mailsHref('', view) } })}
        />
        <ViewTabs
          list="admin.mails"
          address={address}
          tabs={views.map(([each, phrase]) => ({
            label: phrase,
            href: address.hrefWith({ view: each === 'all' ? '' : each }),
            isCurrent: each === view,
          }))}
        />
        <ListTools
          address={address}
          label={texts.search}
          search={{ label: texts.search, hint: texts.searchHint }}
          columns={columns}
          exported={{ name: 'exportMails', input: filter }}
        />
        <PagedList<'office.listMails', MailRow>
          key={JSON.stringify(filter)}
          name="office.listMails"
          input={{ ...filter, limit: 25 }}
          what={texts.mails}
          columns={columns}
          address={address}
          bulk={maySend && view === 'failing' ? bulk : undefined}
          keyOf={({ key }) => key}
          empty={<DeskEmpty title={texts.none[view]}>{texts.noneText}</DeskEmpty>}
        />
      </section>
    </main>
  );
}
