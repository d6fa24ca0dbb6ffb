import type { ComponentProps } from 'react';

/** Chooses a file: a file field that looks like a button. */
export const FileButton = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="button button--line">
    {children}
    <input type="file" className="visually-hidden" {...input} />
  </label>
);
