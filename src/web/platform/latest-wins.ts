/** Keeps an answer from being shown that a change made in the meantime has outdated. One for each thing that is shown. */
interface LatestWins {
  /** Sends a change. `alone` when no other was under way with it, so that its answer is how things stand. */
  change: <Sent>(sending: Promise<Sent>) => Promise<{ sent: Sent; alone: boolean }>;
  /** Reads how things stand: after the changes under way, and again if one began meanwhile. An older read finds what the newest found. */
  read: <Read>(ask: () => Promise<Read>) => Promise<Read>;
  isQuiet: () => boolean;
}

export function createLatestWins(): LatestWins {
  const underWay = new Set<Promise<unknown>>();
  let begun = 0;
  let newest: Promise<unknown>;
  const settled: LatestWins['read'] = async (ask) => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
    const seen = begun;
    const answer = await ask();
    return seen === begun ? answer : settled(ask);
  };
  return {
    read: <Read>(ask: () => Promise<Read>) => {
      const mine: Promise<Read> = settled(ask).then((answer) => (newest === mine ? answer : (newest as Promise<Read>)));
      newest = mine;
      return mine;
    },
    isQuiet: () => underWay.size === 0,
    change: async (sending) => {
      const isFirst = underWay.size === 0;
      begun += 1;
      const mine = begun;
      underWay.add(sending);
      try {
        const sent = await sending;
        return { sent, alone: isFirst && begun === mine };
      } finally {
        underWay.delete(sending);
      }
    },
  };
}
