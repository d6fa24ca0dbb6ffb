import { useState } from 'react';
import { MAX_RECEIVERS } from '#domain/messages/limits.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import * as texts from '../texts/broadcast-texts.ts';

export interface Chosen {
  userId: string;
  name: string;
}

interface Props {
  people: readonly Chosen[];
  onChange: (people: readonly Chosen[]) => void;
}

const SHOWN = 8;

/** Finds people by name, address or shop, and keeps those that are chosen. */
export function PeopleChoice({ people, onChange }: Props) {
  const [text, setText] = useState('');
  const { data, error } = useCall('office.listPeople', { q: text, limit: SHOWN }, { enabled: text !== '' });
  const rows = text === '' ? [] : (data?.items ?? []);
  return (
    <div className="people-choice">
      {people.length > 0 && (
        <ul aria-label={texts.chosen}>
          {people.map(({ userId, name }) => (
            <li key={userId}>
              <DeskButton
                isSmall
                icon="x"
                aria-label={texts.takeAway(name)}
                onClick={() => onChange(people.filter((each) => each.userId !== userId))}
              >
                {name}
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
      <DeskSearch label={texts.findPeople} placeholder={texts.findPeople} value={text} onSearch={setText} />
      {error && <p role="alert">{error.message}</p>}
      <ul aria-label={texts.match}>
        {rows
          .filter(({ userId }) => !people.some((each) => each.userId === userId))
          .map(({ userId, displayName, email }) => (
            <li key={userId}>
              <DeskButton
                isSmall
                kind="soft"
                icon="plus"
                aria-label={texts.add(displayName)}
                disabled={people.length >= MAX_RECEIVERS}
                onClick={() => onChange([...people, { userId, name: displayName }])}
              >
                {displayName} <small>{email}</small>
              </DeskButton>
            </li>
          ))}
      </ul>
    </div>
  );
}
