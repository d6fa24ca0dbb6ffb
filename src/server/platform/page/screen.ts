import type { Text } from '#domain/core/languages/language.ts';
import type { App } from '../calls/app.ts';
import type { Caller } from '../calls/caller.ts';

/** What the served HTML of a screen carries: its head, and the data with which it paints at once. */
export interface ScreenContent {
  status?: number;
  title: string | Text;
  /** Where what stood here is now: a path with its query. */
  movedTo?: string;
  description?: string;
  /** The one address of this content; the address that was asked for unless said. */
  canonical?: string;
  /** Not for search engines: what belongs to a person, or is one of endless views of the same. Pages that are not there never are. */
  hidden?: boolean;
  /** Of Open Graph: a product has its price among its facts. */
  type?: 'website' | 'product' | 'profile';
  facts?: [name: string, value: string][];
  /** Objects of schema.org. */
  jsonLd?: object[];
  /**
   * What of the address beside its path the page was made of, after it was checked: visitors whose pages share it see the same one,
   * whatever else their addresses carry. Nothing unless said; null for a page that is not kept.
   */
  view?: object | null;
  /** What else makes the page stale, known only when it was read. */
  tags?: string[];
  /** Calls to answer in advance: name and input. Their answers fill the page's query cache. */
  firstData?: [name: string, input: Record<string, unknown>][];
  /** Answers `[call name, input, output]` that the loader has already. */
  known?: [name: string, input: Record<string, unknown>, output: unknown][];
  /** The picture that a visitor sees first: shown in link previews, and preloaded where its sizes are said. */
  picture?: { id: string; width?: number; sizes?: string; alt?: string } | null;
  /** HTML that stands in the page until its own code has drawn it; every word in it escaped. */
  firstPaint?: string;
  /** On a phone the search field stands under the header of this screen; its room is kept from the start. */
  hasFind?: boolean;
  /** Files of the browser that this content needs beside those of its screen. */
  alsoNeeds?: readonly string[];
  /** What follows from the answers of `firstData`, in their order: picture and objects that only they name. */
  complete?: (
    answers: readonly unknown[],
  ) => Partial<Pick<ScreenContent, 'picture' | 'jsonLd' | 'firstPaint' | 'alsoNeeds'>>;
}

export interface Screen {
  /** Like `/product/:productId`. */
  path: string;
  /** Source file of the screen; its chunk is preloaded. */
  chunk: string;
  /** Others that its visitors will need. */
  alsoNeeds?: readonly string[];
  /** The dashboard and the back office ask nobody what may be kept. */
  hasOwnFrame?: boolean;
  /** [UX-12] Can be seen without a connection. */
  isOffline?: boolean;
  /** The page of a visitor who is not signed in may be kept; the tags say which events make it stale. */
  cacheTags?: (params: Record<string, string>, html: string) => string[];
  load: (context: {
    params: Record<string, string>;
    query: Record<string, string>;
    /** As the browser sent it: `de-AT,de;q=0.9`. */
    acceptLanguage: string;
    app: App;
    caller: Caller;
  }) => Promise<ScreenContent>;
}
