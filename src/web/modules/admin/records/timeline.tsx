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
  stateTexts?: (moment: Moment) => StateTexts;
}

function Title({ moment, text }: { moment: Moment; text: string }) {
  if (moment.href) return <RecordLink href={moment.href}>{text}</RecordLink>;
  return moment.isAct ? <b>{text}</b> : text;
}

const Detail = ({ text }: { text: string }) => text && <p>{text}</p>;

/** [UX-96] What happened to a record, newest first: all of it, or what administrators did. */
export function Timeline({ moments, href, stateTexts = () => ({}) }: Props) {
  const onlyActions = useQueryParams().get('show') === 'acts';
  const shown = moments.filter((moment) => !onlyActions || moment.isAct);
  const show = (which: string): void => go(`${href}${which}`, { replace: true, stay: true });
  return (
    <section aria-label={texts.timeline}>
      <DeskSection title={texts.timeline}>
        <DeskButton kind="quiet" isSmall aria-pressed={!onlyActions} onClick={() => show('')}>
          {texts.all}
        </DeskButton>
        <DeskButton kind="quiet" isSmall aria-pressed={onlyActions} onClick={() => show('?show=acts')}>
          {texts.ownActions}
        </DeskButton>
      </DeskSection>
      {shown.length === 0 ? (
        <p className="d-t2 d-timeline-empty">{texts.noActions}</p>
      ) : (
        <ul className="d-timeline">
          {shown.map((moment, index) => (
            <li key={`${moment.at} ${moment.kind} ${index}`}>
              <DeskIcon name={icons[moment.kind]} />
              <div>
                <Title moment={moment} text={momentTitle(moment, stateTexts(moment))} />
                <Detail text={momentDetail(moment, stateTexts(moment))} />
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
