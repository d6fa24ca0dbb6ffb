import { type FormEvent, useState } from 'react';
import { type Announcement, announcementSchema, type Audience } from '#domain/messages/admin-model.ts';
import { checkContent } from '#domain/messages/content/check-content.ts';
import { MAX_CONTENT } from '#domain/messages/limits.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import * as texts from '../texts/broadcast-texts.ts';
import { type Chosen, PeopleChoice } from './people-choice.tsx';
import { BroadcastPreview, BroadcastTimes, isoOf, noTimes } from './broadcast-times.tsx';
import { useSystemMessage } from './use-system-message.ts';

const parts = ['everybody', 'makers', 'buyers', 'people'] as const;
type Part = (typeof parts)[number];
const announcements = ['nothing', ...announcementSchema.options] as const;
const PAUSE_MS = 300;

const audienceOf = (part: Part, people: readonly Chosen[]): Audience =>
  part === 'people' ? { kind: 'people', userIds: people.map(({ userId }) => userId) } : { kind: 'filter', part };

/** How many it would go to; asked once the choice rests. */
function useCount(audience: Audience, isEnough: boolean): number | null {
  const requested = useDebounced(JSON.stringify(audience), PAUSE_MS);
  const { data } = useCall(
    'messages.countReceivers',
    { audience: JSON.parse(requested) as Audience },
    { enabled: isEnough && requested === JSON.stringify(audience), staleTime: 10_000 },
  );
  return isEnough ? (data?.total ?? null) : 0;
}

const problemOf = (text: string): string | null => {
  if (text.trim() === '') return null;
  const checked = checkContent(text);
  return checked.ok ? null : sentenceOf(messageProblemTexts, checked.problem);
};

interface DraftProps {
  system: ReturnType<typeof useSystemMessage>;
  onSent: () => void;
}

/** How far a message of the system came, and why it stopped. */
const SystemMessage = ({ system, total }: { system: DraftProps['system']; total: number | null }) => (
  <>
    {system.problem && <DeskError role="alert">{system.problem}</DeskError>}
    {system.isRunning && (
      <ProgressLine
        label={texts.progress(system.progress?.sent ?? 0, system.progress?.total ?? total ?? 0)}
        value={system.progress?.sent ?? 0}
        max={system.progress?.total ?? 0}
      />
    )}
  </>
);

interface MessageFieldsProps {
  english: string;
  german: string;
  onEnglish: (text: string) => void;
  onGerman: (text: string) => void;
}

const MessageFields = ({ english, german, onEnglish, onGerman }: MessageFieldsProps) => (
  <>
    <DeskAreaField
      label={texts.english}
      rows={4}
      lang="en"
      maxLength={MAX_CONTENT}
      value={english}
      error={problemOf(english)}
      onChange={(event) => onEnglish(event.target.value)}
    />
    <DeskAreaField
      label={texts.german}
      hint={texts.germanNote}
      rows={4}
      lang="de"
      maxLength={MAX_CONTENT}
      value={german}
      error={problemOf(german)}
      onChange={(event) => onGerman(event.target.value)}
    />
  </>
);

function BroadcastDraft({ system, onSent }: DraftProps) {
  const [part, setPart] = useState<Part>('everybody');
  const [people, setPeople] = useState<readonly Chosen[]>([]);
  const [english, setEnglish] = useState('');
  const [german, setGerman] = useState('');
  const [announces, setAnnounces] = useState<Announcement | 'nothing'>('nothing');
  const [times, setTimes] = useState(noTimes);
  const [asks, setAsks] = useState(false);
  const start = useSend('messages.startBroadcast', 'messages.listBroadcasts', 'admin.listActs');
  const audience = audienceOf(part, people);
  const total = useCount(audience, part !== 'people' || people.length > 0);
  const isWrong = problemOf(english) !== null || problemOf(german) !== null;
  const isReady = english.trim() !== '' && !isWrong && total !== null && total > 0;
  // What was typed into a field that is not there any more does not go along.
  const bannerUntil = announces === 'nothing' ? '' : times.bannerUntil;
  const isPlanned = times.startsAt !== '' || bannerUntil !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) setAsks(true);
  };
  const send = (): void => {
    setAsks(false);
    const message = {
      audience,
      texts: { en: english.trim(), de: german.trim() },
      announces: announces === 'nothing' ? null : announces,
    };
    if (!isPlanned) return system.send(message);
    start.send(
      { ...message, startsAt: isoOf(times.startsAt), bannerUntil: isoOf(bannerUntil) },
      {
        onSuccess: () => {
          showToast(times.startsAt ? texts.planned : texts.started, { type: 'success' });
          onSent();
        },
      },
    );
  };
  return (
    <form className="broadcast-form" onSubmit={submit}>
      <DeskSelectField
        label={texts.toWhom}
        value={part}
        onChoose={setPart}
        options={parts.map((each) => [each, texts.parts[each]] as const)}
      />
      {part === 'people' && <PeopleChoice people={people} onChange={setPeople} />}
      <DeskSelectField
        label={texts.announces}
        value={announces}
        onChoose={setAnnounces}
        options={announcements.map((each) => [each, texts.announcements[each]] as const)}
      />
      <MessageFields english={english} german={german} onEnglish={setEnglish} onGerman={setGerman} />
      <BroadcastTimes times={times} hasBanner={announces !== 'nothing'} onChange={setTimes} />
      <BroadcastPreview english={english} german={german} announces={announces} />
      {start.problem && <DeskError role="alert">{start.problem.message}</DeskError>}
      <SystemMessage system={system} total={total} />
      <div className="broadcast-form__foot">
        <p role="status" className="d-t2">
          {total === null ? texts.counting : texts.receivers(total)}
        </p>
        <DeskButton
          kind="primary"
          type="submit"
          icon="send"
          disabled={!isReady}
          isBusy={system.isRunning || start.isSending}
        >
          {times.startsAt ? texts.plan : texts.send(total ?? 0)}
        </DeskButton>
      </div>
      {asks && (
        <ConfirmDialog
          title={
            times.startsAt
              ? texts.planTitle(timeText(new Date(times.startsAt).toISOString()))
              : texts.sendTitle(total ?? 0)
          }
          message={texts.sendText}
          confirmText={times.startsAt ? texts.plan : texts.send(total ?? 0)}
          onConfirm={send}
          onCancel={() => setAsks(false)}
        />
      )}
    </form>
  );
}

/** [MSG-16] A message of the house: to one, several or all that fit, in both languages; the next one begins blank. */
export function BroadcastForm() {
  const [round, setRound] = useState(0);
  const next = (): void => setRound((before) => before + 1);
  const system = useSystemMessage(next);
  return <BroadcastDraft key={round} system={system} onSent={next} />;
}
