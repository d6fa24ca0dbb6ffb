import type { MouseEvent } from 'react';

/** [UX-22] A link that goes away with its press hands the focus on: to the chip after it, else to the heading of the results. */
export const moveFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  (
    currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('.filter-chip') ??
    document.getElementById('results')
  )?.focus({ preventScroll: true });
