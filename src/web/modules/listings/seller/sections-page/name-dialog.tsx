import { type FormEvent, useState } from 'react';
import { MAX_SECTION_NAME } from '#domain/listings/sections/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSend } from '#web/platform/use-send.ts';
import type { Section } from './use-sections.ts';
import * as texts from './section-texts.ts';
import '../postage/profile-dialog.css';

/** [DASH-02] Asks what a section is called, a new one or one that is there. */
export function NameDialog({ section, onClose }: { section: Section | null; onClose: () => void }) {
  const [name, setName] = useState(section?.name ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const add = useSend('listings.addSection', 'listings.listSections');
  const rename = useSend('listings.renameSection', 'listings.listSections');
  const title = section ? texts.renameTitle(section.name) : texts.newSection;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return setWrong(texts.nameMissing);
    const on = { onSuccess: onClose, onError: (problem: Error) => setWrong(problem.message) };
    if (section) rename.send({ sectionId: section.sectionId, name: typed }, on);
    else add.send({ name: typed }, on);
  };
  return (
    <Dialog label={title} className="dialog d-profile" onClose={onClose}>
      <h2>{title}</h2>
      <form noValidate onSubmit={submit}>
        <DeskField
          label={texts.name}
          hint={texts.nameHint}
          error={wrong}
          value={name}
          maxLength={MAX_SECTION_NAME}
          onChange={(event) => {
            setName(event.target.value);
            setWrong(null);
          }}
        />
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" disabled={add.isSending || rename.isSending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
