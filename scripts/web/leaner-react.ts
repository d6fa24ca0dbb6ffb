import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { exportingOnly, withoutNeverRun } from './never-run.ts';

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
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  upgradeHydrationErrorsToRecoverable: 'return null',
};

/** Kinds of fibers, and types of elements, that are made for nothing that a screen of ours has. */
const neverMade = {
  kinds: new Set([
    ...[4 /* portal */, 8 /* strict mode */, 9 /* consumer */, 11 /* forwarded ref */, 12 /* profiler */],
    ...[
      17 /* unfinished class */, 18 /* dehydrated */, 19 /* suspense list */, 21 /* scope */, 23 /* hidden as of old */,
    ],
    ...[
      24 /* cache */, 25 /* marker */, 26 /* hoistable */, 27 /* singleton */, 28, 30 /* view transition */,
      31 /* activity */,
    ],
  ]),
  types: new Set(
    'PORTAL STRICT_MODE PROFILER CONSUMER FORWARD_REF SUSPENSE_LIST ACTIVITY LEGACY_HIDDEN VIEW_TRANSITION'
      .split(' ')
      .map((name) => `REACT_${name}_TYPE`),
  ),
  properties: new Set(
    (
      'useActionState useCacheRefresh useDebugValue useFormState useHostTransitionStatus useImperativeHandle useInsertionEffect ' +
      'useMemoCache useOptimistic useReducer useTransition'
    ).split(' '),
  ),
  members: new Map([
    ['isDehydrated', '!1'],
    ['dehydrated', 'null'],
  ]),
};

/** The functions of React that ask what an element or an attribute is called. */
const asksForNames = new Set(['setProp', 'setInitialProperties', 'updateProperties']);

/** What of the three smaller packages is used, by us, by TanStack Query or by React itself. */
export const exported: Record<string, string> = {
  react:
    'Component Fragment Suspense __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE createContext createElement createRef lazy memo ' +
    'use useCallback useContext useDeferredValue useEffect useEffectEvent useId useLayoutEffect useMemo useRef useState useSyncExternalStore version',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE flushSync version',
  scheduler:
    'unstable_IdlePriority unstable_ImmediatePriority unstable_LowPriority unstable_NormalPriority unstable_UserBlockingPriority ' +
    'unstable_cancelCallback unstable_getCurrentPriorityLevel unstable_now unstable_requestPaint unstable_scheduleCallback unstable_shouldYield',
};

const functionNamed = (name: string): RegExp => new RegExp(`^(function ${name}\\([^)]*\\)) \\{[\\s\\S]*?^\\}$`, 'm');

/** Every replacement has to be found: a new version of React whose insides are called otherwise does not build. */
function replaced(code: string, pattern: RegExp, by: string | ((all: string, name: string) => string)): string {
  if (code.search(pattern) < 0) throw new Error(`React is not what leaner-react.ts knows: ${pattern}`);
  return code.replace(pattern, by as string);
}

/** What lies in the middle of a function: commits that wait for pictures or animate, events that nobody hears, and what browsers had ten years ago. */
function withoutPassages(react: string): string {
  let code = react;
  code = replaced(code, /\((\w+) & 335544064\) === \1/g, '!1');
  code = replaced(code, /^  shouldStartViewTransition\n {4}\? [\s\S]*?^ {4}: (?=\(flushMutationEffects)/m, '  ');
  code = replaced(
    code,
    /^  suspendedCommitReason = null;\n  if \([\s\S]*?^    \}\n(?=  completeRoot\()/m,
    '  suspendedCommitReason = null;\n',
  );
  code = replaced(
    code,
    /^ {6}handleEventFunc = targetInst \? getNodeFromInstance[\s\S]*?^ {6}extractEvents\$1\([^;]*;\n/m,
    '',
  );
  code = replaced(code, /^registerTwoPhaseEvent\(\s*"on(Select|BeforeInput|Composition\w+)"[\s\S]*?^\S*\);\n/gm, '');
  code = replaced(
    code,
    /^var canUseDOM = [\s\S]*?^if \(canUseDOM\)[\s\S]*?^  \}\n/m,
    'var canUseDOM = !0, passiveBrowserEventsSupported = !0;\n',
  );
  code = replaced(code, /^var isInputEventSupported = !1;\nif [\s\S]*?^\}\n/m, '');
  code = replaced(code, /(?<![\w$])isInputEventSupported(?![\w$])/g, '!0');
  code = replaced(code, /^var vendorPrefixes = [\s\S]*?^\}\n/m, '');
  return replaced(code, /getVendorPrefixedEventName\((".+?")\)/g, '$1');
}

/** Every word that our screens are written with. */
export function wordsOfSources(): Set<string> {
  const files = globSync('src/web/**/*.{ts,tsx}', { exclude: (path) => path.includes('.test.') });
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[a-zA-Z][\w-]*/g) ?? []));
}

/** Attributes and events that no source of ours names. */
function withoutUnnamed(react: string, words: ReadonlySet<string>): string {
  const isEvent = (name: string): boolean => words.has(`on${name[0]?.toUpperCase()}${name.slice(1)}`);
  let code = react;
  code = replaced(code, /^ {4}\["([\w-]+)", "[\w:-]+"\],?\n/gm, (row, name) => (words.has(name) ? row : ''));
  code = replaced(code, /(?<=simpleEventPluginEvents =\n {4}")[^"]+/, (all) =>
    all.split(' ').filter(isEvent).join(' '),
  );
  code = replaced(code, /^registerSimpleEvent\([\w"]+, "on(\w+)"\);\n/gm, (row, name) => (isEvent(name) ? row : ''));
  return replaced(code, /(?<= = )(?=createSyntheticEvent\(|assign\(\{\}, \w+Interface)/g, '/* @__PURE__ */ ');
}

export function withoutUnreachable(react: string, words: ReadonlySet<string>): string {
  let code = withoutUnnamed(withoutPassages(react), words);
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
  const heard = new Set(['onfocusin', 'onfocusout', 'ondblclick', ...[...words].map((word) => word.toLowerCase())]);
  const isUnnamed = (inFunction: string, name: string): boolean =>
    inFunction === 'dispatchEventForPluginEventSystem'
      ? !heard.has(`on${name}`)
      : asksForNames.has(inFunction) && !words.has(name);
  const calls = new Map(
    Object.entries(answers).flatMap(([name, body]): [string, string][] =>
      body === '' || body.startsWith('return ') ? [[name, body.replace('return ', '') || 'void 0']] : [],
    ),
  );
  return `${withoutNeverRun(code, { ...neverMade, isUnnamed, calls })}\nfunction leftOut() { throw Error('left out of React'); }`;
}

/** The build of a package without what nobody imports from it; a browser has timers, messages and a clock. */
function leanPackage(code: string, id: string): string {
  const [, name = ''] = /([\w-]+)\.production\.js$/.exec(id) ?? [];
  return name === 'react-dom-client'
    ? withoutUnreachable(code, wordsOfSources())
    : exportingOnly(code, exported[name]?.split(' ') ?? []);
}

export function leanerReact(): Plugin {
  return {
    name: 'leaner-react',
    apply: 'build',
    transform: {
      filter: { id: /\/cjs\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/ },
      handler: leanPackage,
    },
  };
}
