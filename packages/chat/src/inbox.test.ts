import type { ServerFrame } from '@signet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badge, emptyInbox, type Inbox, receiveCount, receiveFrame, receiveStanding } from './inbox.ts'

const push = (sequence: number, unreadTotalCount: number): ServerFrame => ({
  method: 'messagePush',
  sequence,
  unreadTotalCount,
  id: `notice-${sequence}`,
  messageType: 2,
  title: `Claim ${sequence} waits for you`,
  userId: 'li',
  toUserId: ['wang'],
  unreadNoticeCount: 1,
  messageDefaultTime: 1_000 + sequence,
})
const changed = (sequence: number, unreadTotalCount: number): ServerFrame => ({
  method: 'changed',
  sequence,
  unreadTotalCount,
  topics: ['notices'],
})
const init = (sequence: number, unreadTotalCount: number, fromLi = 0): ServerFrame => ({
  method: 'initMessage',
  sequence,
  unreadTotalCount,
  onlineUsers: [],
  unreadNums: [],
  conversations: [{ id: 'with-li', last: 10 + fromLi, read: 10, unseen: [], isMuted: false }],
  unreadNoticeCount: unreadTotalCount,
  unreadMessageCount: 0,
  unreadSystemMessageCount: 0,
  unreadScheduleCount: 0,
  messageDefaultText: 'Leave request agreed',
  messageDefaultTime: 900,
  userId: 'wang',
})
const after = (frames: readonly ServerFrame[]): Inbox => frames.reduce(receiveFrame, emptyInbox)

test('the badge is the notices plus what every colleague wrote', () => {
  expect(badge(after([init(4, 3, 2)]))).toBe(5)
})

test('a push shows its title and the new count', () => {
  const inbox = after([init(4, 3), push(5, 4)])

  expect(badge(inbox)).toBe(4)
  expect(inbox.summary).toEqual({ text: 'Claim 5 waits for you', at: 1005 })
})

test('reading on another device takes the number away here', () => {
  expect(badge(after([init(4, 3), changed(5, 0)]))).toBe(0)
})

test('a push that was overtaken by a newer count is not shown again', () => {
  expect(badge(after([init(4, 3), changed(6, 0), push(5, 4)]))).toBe(0)
})

test('a count that a call answered counts as well', () => {
  expect(badge(receiveCount(after([init(4, 3)]), { sequence: 5, notices: 1 }))).toBe(1)
  expect(badge(receiveCount(after([init(4, 3)]), { sequence: 3, notices: 9 }))).toBe(3)
})

test('after being logged out nothing is counted', () => {
  expect(badge(after([init(4, 3), { method: 'logout', msg: '', token: '' }]))).toBe(0)
})

test('a colleague who comes and goes changes nothing', () => {
  expect(after([init(4, 3), { method: 'Online', userId: 'li' }])).toEqual(after([init(4, 3)]))
})

const story = fc.array(fc.nat(200), { minLength: 1, maxLength: 20 }).chain((counts) => {
  const frames = counts.map((count, at) => (count % 2 ? push(at + 1, count) : changed(at + 1, count)))
  const heard = fc.array(fc.constantFrom(...frames), { maxLength: 40 })
  return fc.tuple(fc.constant(counts), fc.constant(frames), heard)
})

test('the last count wins for repeated and reordered frames', () => {
  fc.assert(
    fc.property(story, ([counts, frames, again]) => {
      const inbox = after([init(0, 7), ...again, ...frames, ...again])
      expect(badge(inbox)).toBe(counts.at(-1))
    }),
  )
})

test('the badge never drops below zero, whatever a server says', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(50), fc.integer())), (counts) => {
      expect(
        badge(after(counts.map(([sequence, count]) => changed(sequence, count)))),
      ).toBeGreaterThanOrEqual(0)
    }),
  )
})

