import type { ComponentProps } from 'react';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface PickerProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** The hidden file field behind a button that looks otherwise and opens it by its ref. The same file can be chosen again. */
export const FilePicker = ({ onFiles, ...input }: PickerProps) => (
  <input
    type="file"
    hidden
    accept={PICTURE_TYPES}
    {...input}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);

/** Chooses a file: a file field that looks like a button. */
export const FileButton = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="button button--line">
    {children}
    <input type="file" className="visually-hidden" {...input} />
  </label>
);
