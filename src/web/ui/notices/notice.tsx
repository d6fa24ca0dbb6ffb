import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import './notice.css';

interface Props extends ComponentProps<'p'> {
  /** To know, and nothing is in the way. */
  isInfo?: boolean;
  icon?: IconName | null;
}

/** What is in the way of something, or to know about it, in a tinted line beside it. The close density's is `DeskNote`. */
export const Notice = ({ isInfo, icon = 'info', className = '', children, ...rest }: Props) => (
  <p {...rest} className={`notice ${isInfo ? 'notice--info' : ''} ${className}`}>
    {icon && <Icon name={icon} size="s" />}
    <span>{children}</span>
  </p>
);
