import { parseSync } from 'vite';

/** Every pattern that a file writes down, with its line. */
export function patternsOf(file, code) {
  const patterns = [];
  const visit = (part) => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (typeof part?.type !== 'string') return undefined;
    if (part.regex)
      patterns.push({
        source: part.regex.pattern,
        flags: part.regex.flags,
        line: code.slice(0, part.start).split('\n').length,
      });
    return Object.values(part).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return patterns;
}

const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const isRaw = ({ type, tag }) => type === 'TaggedTemplateExpression' && tag.object?.name === 'String';
const isLiteral = (node) =>
  typeof node?.value === 'string' || (isRaw(node) ? node.quasi : node)?.expressions?.length === 0;

/** The lines where a pattern is put together from data, where no check can time it: in a function, or outside of what is loaded for the check. */
export function unknownPatterns(file, code) {
  const lines = [];
  const isLoaded = file.startsWith('src/domain/');
  const visit = (part, isCalled) => {
    if (Array.isArray(part)) return part.forEach((each) => visit(each, isCalled));
    if (typeof part?.type !== 'string') return undefined;
    const isMade = /^(?:New|Call)Expression$/.test(part.type) && part.callee.name === 'RegExp';
    if (isMade && (isCalled || !isLoaded) && !isLiteral(part.arguments[0]))
      lines.push(code.slice(0, part.start).split('\n').length);
    return Object.values(part).forEach((each) => visit(each, isCalled || FUNCTIONS.test(part.type)));
  };
  visit(parseSync(file, code).program, false);
  return lines;
}
