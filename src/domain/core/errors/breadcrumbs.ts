import { SECOND } from '../time.ts';

/** [ERR-07] */
export const breadcrumbLimits = { stored: 50, consolePerSecond: 50 } as const;

export const breadcrumbKinds = ['console', 'call', 'navigation', 'press', 'connection'] as const;

/** One thing that happened before an error. */
export interface Breadcrumb {
  at: number;
  kind: (typeof breadcrumbKinds)[number];
  message: string;
}

export interface Trail {
  readonly crumbs: readonly Breadcrumb[];
  /** When the console spoke within the last second. */
  readonly spokeAt: readonly number[];
}
export const emptyTrail: Trail = { crumbs: [], spokeAt: [] };

/** [ERR-07] The newest fifty; of what a console says in a burst, no more than its rate. */
export function leaveCrumb({ crumbs, spokeAt }: Trail, crumb: Breadcrumb): Trail {
  const spoke = spokeAt.filter((at) => at > crumb.at - SECOND);
  if (crumb.kind === 'console' && spoke.length >= breadcrumbLimits.consolePerSecond) return { crumbs, spokeAt: spoke };
  return {
    crumbs: [...crumbs, crumb].slice(-breadcrumbLimits.stored),
    spokeAt: crumb.kind === 'console' ? [...spoke, crumb.at] : spoke,
  };
}
