import { useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PrivacyLetter } from '#domain/office/privacy/letters-contract.ts';
import { formatDay, localDate } from '#web/platform/languages/formats.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskDialog } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { EnterLetter } from './enter-letter.tsx';
import * as texts from './letter-texts.ts';
import * as process from './process-texts.ts';

const views = [
  ['open', texts.views.open],
  ['done', texts.views.done],
] as const;

const dayText = (day: string): string => formatDay(new Date(`${day}T12:00:00Z`));

const whoOf = ({ who, userId }: PrivacyLetter, isLinked: boolean) =>
  userId && isLinked ? (
    <Link className="d-link" href={`${adminHref('users')}/${userId}`}>
      {who}
    </Link>
  ) : (
    who
  );

const columnsFor = (
  maySeePeople: boolean,
  { isDone, onFinish }: { isDone: boolean; onFinish: ((letter: PrivacyLetter) => void) | null },
): DeskColumn<PrivacyLetter>[] => [
  { head: texts.heads.who, cell: (letter) => whoOf(letter, maySeePeople) },
  { head: texts.heads.kind, name: 'kind', cell: ({ kind }) => texts.kinds[kind] },
  { head: texts.heads.arrived, name: 'arrived', className: 'd-t2', cell: ({ arrivedOn }) => dayText(arrivedOn) },
  {
    head: texts.heads.due,
    cell: ({ dueOn, state }) => (
      <span className="d-two">
        {dayText(dueOn)}
        {state === 'overdue' && <Pill tone="warn">{texts.overdue}</Pill>}
      </span>
    ),
  },
  ...(isDone
    ? [
        {
          head: texts.heads.done,
          cell: ({ doneWith, doneAt }: PrivacyLetter) => (
            <span className="d-two">
              {doneWith}
              <small>{doneAt && localDate(doneAt)}</small>
            </span>
          ),
        },
      ]
    : []),
  ...(!isDone && onFinish
    ? [
        {
          head: texts.finish,
          isHeadHidden: true,
          cell: (letter: PrivacyLetter) => (
            <DeskButton isSmall aria-label={texts.finishOf(letter.who)} onClick={() => onFinish(letter)}>
              {texts.finish}
            </DeskButton>
          ),
        },
      ]
    : []),
];

function FinishLetter({ letter: { letterId, who }, onClose }: { letter: PrivacyLetter; onClose: () => void }) {
  const finish = sendsReason(useSend('office.finishPrivacyLetter'), (doneWith) => ({ letterId, doneWith }));
  const title = texts.finishOf(who);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <ReasonedActions
        title={title}
        label={texts.doneWith}
        placeholder={texts.example}
        most={500}
        actions={[{ label: texts.save, done: texts.finished, call: finish }]}
        onDone={() => {
          refresh('office.listPrivacyLetters', 'office.getDashboard', 'admin.listActs');
          onClose();
        }}
      >
        {texts.finishNote}
      </ReasonedActions>
      <p className="d-sec">
        <DeskButton onClick={onClose}>{process.close}</DeskButton>
      </p>
    </DeskDialog>
  );
}

/** [OFFICE-01, SUP-02] Requests that came by letter or mail, with the month that each has. */
export function Letters() {
  const admin = useAdmin();
  const mayProcess = hasPermission(admin, 'gdpr.process');
  const view = useView('letters', views);
  const [isEntering, setEntering] = useState(false);
  const [finishing, setFinishing] = useState<PrivacyLetter | null>(null);
  const [emptyTitle, emptyText] = texts.noLetter[view];
  const address = useTableAddress({ by: '', direction: 'desc' }, 'letters', ['letters']);
  const q = address.params.get('q') ?? '';
  const filter = { view, ...(q && { q }) };
  const shown = { isDone: view === 'done', onFinish: mayProcess ? setFinishing : null };
  const columns = columnsFor(hasPermission(admin, 'users.view'), shown);
  return (
    <section className="d-sec" id="letters">
      <DeskSection title={texts.title} note={texts.note} />
      <ViewTabs
        list="admin.letters"
        address={address}
        label={texts.title}
        tabs={views.map(([each, label]) => ({
          label,
          href: address.hrefWith({ letters: each === 'open' ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools
        address={address}
        label={texts.title}
        search={{ label: texts.find, hint: texts.findHint }}
        columns={columns}
        exported={{ name: 'exportPrivacyLetters', input: filter }}
      />
      <PagedList<'office.listPrivacyLetters', PrivacyLetter>
        key={JSON.stringify(filter)}
        name="office.listPrivacyLetters"
        input={{ ...filter, limit: 25 }}
        what={texts.letters}
        columns={columns}
        address={address}
        keyOf={({ letterId }) => letterId}
        empty={<DeskEmpty title={emptyTitle ?? ''}>{emptyText}</DeskEmpty>}
      />
      {mayProcess && (
        <p className="d-after">
          <DeskButton onClick={() => setEntering(true)}>{texts.enter}</DeskButton>
        </p>
      )}
      {isEntering && <EnterLetter onClose={() => setEntering(false)} />}
      {finishing && <FinishLetter letter={finishing} onClose={() => setFinishing(null)} />}
    </section>
  );
}
