interface Addressed {
  method: string;
  /** `/search/{id}`, without `/api`. */
  template: string;
}

/** Finds what answers at an address that was asked for: fixed words before places for values, as the server finds its routes. */
export function addressFinder<Found extends Addressed>(all: readonly Found[]) {
  const known = all
    .toSorted((one, other) => one.template.split('{').length - other.template.split('{').length)
    .map((match) => ({ match, path: new RegExp(`^/api${match.template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (method: string, address: string): Found | undefined => {
    const [path = ''] = address.split('?');
    return known.find((each) => each.match.method === method && each.path.test(path))?.match;
  };
}
