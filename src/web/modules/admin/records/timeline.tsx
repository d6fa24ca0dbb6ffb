import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { timeText } from '../time-text.ts';
import { type Moment, momentDetail, momentTitle, type StateTexts } from './moment-text.ts';
import { RecordLink } from './record-link.tsx';
import * as texts from './texts/record-texts.ts';
import './records.css';

const icons: Record<Moment['kind'], DeskIconName> = {
  account: 'people',
  'sign-in': 'lock',
  purchase: 'box',
  sale: 'coin',
  listing: 'tag',
  begun: 'tag',
  waiting: 'clock',
  review: 'star',
  question: 'chat',
  move: 'truck',
  checkout: 'wallet',
  act: 'shield',
};

interface Props {
  moments: readonly Moment[];
  /** The address of the record; what is shown of its timeline stands in it. */
  href: string;
  /** How the states that it tells of are called. */
  stateWords?: (moment: Moment) => StateTexts;
}

function Title({ moment, words }: { moment: Moment; words: string }) {
  if (moment.href) return <RecordLink href={moment.href}>{words}</RecordLink>;
  return moment.isAct ? <b>{words}</b> : words;
}

const Detail = ({ words }: { words: string }) => words && <p>{words}</p>;

/** [UX-96] What happened to a record, newest first: all of it, or what administrators did. */
export function Timeline({ moments, href, stateWords = () => ({}) }: Props) {
  const onlyActs = useQueryParams().get('show') === 'acts';
  const shown = moments.filter((moment) => !onlyActs || moment.isAct);
  const show = (which: string): void => go(`${href}${which}`, { replace: true, stay: true });
  return (
    <section aria-label={texts.timeline}>
      <DeskSection title={texts.timeline}>
        <DeskButton kind="quiet" isSmall aria-pressed={!onlyActs} onClick={() => show('')}>
          {texts.all}
        </DeskButton>
        <DeskButton kind="quiet" isSmall aria-pressed={onlyActs} onClick={() => show('?show=acts')}>
          {texts.actsByUs}
        </DeskButton>
      </DeskSection>
      {shown.length === 0 ? (
        <p className="d-t2 d-timeline-empty">{texts.noActs}</p>
      ) : (
        <ul className="d-timeline">
          {shown.map((moment, index) => (
            <li key={`${moment.at} ${moment.kind} ${index}`}>
              <DeskIcon name={icons[moment.kind]} />
              <div>
                <Title moment={moment} words={momentTitle(moment, stateWords(moment))} />
                <Detail words={momentDetail(moment, stateWords(moment))} />
                {moment.quote && <q>{moment.quote}</q>}
              </div>
              <time dateTime={moment.at}>{timeText(moment.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
