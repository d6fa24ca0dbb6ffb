import type { ComponentProps } from 'react';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';
import './desk-marks.css';

interface Props extends ComponentProps<'div'> {
  isWarning?: boolean;
  icon?: DeskIconName;
}

/** What is to know about a page or a part of it, in a frame above it. Those of the store are `Notice`. */
export const DeskNote = ({ isWarning, icon, children, ...rest }: Props) => (
  <div role="note" {...rest} className={isWarning ? 'd-note d-note--warn' : 'd-note'}>
    {icon ? (
      <>
        <DeskIcon name={icon} />
        <p>{children}</p>
      </>
    ) : (
      <span>{children}</span>
    )}
  </div>
);
