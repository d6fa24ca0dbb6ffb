import type { CallOutput } from '#web/platform/calls.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { actWords } from '../act-words.ts';
import { timeWords } from '../time-words.ts';
import { RecordLink } from './record-link.tsx';
import * as texts from './texts/record-texts.ts';

type Moment = CallOutput<'office.getPerson'>['timeline'][number];

const icons: Record<string, DeskIconName> = {
  account: 'people',
  'sign-in': 'lock',
  purchase: 'box',
  sale: 'coin',
  listing: 'tag',
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
  /** How a moment of this kind is called. */
  wordsOf?: (moment: Moment) => string;
}

/** [UX-96] What happened to a record, newest first: all of it, or what administrators did. */
export function Timeline({ moments, href, wordsOf = ({ title }) => title }: Props) {
  const onlyActs = useQueryParams().get('show') === 'acts';
  const shown = moments.filter((moment) => !onlyActs || moment.isAct);
  const show = (which: string): void => go(`${href}${which}`, { replace: true, stay: true });
  return (
    <section aria-label={texts.timeline}>
      <div className="d-section-head">
        <h2>{texts.timeline}</h2>
        <span className="d-spacer" />
        <DeskButton kind="quiet" isSmall aria-pressed={!onlyActs} onClick={() => show('')}>
          {texts.all}
        </DeskButton>
        <DeskButton kind="quiet" isSmall aria-pressed={onlyActs} onClick={() => show('?show=acts')}>
          {texts.actsByUs}
        </DeskButton>
      </div>
      {shown.length === 0 ? (
        <p className="d-t2" style={{ padding: '12px 0' }}>
          {texts.noActs}
        </p>
      ) : (
        <ul className="d-timeline">
          {shown.map((moment, index) => (
            <li key={`${moment.at} ${moment.kind} ${index}`}>
              <DeskIcon name={icons[moment.kind] ?? 'clock'} />
              <div>
                {moment.href ? (
                  <RecordLink href={moment.href}>{moment.title}</RecordLink>
                ) : moment.isAct ? (
                  <b>{actWords(moment.title)}</b>
                ) : (
                  wordsOf(moment)
                )}
                {moment.detail && <p>{moment.detail}</p>}
                {moment.quote && <q>{moment.quote}</q>}
              </div>
              <time dateTime={moment.at}>{timeWords(moment.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
