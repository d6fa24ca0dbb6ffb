import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import * as texts from '../texts/broadcast-texts.ts';

export const noTimes = { startsAt: '', bannerUntil: '' };
type Times = typeof noTimes;

/** What a field of date and time holds, as a moment. */
export const isoOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

interface TimesProps {
  times: Times;
  hasBanner: boolean;
  onChange: (times: Times) => void;
}

/** [ALERT-26] When it begins to go, and until when the store shows it. */
export const BroadcastTimes = ({ times, hasBanner, onChange }: TimesProps) => (
  <div className="d-r2">
    <DeskField
      label={texts.startsAt}
      hint={texts.startsHint}
      type="datetime-local"
      value={times.startsAt}
      onChange={(event) => onChange({ ...times, startsAt: event.target.value })}
    />
    {hasBanner && (
      <DeskField
        label={texts.bannerUntil}
        hint={texts.bannerHint}
        type="datetime-local"
        value={times.bannerUntil}
        onChange={(event) => onChange({ ...times, bannerUntil: event.target.value })}
      />
    )}
  </div>
);

interface PreviewProps {
  english: string;
  german: string;
  announces: keyof typeof texts.announcements;
}

/** How it reads, in each language, before it goes. */
export function BroadcastPreview({ english, german, announces }: PreviewProps) {
  if (english.trim() === '') return null;
  const isTranslated = german.trim() !== '';
  const heading = announces === 'nothing' ? null : texts.headings[announces];
  const shown = [
    ['english', heading?.en, 'en', english] as const,
    ['german', heading?.de, ...(isTranslated ? (['de', german] as const) : (['en', english] as const))] as const,
  ];
  return (
    <section aria-label={texts.preview}>
      <p className="d-label">{texts.preview}</p>
      {shown.map(([reader, title, language, text]) => (
        <DeskNote key={reader} dir="auto">
          <small className="d-t2">{texts.inLanguage[reader]}</small>
          {'\n'}
          {title && (
            <>
              <b lang={reader === 'german' ? 'de' : 'en'}>{title}</b>
              {'\n'}
            </>
          )}
          <span lang={language}>{text.trim()}</span>
        </DeskNote>
      ))}
    </section>
  );
}
