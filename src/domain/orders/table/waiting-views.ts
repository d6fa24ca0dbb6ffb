/** Views of what still has to leave: all, what is late, what leaves today, and what waits for the next version of a proof. */
export const waitingViews = ['to_ship', 'late', 'due_today', 'proof_wanted'] as const;

/** Whether a list of a shop's orders is one of them: what leaves first comes first there. */
export const isWaitingView = (state: string | undefined): boolean => waitingViews.some((view) => view === state);
