import { type FormEvent, type ReactNode, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { MAX_ANSWER_LENGTH, type OwnTicket } from '#domain/support/tickets/model.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { clockTime } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useSession, useSwitchedOff } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { day } from '#web/ui/day.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { AttachmentPicker, Attachments, type NewFile } from '../attachments.tsx';
import * as texts from './own-texts.ts';
import { ticketTitle } from './ticket-title.ts';
import './own-tickets.css';

/** What the link of a mail carries beside the number. */
type Key = { key?: string };

function ReplyForm({ number, access }: { number: string; access: Key }) {
  const [message, setMessage] = useState('');
  const isWithoutFiles = useSwitchedOff('ticket-files');
  const [isMissing, setMissing] = useState(false);
  const [files, setFiles] = useState<readonly NewFile[]>([]);
  const reply = useSend('support.replyToTicket', 'support.getOwnTicket', 'support.listOwnTickets');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(message.trim() === '');
    if (message.trim() === '') return;
    reply.send(
      { number, ...access, message, attachments: [...files] },
      {
        onSuccess: () => {
          setMessage('');
          setFiles([]);
          showToast(texts.sent, { type: 'success' });
        },
      },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorBox text={reply.problem?.message ?? null} />
      <AreaField
        label={texts.reply}
        rows={5}
        maxLength={MAX_ANSWER_LENGTH}
        required
        value={message}
        error={isMissing ? texts.replyMissing : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      {!isWithoutFiles && <AttachmentPicker files={files} onChange={setFiles} />}
      <Button kind="primary" type="submit" className="form-button" isBusy={reply.isSending}>
        {reply.isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

interface EntryProps {
  who: string;
  at: string;
  body: string;
  isAnswer: boolean;
  children: ReactNode;
}

function Entry({ who, at, body, isAnswer, children }: EntryProps) {
  return (
    <li className={isAnswer ? 'is-answer' : ''}>
      <p>
        {who} ·{' '}
        <time dateTime={at}>
          {day(at)}, {clockTime(at)}
        </time>
      </p>
      <p className="own-ticket__body" dir="auto">
        {body}
      </p>
      {children}
    </li>
  );
}

function TicketView({ ticket, access }: { ticket: OwnTicket; access: Key }) {
  const { number, state, at, message, entries, attachments, mergedInto, mergedKey } = ticket;
  const query = access.key ? `?key=${access.key}` : '';
  const filesOf = (entryId: string) => (
    <Attachments
      attachments={attachments}
      entryId={entryId}
      hrefOf={(id) => `/api/support/tickets/${number}/attachments/${id}${query}`}
    />
  );
  return (
    <>
      <PageTitle title={ticketTitle(ticket)} className="page-title" />
      <p className="muted">
        {texts.title(number)} · <b>{texts.states[state]}</b>
      </p>
      {!mergedInto && <p role="status">{texts.waits[state]}</p>}
      <ul className="own-ticket__entries">
        <Entry who={texts.you} at={at} body={message} isAnswer={false}>
          {filesOf('')}
        </Entry>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            who={entry.kind === 'answer' ? texts.support(entry.authorName) : texts.you}
            at={entry.at}
            body={entry.body}
            isAnswer={entry.kind === 'answer'}
          >
            {filesOf(entry.id)}
          </Entry>
        ))}
      </ul>
      {mergedInto ? (
        <p>
          {texts.mergedBefore}{' '}
          <Link
            className="link"
            href={`${hrefTo('ticket', { number: mergedInto })}${mergedKey ? `?key=${mergedKey}` : ''}`}
          >
            {mergedInto}
          </Link>
        </p>
      ) : (
        <ReplyForm number={number} access={access} />
      )}
    </>
  );
}

/** [SUP-01, SUP-04] One ticket with its answers, for the account that wrote it or whoever has the link of its mail. */
export function OwnTicketPage() {
  const { number = '' } = useParams();
  const session = useSession();
  const key = useQueryParams().get('key');
  const access: Key = key ? { key } : {};
  const { data, error, refetch } = useCall('support.getOwnTicket', { number, ...access }, { staleTime: 0 });
  const isGone = error?.status === 404 || error?.status === 400;
  const signInAction = { label: texts.signIn, onClick: () => openSignIn('signin') };
  return (
    <main id="main" className="page-width">
      <Breadcrumbs
        items={[
          { name: texts.home, href: hrefTo('home') },
          { name: texts.help, href: hrefTo('supportCenter') },
          { name: number, href: hrefTo('ticket', { number }) },
        ]}
      />
      <div className="own-ticket">
        {data && <TicketView key={number} ticket={data} access={access} />}
        {!data && !isGone && <Pending what={texts.yourTicket} height={320} error={error} retry={refetch} />}
        {!data && isGone && (
          <EmptyState
            isPage
            draw="needle"
            title={texts.notFound}
            action={session ? { label: texts.allOfThem, href: hrefTo('support') } : signInAction}
            also={{ label: texts.write, href: hrefTo('supportCenter') }}
          >
            {texts.notFoundText}
          </EmptyState>
        )}
      </div>
    </main>
  );
}