const said = (sequence: number): ServerFrame => ({
  method: 'receiveMessage',
  ...{
    userId: 'li',
    formUserId: 'li',
    dateTime: 0,
    latestDate: 0,
    headIcon: '',
    realName: '李伟',
    account: 'li',
  },
  ...{ messageType: 'text', conversationId: 'with-li', formMessage: '' },
  message: {
    ...{
      conversationId: 'with-li',
      sequence,
      revision: sequence,
      clientId: null,
      kind: 'text',
      sender: null,
    },
    ...{ text: '', file: null, caseId: null, place: null, event: null, replyTo: null, mentions: [] },
    ...{
      mentionsAll: false,
      reactions: [],
      sentAt: '2026-11-20T08:00:00Z',
      editedAt: null,
      recalledAt: null,
    },
    isPinned: false,
    isEvidence: false,
    isRemoved: false,
  },
})
const seen = (sequence: number, personId = 'wang'): ServerFrame => ({
  method: 'chatRead',
  conversationId: 'with-li',
  personId,
  sequence,
})

test('what Li writes counts until it is read here or on another device', () => {
  expect(badge(after([init(4, 0), said(11), said(12)]))).toBe(2)
  expect(badge(after([init(4, 0), said(11), said(12), seen(11)]))).toBe(1)
  expect(badge(after([init(4, 0), said(11), seen(11, 'li')]))).toBe(1)
})

test('chat frames in any order, doubled, and with some lost give the count of the last ones', () => {
  const story = fc
    .tuple(fc.integer({ min: 11, max: 30 }), fc.integer({ min: 10, max: 30 }))
    .chain(([last, read]) => {
      const all = [
        ...Array.from({ length: last - 10 }, (_, at) => said(11 + at)),
        ...Array.from({ length: Math.max(0, Math.min(read, last) - 10) }, (_, at) => seen(11 + at)),
      ]
      const ends = [said(last), ...(read > 10 ? [seen(Math.min(read, last))] : [])]
      const some = fc.array(fc.constantFrom(...all), { maxLength: 40 })
      return fc.tuple(
        fc.constant(last - Math.min(read, last)),
        some,
        fc.shuffledSubarray(ends, { minLength: ends.length }),
      )
    })
  fc.assert(
    fc.property(story, ([unread, some, ends]) => {
      const cut = Math.floor(some.length / 2)
      expect(badge(after([init(0, 0), ...some.slice(0, cut), ...ends, ...some.slice(cut)]))).toBe(unread)
    }),
  )
})

test('of a conversation never heard of, what was before its first frame is read, in any order of the frames', () => {
  expect(badge(after([said(8), said(7)]))).toBe(2)
  expect(badge(after([said(7), said(8)]))).toBe(2)
})

const unseen = (sequence: number): ServerFrame => ({ ...said(sequence), isUnseen: true }) as ServerFrame

test('what somebody writes whom the person blocked does not count, in any order of the frames', () => {
  const frames = [said(11), unseen(12), said(13), unseen(14)]
  fc.assert(
    fc.property(fc.shuffledSubarray([...frames, ...frames], { minLength: 8 }), (heard) => {
      expect(badge(after([init(4, 0), ...heard]))).toBe(2)
      expect(badge(after([init(4, 0), ...heard, seen(12)]))).toBe(1)
      expect(badge(after([init(4, 0), ...heard, seen(13)]))).toBe(0)
    }),
  )
})

test('after blocking or unblocking the list says what counts, and frames after it still do', () => {
  const told = { last: 13, read: 10, unseen: [11, 12], isMuted: false }
  const inbox = after([init(4, 0), said(11), said(12), said(13), unseen(14)])
  expect(badge(inbox)).toBe(3)
  const blocked = receiveStanding(inbox, 'with-li', told)
  expect(badge(blocked)).toBe(1)
  expect(badge(receiveStanding(blocked, 'with-li', { ...told, last: 14, unseen: [] }))).toBe(4)
})
