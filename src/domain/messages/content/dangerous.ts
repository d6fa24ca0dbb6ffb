/** [MSG-06] What script-like text looks like: one line a pattern. */
const spaced = (word: string): string => [...word].join('\\s*');
const handlers =
  'abort|afterprint|animation\\w+|auxclick|before\\w+|blur|cancel|canplay\\w*|change|click|close|contextmenu|copy|cuechange|cut|' +
  'dblclick|drag\\w*|drop|durationchange|emptied|ended|error|focus\\w*|formdata|hashchange|input|invalid|key(?:down|press|up)|load\\w*|' +
  'message\\w*|mouse\\w+|offline|online|page(?:hide|show)|paste|pause|play\\w*|pointer\\w+|popstate|progress|ratechange|reset|' +
  'resize|scroll\\w*|search|securitypolicyviolation|seek\\w+|select\\w*|slotchange|stalled|storage|submit|suspend|timeupdate|toggle|touch\\w+|' +
  'transition\\w+|unload|volumechange|waiting|webkit\\w+|wheel|begin|end|repeat|finish|start|bounce';

const patterns: readonly RegExp[] = [
  new RegExp(`${spaced('javascript')}\\s*:`, 'i'),
  new RegExp(`${spaced('vbscript')}\\s*:`, 'i'),
  // As the beginning of an address: words after "Here is the data: " are none.
  /(?<![\p{L}\p{N}_])data:(?=[^\s])/iu,
  new RegExp(`(?<![\\p{L}\\p{N}_])on(?:${handlers})\\s*=\\s*(?=\\S)`, 'iu'),
  /<\s*(?:\/\s*)?(?:script|iframe|object|embed|applet|form|style|link|meta|base|svg|math|frame|frameset|portal|template)(?=[\s/>])/i,
  /<\s*(?:script|iframe|object|embed|applet|svg|style)\b/i,
];

export const isDangerous = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
