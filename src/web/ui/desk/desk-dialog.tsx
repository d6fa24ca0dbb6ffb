import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import './desk-tokens.css';
import './desk-dialog.css';

type Props = Omit<ComponentProps<typeof Dialog>, 'className'> & { className?: string };

/** A modal of the close density. Those of the store are `Dialog`. */
export const DeskDialog = ({ className = '', ...dialog }: Props) => (
  <Dialog {...dialog} className={`dialog desk d-dialog ${className}`} />
);

/** Its buttons, at the right of its foot. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className="d-dacts">{children}</div>;
