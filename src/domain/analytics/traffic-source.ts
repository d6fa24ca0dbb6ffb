import { MAX_NAME } from './limits.ts';

/** Where a view came from: another page of this site, or what kind of site sent it; direct where nothing is said. */
export type TrafficSource = 'direct' | 'search' | 'social' | 'mail' | 'site' | 'other';

/** The values of an address behind its question mark. */
export interface Query {
  get(name: string): string | null;
  has(name: string): boolean;
}

interface Referrer {
  hostname: string;
  pathname: string;
  searchParams: Query;
}

export interface Origin {
  source: TrafficSource;
  /** The `utm_campaign` of its link; '' for none. */
  campaign: string;
  /** What was searched for on the page of this site that it came from; '' for none. */
  term: string;
  /** Somebody came to the shop: not from another page of a shop. */
  isVisit: boolean;
}

const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu|seznam|naver|brave|kagi|metager|t-online|web|swisscows|mojeek)\.(?:com?\.)?[a-z]{2,4}$/;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|pinterest|tiktok|reddit|linkedin|youtube|threads|tumblr|xing|vk|twitter|whatsapp|snapchat|discord|bsky|mastodon)\.(?:com?\.)?[a-z]{2,6}$|^(?:t\.co|x\.com|fb\.me|pin\.it|lnkd\.in|youtu\.be|t\.me|lm\.facebook\.com)$/;
const MAIL = /^(?:mail|webmail|outlook|e-?mail|deref-[\w-]+|lightmailer[\w-]*)\.|\.mail\.|(?:^|\.)mail\.[a-z]+$/;
const MAIL_MEDIUM = /^e-?mail$|^newsletter$/;
/** Control characters and what could be markup. */
const UNFIT = /[\p{Cc}<>"'\\]/gu;
const ADDRESS_OR_NUMBER = /@|\d[\d\s/-]{5,}/;

/** A name as it is counted: in small letters, without what no name needs. */
const nameOf = (text: string | null): string =>
  (text ?? '').replace(UNFIT, ' ').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, MAX_NAME).trim();

/** What somebody searched for, as it is counted; '' for nothing, and for what may be an address or a number of a person. */
export const termOf = (text: string | null): string => (ADDRESS_OR_NUMBER.test(text ?? '') ? '' : nameOf(text));

function classOf(host: string, medium: string): TrafficSource {
  if (MAIL_MEDIUM.test(medium) || MAIL.test(host)) return 'mail';
  if (host === '') return 'direct';
  if (SEARCH_ENGINES.test(host)) return 'search';
  return SOCIAL.test(host) ? 'social' : 'other';
}

const isPageOfShop = (path: string): boolean => path.startsWith('/product/') || path.startsWith('/shop/');

/** Where the view of a page came from, by its query and the page that led to it; `isOwn` where that is of this site. */
export function originOf(query: Query, from: Referrer | null, isOwn: boolean): Origin {
  const campaign = nameOf(query.get('utm_campaign'));
  if (from && isOwn) {
    const isSearch = from.pathname === '/search' || from.pathname.startsWith('/category/');
    const term = isSearch ? termOf(from.searchParams.get('q')) : '';
    return { source: 'site', campaign, term, isVisit: !isPageOfShop(from.pathname) };
  }
  const source = classOf(from?.hostname ?? '', (query.get('utm_medium') ?? '').toLowerCase());
  return { source, campaign, term: '', isVisit: true };
}
