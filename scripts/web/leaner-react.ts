import type { Plugin } from 'vite';

/**
 * What of React no screen of ours can reach: pages are drawn in the browser and never hydrated, and no component has a view transition, a
 * fragment ref, an activity, a suspense list, an action for a form, an element of its own or a tag of the document's head. React carries the
 * code of all of them in functions that no bundler can prove unused; they are taken out by name (decision 0078).
 */
const unreachable = [
  'canHydrateHydrationBoundary canHydrateInstance canHydrateTextInstance clearHydrationBoundary createFiberFromDehydratedFragment',
  'getHydratableHoistableCache getNextHydratable getNextHydratableInstanceAfterHydrationBoundary hideOrUnhideDehydratedBoundary',
  'isSuspenseInstanceFallback isSuspenseInstancePending mountHostRootWithoutHydrating popToNextHostParent prepareToHydrateHostInstance',
  'pushDehydratedActivitySuspenseHandler pushMaterializedTreeId pushTreeFork pushTreeId queueHydrationError registerSuspenseInstanceRetry',
  'restoreSuspendedTreeContext retryActivityComponentWithoutHydrating retryDehydratedSuspenseBoundary',
  'retrySuspenseComponentWithoutHydrating throwOnHydrationMismatch updateDehydratedSuspenseComponent validateDocumentPositionWithFiberTree',
  'attemptContinuousHydration attemptExplicitHydrationTarget attemptHydrationAtCurrentPriority queueIfContinuousEvent replayUnblockedEvents',
  'scheduleReplayQueueIfNeeded',
  'applyViewTransitionName createViewTransitionInstance getViewTransitionClassName getViewTransitionName restoreViewTransitionName',
  'startViewTransition',
  'FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance addFragmentHandleToFiber',
  'setPropOnCustomElement updateActivityComponent updateSuspenseListComponent',
  'mountActionState rerenderActionState startHostTransition updateActionState useMemoCache',
  'acquireResource getResource insertStylesheet insertSuspendedStylesheets mountHoistable releaseSingletonInstance',
  'resolveSingletonInstance stylesheetPropsFromRawProps suspendResource',
].flatMap((names) => names.split(' '));

/** What is run, but only looks for something of the above that is never there; and the answer that it therefore always gives. */
const answers: Record<string, string> = {
  ...Object.fromEntries(
    [
      'commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks clearIfContinuousEvent popTreeContext resetHydrationState',
      'retryIfBlockedOn markRetryLaneIfNotHydrated',
      'commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions commitExitViewTransitions',
      'commitNestedViewTransitions measureNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions',
      'restorePairedViewTransitions restoreViewTransitionOnHostInstances scheduleViewTransitionEvent trackEnterViewTransitions',
      'commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstances',
      'preconnectAs preinitModuleScript preinitScript preinitStyle preload preloadModule',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => [name, '']),
  ),
  applyViewTransitionToHostInstances: 'return !1',
  getActivityInstanceFromFiber: 'return null',
  getParentHydrationBoundary: 'return null',
  getStackByFiberInDevAndProd: "return ''",
  getSuspenseInstanceFromFiber: 'return null',
  isFragmentInstanceParent: 'return !1',
  isHostHoistableType: 'return !1',
  measureViewTransitionHostInstancesRecursive: 'return !1',
  popHydrationState: 'return !1',
  upgradeHydrationErrorsToRecoverable: 'return null',
};

const functionNamed = (name: string): RegExp => new RegExp(`^(function ${name}\\([^)]*\\)) \\{[\\s\\S]*?^\\}$`, 'm');

/** Every replacement has to be found: a new version of React whose insides are called otherwise does not build. */
function replaced(code: string, pattern: RegExp, by: string): string {
  if (!pattern.test(code)) throw new Error(`React is not what leaner-react.ts knows: ${pattern}`);
  return code.replace(pattern, by);
}

export function withoutUnreachable(react: string): string {
  let code = react;
  for (const name of unreachable) code = replaced(code, functionNamed(name), `$1 { leftOut(); }`);
  for (const [name, body] of Object.entries(answers)) code = replaced(code, functionNamed(name), `$1 { ${body} }`);
  code = replaced(code, /^exports\.hydrateRoot = [\s\S]*?^};$/m, '');
  code = replaced(code, /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm, '');
  code = replaced(code, /^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^};$/gm, '');
  code = replaced(code, /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^};$/m, '');
  code = replaced(code, /^ReactDOMHydrationRoot\.prototype\.(render|unmount) = /gm, '');
  code = replaced(code, /^  isHydrating = !1,\n/m, '');
  code = replaced(code, /^  isHydrating\n\) \{/m, '  _never\n) {');
  code = replaced(code, /(?<![\w$])isHydrating = !([01])/g, '!$1');
  code = replaced(code, /(?<![\w$])isHydrating(?![\w$])/g, '!1');
  return `${code}\nfunction leftOut() { throw Error('left out of React'); }`;
}

export function leanerReact(): Plugin {
  return {
    name: 'leaner-react',
    apply: 'build',
    transform: { filter: { id: /react-dom-client\.production\.js$/ }, handler: (code) => withoutUnreachable(code) },
  };
}
