export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The frame of every mail: one column, black on white, the marketplace's name above and the support address below. `body` is HTML already. */
export function mailHtml({
  title,
  body,
  siteName,
  supportEmail,
}: {
  title: string;
  body: string;
  siteName: string;
  supportEmail: string;
}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title></head>
<body style="margin:0;background:#FBFAF7;color:#221E1A;font:16px/1.55 Figtree,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left">
<tr><td style="font:600 20px Georgia,serif;padding-bottom:16px;border-bottom:1px solid #221E1A">${escapedHtml(siteName)}</td></tr>
<tr><td style="padding:24px 0"><h1 style="font:600 26px/1.2 Georgia,serif;margin:0 0 16px">${escapedHtml(title)}</h1>${body}</td></tr>
<tr><td style="font-size:13px;color:#6E6459;border-top:1px solid #E3DDD2;padding-top:16px">Questions? Answer this mail or write to ${escapedHtml(supportEmail)}.</td></tr>
</table></td></tr></table></body></html>`;
}

/** A quiet link below a button. */
export const mailLink = (label: string, url: string): string =>
  `<p style="font-size:14px"><a href="${escapedHtml(url)}" style="color:#221E1A">${escapedHtml(label)}</a></p>`;

/** One button in ink. */
export const mailButton = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escapedHtml(url)}" style="background:#221E1A;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px;display:inline-block">${escapedHtml(label)}</a></p>`;
