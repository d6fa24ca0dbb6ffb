import { expect, test } from 'vitest';
import { sampleConversation as conversation } from '#test/builders/sample-conversation.ts';
import { changed, matchesFolder } from './matches-folder.ts';

const view = (folder: Parameters<typeof matchesFolder>[1]['folder'], labelId = '') => ({ folder, labelId, q: '' });

test('[MSG-12] a conversation leaves and joins lists at once with a change', () => {
  const one = conversation({ unreadCount: 2 });
  expect(['inbox', 'unread', 'all'].every((folder) => matchesFolder(one, view(folder as 'inbox')))).toBe(true);
  const trashed = changed(one, { folder: 'trash' });
  expect(matchesFolder(trashed, view('trash'))).toBe(true);
  expect(
    ['inbox', 'unread', 'all', 'sent', 'spam', 'archived'].some((folder) =>
      matchesFolder(trashed, view(folder as 'inbox')),
    ),
  ).toBe(false);
  const archived = changed(one, { isArchived: true });
  expect([matchesFolder(archived, view('inbox')), matchesFolder(archived, view('archived'))]).toEqual([false, true]);
  expect(matchesFolder(changed(archived, { folder: 'inbox' }), view('inbox'))).toBe(true);
});

test('[MSG-12] labels go on and off, each once', () => {
  const one = changed(changed(conversation(), { addLabels: ['a', 'b'] }), { addLabels: ['a'], removeLabels: ['b'] });
  expect(one.labels).toEqual(['a']);
  expect([matchesFolder(one, view('all', 'a')), matchesFolder(one, view('all', 'b'))]).toEqual([true, false]);
});

test('[MSG-05] read has nothing unread; marked unread has something', () => {
  const one = conversation({ unreadCount: 3 });
  expect(changed(one, { isRead: true }).unreadCount).toBe(0);
  expect(changed(changed(one, { isRead: true }), { isRead: false }).unreadCount).toBe(1);
});

test('[MSG-12] a label finds what lies in spam and trash too; stars and weights change alone', () => {
  const one = conversation({ labels: ['a'], folder: 'trash', unreadCount: 1 });
  expect([matchesFolder(one, view('all', 'a')), matchesFolder(one, view('all'))]).toEqual([true, false]);
  const marked = changed(one, { isStarred: true, priority: 'high' });
  expect(marked).toEqual({ ...one, isStarred: true, priority: 'high' });
  expect(changed(marked, {})).toEqual(marked);
  // What is archived and then moved is archived no more; what is only marked stays archived.
  const archived = conversation({ isArchived: true });
  expect([changed(archived, { folder: 'spam' }), changed(archived, { isStarred: true })]).toMatchObject([
    { isArchived: false, folder: 'spam' },
    { isArchived: true, folder: 'inbox' },
  ]);
});
