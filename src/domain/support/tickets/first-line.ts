const LENGTH = 80;
const GREETING =
  /^(hello|hi|hey|dear|good (morning|afternoon|evening)|hallo|guten (tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?)\b/i;
const GREETING_LENGTH = 40;

const isGreeting = (line: string): boolean =>
  line.length <= GREETING_LENGTH && GREETING.test(line) && /[,!]$/.test(line);

/** What a letter is called: its first line that is more than a greeting, cut between two words. */
export function firstLine(letter: string): string {
  const lines = letter.split('\n').map((each) => each.replace(/\s+/g, ' ').trim());
  const said = lines.filter(Boolean);
  const line = said.find((each) => !isGreeting(each)) ?? said[0] ?? '';
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH - 2).replace(/[\ud800-\udbff]$/, '');
  const end = cut.lastIndexOf(' ');
  return end > LENGTH / 2 ? `${cut.slice(0, end)} …` : `${cut}…`;
}
