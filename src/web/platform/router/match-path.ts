export interface Matched<Route> {
  route: Route;
  params: Record<string, string>;
}

const patternOf = ({ path }: { path: string }): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace('/*', '(?:/(?<rest>.*))?')}$`,
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the route of a path with its parameters, `rest` as it stands there; null for an address that is none. */
export function pathMatcher<Route extends { path: string }>(routes: readonly Route[]) {
  const patterns = routes.map((route) => [patternOf(route), route] as const);
  return (given: string): Matched<Route> | null => {
    const path = given.replace(/(?<!\/)\/+$/, '');
    for (const [pattern, route] of patterns) {
      const match = pattern.exec(path);
      if (!match) continue;
      const params = Object.entries(match.groups ?? {}).map(([name, text = '']) => [
        name,
        name === 'rest' ? text : decode(text),
      ]);
      return { route, params: Object.fromEntries(params) as Record<string, string> };
    }
    return null;
  };
}
