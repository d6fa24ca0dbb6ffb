import { useRef } from 'react';
import type { Attachment } from '#domain/support/tickets/attachments.ts';
import { ATTACHMENT_ACCEPT, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/support/tickets/attachment-limits.ts';
import { contentOf } from '#web/modules/returns/guest-upload.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import * as texts from './attachment-texts.ts';
import './attachments.css';

export interface NewFile {
  name: string;
  content: string;
}

interface Props {
  files: readonly NewFile[];
  onChange: (change: (files: readonly NewFile[]) => NewFile[]) => void;
  hint?: string;
}

/** [SUP-04] Files that go along with words: chosen, named, taken away again. */
export function AttachmentPicker({ files, onChange, hint = texts.hint }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const add = (file: File): void => {
    if (file.size > MAX_ATTACHMENT_BYTES) return void showToast(texts.tooLarge(file.name), { type: 'error' });
    contentOf(file).then(
      (content) => onChange((list) => [...list, { name: file.name, content }].slice(0, MAX_ATTACHMENTS)),
      (error: Error) => void showToast(error.message, { type: 'error' }),
    );
  };
  return (
    <div className="attachment-picker" role="group" aria-label={texts.files}>
      <ul className="attachments">
        {files.map(({ name }, index) => (
          <li key={`${index} ${name}`}>
            {name}{' '}
            <Button
              icon="x"
              iconSize="s"
              label={texts.takeAway(name)}
              onClick={() => onChange((list) => list.filter((_file, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {files.length < MAX_ATTACHMENTS && (
        <Button icon="plus" onClick={() => input.current?.click()}>
          {texts.attach}
        </Button>
      )}
      <p className="attachment-picker__hint">{hint}</p>
      <FilePicker
        ref={input}
        multiple
        accept={ATTACHMENT_ACCEPT}
        aria-label={texts.attach}
        onFiles={(chosen) => chosen.slice(0, MAX_ATTACHMENTS).forEach(add)}
      />
    </div>
  );
}

interface ListProps {
  attachments: readonly Attachment[];
  entryId: string;
  /** Where the files of this ticket are had. */
  hrefOf: (id: string) => string;
}

/** [SUP-04] What came along with an entry; a file is saved, never shown in the page. */
export function Attachments({ attachments, entryId, hrefOf }: ListProps) {
  const own = attachments.filter((file) => file.entryId === entryId);
  if (own.length === 0) return null;
  return (
    <ul className="attachments" aria-label={texts.files}>
      {own.map(({ id, name, size }) => (
        <li key={id}>
          <a className="link" href={hrefOf(id)} download={name}>
            {name}
          </a>{' '}
          <span className="attachments__size">{texts.size(formatNumber(Math.max(1, Math.round(size / 1000))))}</span>
        </li>
      ))}
    </ul>
  );
}
