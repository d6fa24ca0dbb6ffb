import { useState } from 'react';
import { changeTags } from '#domain/listings/bulk/change-tags.ts';
import { MAX_TAG } from '#domain/listings/bulk/limits.ts';
import { MAX_TAGS } from '#domain/listings/model.ts';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeForm } from './change-form.tsx';
import * as texts from './bulk-texts.ts';

const tagsIn = (written: string): string[] => [
  ...new Set(
    written
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** [DASH-02] Asks which tags many listings get or lose. */
export function TagDialog({ onApply, ...form }: ChangeDialogProps) {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = { add: tagsIn(added), remove: tagsIn(removed) };
  const all = [...change.add, ...change.remove];
  const isGood = all.length > 0 && all.length <= MAX_TAGS && all.every((tag) => tag.length <= MAX_TAG);
  return (
    <ChangeForm
      {...form}
      title={texts.changeTags}
      preview={
        isGood
          ? {
              now: ({ tags }) => tags.join(', ') || texts.noTags,
              after: ({ tags }) => changeTags(tags, change)?.join(', ') ?? texts.notPossible,
            }
          : null
      }
      onSubmit={() => {
        setChecked(true);
        if (isGood) onApply({ kind: 'tags', ...change });
      }}
    >
      <DeskField
        label={texts.addTags}
        hint={texts.tagsHint}
        maxLength={500}
        value={added}
        error={isChecked && !isGood ? texts.notTags : undefined}
        isAlert
        onChange={({ target }) => setAdded(target.value)}
      />
      <DeskField
        label={texts.removeTags}
        maxLength={500}
        value={removed}
        onChange={({ target }) => setRemoved(target.value)}
      />
    </ChangeForm>
  );
}
