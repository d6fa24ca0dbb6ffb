import { useState } from 'react';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { ChangeFlag } from './change-flag.tsx';
import { type Flag, ruleLines } from './rule-text.ts';
import * as texts from './flag-texts.ts';

const columns: DeskColumn<Flag>[] = [
  {
    head: texts.heads.feature,
    cell: ({ key }) => (
      <span className="d-two">
        <b className="d-code">{key}</b>
        <small>{texts.features[key]}</small>
      </span>
    ),
  },
  {
    head: texts.heads.on,
    cell: ({ rule, isOver, changed }) => {
      const [first, ...more] = ruleLines(rule, isOver);
      return (
        <span className="d-two">
          <b>{first}</b>
          {more.map((line) => (
            <small key={line}>{line}</small>
          ))}
          {changed && <small>{texts.setBy(changed.by, timeText(changed.at))}</small>}
        </span>
      );
    },
  },
];

/** [OFFICE-01] Features that are switched by share, role and shop: whom each is on for, and who set it. */
export function FlagsPanel({ mayEdit }: { mayEdit: boolean }) {
  const call = useCall('office.listFlags');
  const [edited, setEdited] = useState('');
  const flag = call.data?.items.find(({ key }) => key === edited);
  const change: DeskColumn<Flag> = {
    head: texts.change,
    isHeadHidden: true,
    cell: ({ key }) => (
      <DeskButton isSmall isAlwaysShown aria-label={texts.changeOf(key)} onClick={() => setEdited(key)}>
        {texts.change}
      </DeskButton>
    ),
  };
  return (
    <section id="flags" aria-label={texts.title}>
      <DeskSection title={texts.title} note={texts.note} />
      <DeskTable
        caption={texts.title}
        columns={mayEdit ? [...columns, change] : columns}
        rows={call.data?.items}
        keyOf={({ key }) => key}
        unread={{ call, what: texts.theFlags, safe: texts.nothingChanged }}
      />
      {flag && <ChangeFlag key={flag.version} flag={flag} onClose={() => setEdited('')} />}
    </section>
  );
}
