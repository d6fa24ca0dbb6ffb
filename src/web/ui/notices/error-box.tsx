import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import './error-box.css';

/** What went wrong with a whole form, said at once; nothing while there is nothing to say. */
export const ErrorBox = ({ text }: { text: ReactNode }) =>
  text ? (
    <p className="box-error" role="alert">
      <Icon name="error" size="s" />
      <span>{text}</span>
    </p>
  ) : null;
