import type { IncomingHttpHeaders } from 'node:http';
import { chosenLanguage, type Language } from '#domain/core/languages/language.ts';

/** What a request is answered in. The cookie says nothing secret, so it counts with and without its prefix. */
export function requestLanguage(headers: IncomingHttpHeaders, setting?: unknown): Language {
  const cookie = /(?:^|; )(?:__Host-)?language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return chosenLanguage({ setting, cookie, accepted: headers['accept-language'] });
}
