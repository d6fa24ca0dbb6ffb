/** What programs call themselves: crawlers, previews of links, monitors, libraries and browsers without a window. */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|preview|fetch|monitor|uptime|pingdom|lighthouse|pagespeed|gtmetrix|headless|phantomjs|puppeteer|playwright|selenium|scanner|validator|archiver|feed|rss|embed|facebookexternalhit|mediapartners|whatsapp|telegram|skype|curl|wget|httpie|python|java\/|okhttp|axios|node|undici|go-http|ruby|perl|php|libwww|http-?client|apache/i;
const MAX_USER_AGENT = 500;

/** Whether a request comes from a program rather than from somebody's browser. A browser says who it is. */
export const isAutomated = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/5.0 (') || PROGRAMS.test(userAgent.slice(0, MAX_USER_AGENT));
