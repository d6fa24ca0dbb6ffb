import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { countCharacters } from '#domain/core/counted.ts';
import { checkContent } from '#domain/messages/content/check-content.ts';
import { COUNT_FROM, MAX_CONTENT } from '#domain/messages/limits.ts';
import { unfilledField } from '#domain/messages/template-fields.ts';
import type { ConversationContext, Role } from '#domain/messages/model.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { showTyping } from '../conversations/typing.ts';
import { useWait } from '../outbox/waits.ts';
import * as texts from '../texts/composer-texts.ts';
import { AttachButton, AttachedPictures } from './attachments.tsx';
import { type Draft, emptyDraft, readDraft, saveDraft } from './drafts.ts';
import { setEnterSends, useEnterSends } from './enter-sends.ts';
import { SavedReplies } from './saved-replies.tsx';
import { type Attachments, useAttachments } from './use-attachments.ts';
import './composer.css';

/** The keys of a phone cover the foot of the window: what they take is told to the sheets, so that one sees what one types. */
function useKeyboardRoom(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const covered = Math.round(innerHeight - view.height - view.offsetTop);
      if (covered > 80 && view.scale === 1) style.setProperty('--keyboard', `${covered}px`);
      else style.removeProperty('--keyboard');
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    measure();
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}

interface Props {
  /** What the draft belongs to. */
  about: string;
  /** Null before the first message. */
  conversationId: string | null;
  name: string;
  role: Role;
  context: ConversationContext | null;
  onSend: (draft: Draft) => void;
  /** The first message is sent in the place: what is typed stays until it has arrived. */
  isBusy?: boolean;
  problem?: string;
}

/** What is typed, kept as a draft while it is typed. */
function useDraft(about: string) {
  const userId = useSession()?.userId ?? '';
  const [draft, setDraft] = useState(() => readDraft(userId, about));
  const [isStored, setStored] = useState(true);
  const change = (next: (now: Draft) => Draft): void =>
    setDraft((now) => {
      const then = next(now);
      setStored(saveDraft(userId, about, then));
      return then;
    });
  return { draft, change, isStored };
}

/** Why these words would be refused, in the browser already; empty words are simply not sent. */
function refusalOf(text: string): string | null {
  const checked = checkContent(text);
  return checked.ok ? null : sentenceOf(messageProblemTexts, checked.problem);
}

/** The row below the field, which keeps the focus: without it the bar of a phone comes back and a button moves away from under the finger. */
const ComposerActions = ({ attachments, children }: { attachments: Attachments; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only leaves the focus where it is
  <div className="composer__acts" onMouseDown={(event) => event.preventDefault()}>
    <AttachButton attachments={attachments} />
    {children}
  </div>
);

function SendingWays() {
  const enterSends = useEnterSends();
  return (
    <span className="composer__wide">
      <DeskMenu
        label={texts.sendingWays}
        icon="gear"
        opens="up"
        items={[
          { key: 'enter', label: texts.enterSends, isOn: enterSends, onChoose: () => setEnterSends(!enterSends) },
        ]}
      />
    </span>
  );
}

/** How long the text is near the end of what is allowed, and before that whether it is kept. */
function ComposerNote({ length, isEmpty, isStored }: { length: number; isEmpty: boolean; isStored: boolean }) {
  if (length >= COUNT_FROM)
    return (
      <span className={`composer__note ${length > MAX_CONTENT ? 'composer__note--over' : ''}`} role="status">
        {texts.counter(length, MAX_CONTENT)}
      </span>
    );
  if (isEmpty) return null;
  return <span className="composer__note composer__wide">{isStored ? texts.draftStored : texts.draftNotStored}</span>;
}

/** [UX-82] Where one writes: a draft that stays, a counter near the end, pictures, saved replies for makers. */
export function Composer({ about, conversationId, name, role, context, onSend, isBusy = false, problem }: Props) {
  const { draft, change, isStored } = useDraft(about);
  const [refusal, setRefusal] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const enterSends = useEnterSends();
  const wait = useWait(conversationId ?? '');
  const attachments = useAttachments(
    (pictures) => change((now) => ({ ...now, pictures: pictures(now.pictures) })),
    draft.pictures,
  );
  useKeyboardRoom();
  useEffect(() => setRefusal(null), [draft.text]);
  const length = countCharacters(draft.text);
  const isEmpty = draft.text.trim() === '';

  const submit = (): void => {
    if (isEmpty || isBusy || wait) return;
    if (attachments.uploads.length > 0) return setRefusal(texts.waitsForPictures);
    const field = role === 'seller' ? unfilledField(draft.text) : null;
    const refused = field ? texts.unfilled(field) : refusalOf(draft.text);
    if (refused) return setRefusal(refused);
    onSend(draft);
    // The first message of a conversation stays until it has arrived.
    if (conversationId) change(() => emptyDraft);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return area.current?.blur();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSendKey = event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey);
    if (!isSendKey) return;
    event.preventDefault();
    submit();
  };
  const put = (phrase: string): void => {
    change((now) => ({ ...now, text: now.text.trim() ? `${now.text.trimEnd()}\n${phrase}` : phrase }));
    area.current?.focus();
  };
  const wrong = problem ?? refusal ?? attachments.problem;
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="composer__box">
        <textarea
          ref={area}
          rows={2}
          dir="auto"
          value={draft.text}
          aria-label={texts.messageTo(name)}
          placeholder={texts.placeholder}
          aria-invalid={length > MAX_CONTENT || undefined}
          onKeyDown={onKeyDown}
          onPaste={(event) => event.clipboardData.files.length > 0 && attachments.add(event.clipboardData.files)}
          onChange={({ target: { value } }) => {
            change((now) => ({ ...now, text: value }));
            if (conversationId && value.trim()) showTyping(conversationId);
          }}
        />
        <AttachedPictures attachments={attachments} pictures={draft.pictures} />
        <ComposerActions attachments={attachments}>
          {role === 'seller' && <SavedReplies name={name} context={context} onChoose={put} />}
          <SendingWays />
          <span className="d-spacer" />
          <ComposerNote length={length} isEmpty={isEmpty} isStored={isStored} />
          <DeskButton
            kind="primary"
            isSmall
            icon="send"
            type="submit"
            isBusy={isBusy}
            disabled={isEmpty || length > MAX_CONTENT || wait !== null}
          >
            {texts.send}
          </DeskButton>
        </ComposerActions>
      </div>
      {wait && (
        <p className="composer__problem d-small d-t2" role="status">
          {wait}
        </p>
      )}
      {wrong && (
        <div className="composer__problem">
          <DeskError role="alert">{wrong}</DeskError>
        </div>
      )}
    </form>
  );
}
