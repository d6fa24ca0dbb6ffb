import type { Language } from '#domain/core/languages/language.ts';
import type { Config } from '../config/config.ts';
import { escapedHtml } from '../escaped-html.ts';
import { isLinkLike, withoutLinks } from '#domain/core/links/without-links.ts';
import { frameTexts } from './frame-texts.ts';
import type { Mail } from './mail.ts';

/** The frame of every mail: one column, black on white, the marketplace's name above and the support address below. */
function framed(
  { title, body, language }: Framed,
  { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: support }: Config,
): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title></head>
<body style="margin:0;background:#FBFAF7;color:#221E1A;font:16px/1.55 Figtree,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left">
<tr><td style="font:600 20px Georgia,serif;padding-bottom:16px;border-bottom:1px solid #221E1A">${escapedHtml(siteName)}</td></tr>
<tr><td style="padding:24px 0"><h1 style="font:600 26px/1.2 Georgia,serif;margin:0 0 16px">${escapedHtml(title)}</h1>${body}</td></tr>
<tr><td style="font-size:13px;color:#6E6459;border-top:1px solid #E3DDD2;padding-top:16px">${escapedHtml(frameTexts.questions[language](support))}</td></tr>
</table></td></tr></table></body></html>`;
}

/** A quiet link below a button. */
export const mailLink = (label: string, url: string): string =>
  `<p style="font-size:14px"><a href="${escapedHtml(url)}" style="color:#221E1A">${escapedHtml(label)}</a></p>`;
interface Framed {
  /** The house wrote it, or reads it: its words may hold links. Of whatever else a mail repeats they are left out. */
  mayLink?: true;
  /** Addresses that its reader knows to be theirs. */
  known?: readonly string[];
  /** What its reader is spoken to in [UX-70]. */
  language: Language;
  title: string;
  /** HTML already. */
  body: string;
}

type TextFormat = (text: string) => string;

/** [MSG-06] Leaves out of a text whatever a mail program could make a link of, but for the addresses of this site and its reader. */
function plainTexts({ config, language, known }: { config: Config; language: Language; known: string[] }): TextFormat {
  const own = [config.SUPPORT_EMAIL, config.MARKETPLACE_NAME, ...known].filter(Boolean);
  const isOfSite = (word: string): boolean => {
    const [before, after] = word.split(config.PUBLIC_URL, 2);
    return after !== undefined && !isLinkLike(before ?? '') && /^(?:[/?#]|$)/.test(after);
  };
  return (text) =>
    withoutLinks(
      text,
      frameTexts.withoutLink[language],
      (word) => isOfSite(word) || !isLinkLike(own.reduce((rest, address) => rest.replace(address, ' '), word)),
    );
}

const inHtml = (format: TextFormat, html: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map((part, index) => (index % 2 === 0 ? format(part) : part))
    .join('');

/** A mail in the frame of the marketplace; its subject is its title where none is given. */
export function framedMail(
  { config }: { config: Config },
  { title, body, mayLink, known = [], ...mail }: Framed & Omit<Mail, 'html' | 'subject'> & { subject?: string },
): Mail {
  const { language, subject = title, text, ...rest } = mail;
  const format: TextFormat = mayLink ? (same) => same : plainTexts({ config, language, known: [mail.to, ...known] });
  const html = framed({ title: format(title), body: inHtml(format, body), language }, config);
  return { ...rest, subject: format(subject), text: format(text), html };
}

/** One button in ink. */
export const mailButton = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escapedHtml(url)}" style="background:#221E1A;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px;display:inline-block">${escapedHtml(label)}</a></p>`;
