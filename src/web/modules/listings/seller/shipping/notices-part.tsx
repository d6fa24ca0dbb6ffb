import { useState } from 'react';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { day } from '#web/ui/day.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { type Notice, NoticeDialog, type NoticeDraft } from './notice-dialog.tsx';
import * as texts from './notice-texts.ts';

const draftOf = ({ noticeId: _id, began: _began, ...draft }: Notice): NoticeDraft => draft;
const empty = (selling: NoticeDraft['selling']): NoticeDraft => ({
  ...{ firstDay: '', lastDay: '', notice: '', selling, autoreply: '' },
});

interface RowProps {
  notice: Notice;
  onEdit: () => void;
  onEnd: () => void;
}

function NoticeRow({ notice, onEdit, onEnd }: RowProps) {
  const { began, firstDay, lastDay, selling } = notice;
  return (
    <div className="d-frame d-pad d-notice-row">
      <div>
        <b>{texts.days(day(firstDay), day(lastDay))}</b>
        <span className="d-t2"> · {began ? texts.states.began : texts.states.planned}</span>
        {selling && <p className="d-small">{texts.sellings[selling]}</p>}
        {notice.notice && <p>{notice.notice}</p>}
      </div>
      <span className="d-acts">
        <DeskButton kind="soft" isSmall isAlwaysShown onClick={onEdit}>
          {texts.edit}
        </DeskButton>
        <DeskButton kind="soft" isSmall isAlwaysShown onClick={onEnd}>
          {began ? texts.end : texts.remove}
        </DeskButton>
      </span>
    </div>
  );
}

interface Editing {
  draft: NoticeDraft;
  noticeId: string | null;
}

/** [DASH-04] The vacation of the shop and what it tells its buyers: planned, changed, ended. */
export function NoticesPart() {
  const call = useCall('shops.getCalendar');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [ending, setEnding] = useState<Notice | null>(null);
  const remove = useSend('shops.removeNotice', 'shops.getCalendar');
  if (!call.data)
    return (
      <NotYet call={call} what={texts.what} safe={texts.safe} loading={texts.loading} skeleton={{ height: 240 }} />
    );
  const { notices, timeZone } = call.data;
  const end = ({ noticeId, selling }: Notice): void =>
    remove.send(
      { noticeId },
      {
        onSuccess: () => showToast(selling ? texts.isBack : texts.isRemoved, { type: 'success' }),
        onError: (problem) => showToast(problem.message, { type: 'error' }),
      },
    );
  const row = (notice: Notice) => (
    <NoticeRow
      key={notice.noticeId}
      notice={notice}
      onEdit={() => setEditing({ draft: draftOf(notice), noticeId: notice.noticeId })}
      onEnd={() => (notice.selling && notice.began ? setEnding(notice) : end(notice))}
    />
  );
  const plan = (selling: NoticeDraft['selling'], label: string) => (
    <DeskButton
      kind={selling ? 'primary' : 'secondary'}
      isAlwaysShown
      onClick={() => setEditing({ draft: empty(selling), noticeId: null })}
    >
      {label}
    </DeskButton>
  );
  const vacation = notices.find(({ selling }) => selling);
  return (
    <div className="d-shipnotices">
      <DeskSection title={texts.vacation} />
      {vacation ? (
        row(vacation)
      ) : (
        <DeskEmpty title={texts.noVacation} actions={plan('later', texts.planVacation)}>
          {texts.noVacationWhy}
        </DeskEmpty>
      )}
      <DeskSection title={texts.notices} />
      <p className="d-hint">{texts.noNotice}</p>
      {notices.filter(({ selling }) => !selling).map(row)}
      <p className="d-acts d-shipacts">{plan(null, texts.planNotice)}</p>
      {editing && <NoticeDialog {...editing} city={cityOfZone(timeZone, language)} onClose={() => setEditing(null)} />}
      {ending && (
        <ConfirmDialog
          title={texts.endVacation}
          message={texts.endVacationWhy}
          confirmText={texts.end}
          onConfirm={() => {
            setEnding(null);
            end(ending);
          }}
          onCancel={() => setEnding(null)}
        />
      )}
    </div>
  );
}
