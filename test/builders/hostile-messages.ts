/** [MSG-06] Texts that people, programs and attackers send; used wherever a message is stored, listed, searched or mailed. */
export interface HostileText {
  text: string;
  /** What is stored of it; or why it is refused. */
  stored: string;
}

const same = (...texts: string[]): HostileText[] => texts.map((text) => ({ text, stored: text }));
const becomes = (...pairs: [text: string, stored: string][]): HostileText[] =>
  pairs.map(([text, stored]) => ({ text, stored }));
const refused = (why: string, ...texts: string[]): HostileText[] => texts.map((text) => ({ text, stored: why }));

/** What a person typed and is no markup. */
const typed = same(
  'I <3 your mugs',
  'a < b > c',
  '1 < 2 and 3 > 2',
  'x<y',
  '<ana@example.com>',
  'Ana <your name here>',
  '>:( and <:-)',
  '<- this one ->',
  'List<Mug> of mugs',
  '<',
  '<>',
  '</>',
  '<3<3<3',
  '5" high, 3\' wide',
  'He said "no" & left',
  '50 % off? 100%!',
  '{buyer} {{order}} ${total}',
  '\\n is no line',
  "'; DROP TABLE messages; --",
  "Robert'); DELETE FROM users WHERE ('1'='1",
  '%_% like this',
  '../../etc/passwd',
  '=SUM(A1:A9)',
  '@everyone +1 -2',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  '0',
  'true',
  'Here is the data: 12 × 8 cm',
  'on sale = yes',
  'The button once = red',
  'https://example.com/a?b=1&c=2#d',
  'www.example.com',
  'mail me: ana@example.com',
  '[click](http://example.com)',
  '# Heading\n* list\n> quote',
  '```code```',
  ':) ;-) :D xD',
);

/** Scripts, directions and signs of many people. */
const scripts = same(
  'Grüße aus Köln, schön!',
  'Çok güzel bir fincan, İstanbul ığş',
  'Привет, кружка красивая',
  'שלום, הכוס יפה',
  'مرحبا، الكوب جميل',
  'می‌خواهم',
  'नमस्ते, कप सुंदर है',
  '你好，这个杯子很漂亮',
  'こんにちは、カップがきれい',
  '안녕하세요, 컵이 예뻐요',
  'สวัสดี ถ้วยสวย',
  'Γειά σου, ωραία κούπα',
  'Zalgo: h̷e̸l̵l̶o̷',
  'ﬁ ﬂ ½ ① Ⅷ',
  '𝕳𝖊𝖑𝖑𝖔 𝓯𝓻𝓸𝓶 𝟚𝟘𝟚𝟞',
  '👨‍👩‍👧‍👦 family',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag',
  '👍🏽 ❤️ ☕️',
  '🇩🇪🇵🇹',
  'e\u0301 is é',
  '½ + ¼ = ¾',
  '™ © ® € £ ¥',
);

/** What nobody sees is not stored. */
const invisible = becomes(
  ['zero\u200bwidth', 'zerowidth'],
  ['\ufeffmark in front', 'mark in front'],
  ['soft\u2060joined', 'softjoined'],
  ['turned \u202eback\u202c again', 'turned back again'],
  ['\u2067isolated\u2069', 'isolated'],
  ['left\u200eright\u200fmarks', 'leftrightmarks'],
  ['\u061carabic mark', 'arabic mark'],
  ['filler\u3164here', 'fillerhere'],
  ['bell\u0007and\u001bescape', 'bellandescape'],
  ['a\u0085b', 'a\nb'],
  ['line\u2028and\u2029paragraph', 'line\nand\nparagraph'],
  ['win\r\ndows\rmac', 'win\ndows\nmac'],
  ['one\n\n\n\n\n\ntwo', 'one\n\ntwo'],
  ['  trimmed  ', 'trimmed'],
  ['tag\u{e0041}letters', 'tagletters'],
);

/** Markup is stripped, whatever it is; entities are decoded once. */
const markup = becomes(
  ['<b>bold</b> mug', 'bold mug'],
  // For a browser it is a tag with attributes.
  ['if (a<b && c>d) it fits', 'if (ad) it fits'],
  ['<B CLASS="x">bold</B>', 'bold'],
  ['<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<a href="http://example.com">here</a>', 'here'],
  ['<img src="x.png" alt="a > b">after', 'after'],
  ['<div\nclass="a"\n>inside</div>', 'inside'],
  ['<!-- hidden --> shown', 'shown'],
  ['<!doctype html>text', 'text'],
  ['<?php echo 1 ?>text', 'text'],
  ['<![CDATA[x]]>text', 'text'],
  ['<b><i>deep</i></b>', 'deep'],
  ['<<b>b>twice</b>', 'twice'],
  ['<table><tr><td>cell</td></tr></table>', 'cell'],
  ['<font color=red>red</font>', 'red'],
  ['<marquee>run</marquee>', 'run'],
  ['<h1>Big</h1> words', 'Big\n words'],
  ['&lt;3', '<3'],
  ['&amp;lt;3', '&lt;3'],
  ['AT&amp;T', 'AT&T'],
  ['caf&eacute; &#233; &#xe9;', 'café é é'],
  ['&notanentity; &;', '&notanentity; &;'],
  ['&#0; &#xd800; &#x110000;', '&#0; &#xd800; &#x110000;'],
  ['&quot;said&quot;', '"said"'],
  ['a&#8203;b', 'ab'],
  ['&lt;b&gt;as text&lt;/b&gt;', '<b>as text</b>'],
);

const dangerous = refused(
  'messages/content-dangerous',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/x.js>',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<script',
  '< script >alert(1)</script>',
  '<iframe src="x"></iframe>',
  '<svg onload=alert(1)>',
  '<object data="x"></object>',
  '<form action="x"><input></form>',
  '<style>body{}</style>',
  '<meta http-equiv="refresh" content="0">',
  '<img src=x onerror=alert(1)>',
  '<b onclick="x()">a</b>',
  'onclick=alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#115;cript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox',
  'data:text/html,<b>x</b>',
  'see data:text/html;base64,PHNjcmlwdD4=',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'java\u200bscript:alert(1)',
);

const empty = [
  ...refused('messages/content-empty', ' ', '\n\n', '<b></b>', '<br><br>', '\u200b\u200b', '<!-- only -->', '&nbsp;'),
  ...refused('messages/content-length', '', 'a'.repeat(5001), '😀'.repeat(5001)),
];

const long = same('a'.repeat(5000), '😀'.repeat(5000), 'ä'.repeat(5000), `${'word '.repeat(999)}words`);

export const hostileTexts: readonly HostileText[] = [
  ...typed,
  ...scripts,
  ...invisible,
  ...markup,
  ...dangerous,
  ...empty,
  ...long,
];
