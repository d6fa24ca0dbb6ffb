import { useRef, useState } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { uploadPicture } from '#web/rooms/files/upload-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

const MAX_PICTURES = 5;

interface Props {
  pictures: PictureFacts[];
  /** Gets the change, not the result: several uploads may end at once. */
  onChange: (change: (pictures: PictureFacts[]) => PictureFacts[]) => void;
}

/** Pictures of the piece at the buyer's home: chosen or taken, uploaded at once, taken away again. */
export function ReviewPictures({ pictures, onChange }: Props) {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const free = MAX_PICTURES - pictures.length - waiting;

  async function add(file: File): Promise<void> {
    setWaiting((now) => now + 1);
    try {
      const picture = await uploadPicture(file, () => undefined);
      onChange((list) => (list.some(({ id }) => id === picture.id) ? list : [...list, picture].slice(0, MAX_PICTURES)));
    } catch (error) {
      setProblem(`${file.name}: ${(error as Error).message}`);
    } finally {
      setWaiting((now) => now - 1);
    }
  }
  const take = (files: FileList | null): void => {
    setProblem('');
    for (const file of [...(files ?? [])].slice(0, free)) void add(file);
  };
  return (
    <div>
      <p className="label">
        Pictures<span>Optional, up to {MAX_PICTURES}</span>
      </p>
      <div className="yourpics">
        {pictures.map((picture, index) => (
          <div key={picture.id} className="picture">
            <Picture picture={picture} sizes="88px" alt={`Your picture ${index + 1}`} />
            <Button
              icon="x"
              iconSize="s"
              label={`Take away picture ${index + 1}`}
              onClick={() => onChange((list) => list.filter(({ id }) => id !== picture.id))}
            />
          </div>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <div key={index} className="picture">
            <span className="skeleton" style={{ height: '100%' }} />
          </div>
        ))}
        {free > 0 && (
          <button type="button" className="yourpics__add" onClick={() => input.current?.click()}>
            <Icon name="plus" />
            Add
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Choose pictures"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <p role="status" className="field-hint">
        {waiting > 0 && 'Uploading…'}
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
