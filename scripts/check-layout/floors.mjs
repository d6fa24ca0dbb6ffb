// Who may import whom: floors, rooms in their order, and no circle. Every message says what to do instead.

import { roomOrder } from '../../src/domain/rooms.ts';

/** Stands below the rooms of its floor and knows none of them. */
const platformFolders = { domain: ['core'], server: ['platform'], web: ['platform', 'ui'] };
/** Stands above the rooms of its floor: the app that lists the rooms, and on the server its tools. */
const above = { domain: [], server: ['app'], web: ['app'] };

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The floor and the room of a file; `room` is empty for what lies in no folder. */
export function placeOf(file) {
  const [src, floor, ...rest] = file.split('/');
  if (src !== 'src') return { floor: src, room: '' };
  if (floor !== 'domain' && rest[0] === 'rooms') rest.shift();
  return { floor, room: rest.length > 1 ? rest[0] : '' };
}

function heightOf({ floor, room }) {
  const below = (platformFolders[floor] ?? []).indexOf(room);
  if (below >= 0) return below - 10;
  const order = roomOrder.indexOf(room);
  return order >= 0 ? order : roomOrder.length;
}

function insteadOf(from, at) {
  if (from.floor === 'web' && from.room === 'platform')
    return 'The platform knows neither kit nor rooms: let who uses it hand it in.';
  if (from.floor === 'web' && from.room === 'ui')
    return 'src/web/ui knows no room and no app: pass it in as a property.';
  if (from.floor === 'web' && at.room === 'app')
    return 'No room knows the app: move what both need to src/web/platform or src/web/ui.';
  if (from.floor === 'web')
    return `Rooms import only downwards: leave a slot that src/web/app/fill-slots.ts fills with what ${at.room} shows, or let ${at.room} listen.`;
  if (heightOf(from) < 0) return 'The platform knows no room: let the room bring it through its room.ts.';
  if (heightOf(at) === roomOrder.length) return 'It stands above the rooms: let it hand in what the room needs.';
  return `Rooms import only downwards: publish an event here and react to it in ${at.room}.`;
}

function problemsOfImport(file, target) {
  const [from, at] = [placeOf(file), placeOf(target)];
  const to = `imports ${target}.`;
  if (from.floor === 'domain' && at.floor !== 'domain')
    return [`${to} The domain lies below everything: move the rule's need into an argument.`];
  if (from.floor === 'web' && at.floor === 'server')
    return [`${to} The browser never imports the server: call it through src/web/platform/api.ts.`];
  if (from.floor === 'server' && at.floor === 'web')
    return [`${to} The server never imports the browser's code: move what both need to src/domain.`];
  const isPlatform = heightOf(from) < 0;
  if (isPlatform && !isTest(file) && from.floor !== 'domain' && at.floor === 'domain' && roomOrder.includes(at.room))
    return [`${to} It knows no room, on no floor: take what it needs as a type of its own, or as an argument.`];
  const isRoomOfRules =
    at.floor === 'domain' && ['server', 'web'].includes(from.floor) && roomOrder.includes(from.room);
  if (isRoomOfRules && !isTest(file) && roomOrder.indexOf(at.room) > roomOrder.indexOf(from.room))
    return [
      `${to} ${at.room} stands above ${from.room}: move the rule down, take the answer of a call by CallOutput, or let ${at.room} react.`,
    ];
  if (from.floor !== at.floor || !(from.floor in platformFolders) || (isTest(file) && !isPlatform)) return [];
  return heightOf(at) > heightOf(from) ? [`${to} ${insteadOf(from, at)}`] : [];
}

/** Folders that are neither a room of the list nor one of the few others: a room that is forgotten there has no order. */
function problemsOfPlace(file) {
  const { floor, room } = placeOf(file);
  if (!(floor in platformFolders) || !file.startsWith('src/')) return [];
  const isKnown = room === '' || [...roomOrder, ...platformFolders[floor], ...above[floor]].includes(room);
  if (!isKnown) return [`stands in ${room}, which is no room: list it in src/domain/rooms.ts.`];
  if (floor === 'domain') return [];
  const isInRooms = file.startsWith(`src/${floor}/rooms/`);
  if (room === '' || isInRooms !== roomOrder.includes(room))
    return [`stands beside the floors: src/${floor} has ${platformFolders[floor].join(', ')}, rooms/<room> and app.`];
  return [];
}

/** The circles of imports among files: each as the files in their order (Tarjan's strongly connected components). */
export function circlesOf(imports) {
  const found = [];
  const at = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    at.set(file, at.size);
    low.set(file, at.get(file));
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!at.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== at.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of imports.keys()) if (!at.has(file)) visit(file);
  return found;
}

/** What breaks the floors. `imports` has every file with the files that it imports, types and late ones too. */
export function problemsOfFloors(imports) {
  const problems = [];
  for (const [file, targets] of imports) {
    problems.push(...problemsOfPlace(file).map((problem) => `${file}: ${problem}`));
    for (const target of targets)
      problems.push(...problemsOfImport(file, target).map((problem) => `${file}: ${problem}`));
  }
  const sources = new Map([...imports].filter(([file]) => file.startsWith('src/') && !isTest(file)));
  for (const circle of circlesOf(sources))
    problems.push(
      `${circle[0]}: is in a circle of imports with ${circle.slice(1, 4).join(', ')}${circle.length > 4 ? ` and ${circle.length - 4} more` : ''}. Move what they share to a file of its own, or hand it in.`,
    );
  return problems;
}
