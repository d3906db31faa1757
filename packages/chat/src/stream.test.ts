import type { ChatMessage } from '@signet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGap, openStream, receiveHistory, receiveMessage, receiveMissed, type Stream } from './stream.ts'

const message = (sequence: number, revision: number): ChatMessage => ({
  ...{ conversationId: 'c', sequence, revision, clientId: null, kind: 'text', sender: null },
  text: `${sequence} at ${revision}`,
  ...{ file: null, caseId: null, place: null, event: null, replyTo: null, mentions: [], mentionsAll: false },
  ...{ reactions: [], sentAt: '2026-11-20T08:00:00Z', editedAt: null, recalledAt: null, isPinned: false },
  isEvidence: false,
  isRemoved: false,
})

/** New messages and changes of earlier ones, as the frames of a conversation. */
const frames = fc.array(fc.nat(9), { minLength: 1, maxLength: 30 }).map((draws) => {
  let last = 0
  return draws.map((draw, at) => message(draw < 6 || last === 0 ? ++last : 1 + (draw % last), at + 1))
})
const heardOf = (all: readonly ChatMessage[]) =>
  fc
    .array(fc.constantFrom(...all), { maxLength: 60 })
    .map((some) => some.reduce(receiveMessage, openStream(0)))

/** What the server answers about a revision: each message that changed later, in its last state. */
function missedBy({ revision }: Stream, all: readonly ChatMessage[]) {
  const latest = new Map(all.map((one) => [one.sequence, one]))
  return {
    messages: [...latest.values()].filter((one) => one.revision > revision),
    lastRevision: all.length,
  }
}
const lastStates = (all: readonly ChatMessage[]) =>
  [...new Map(all.map((one) => [one.sequence, one])).values()].toSorted((a, b) => a.sequence - b.sequence)

test('frames that are reordered, doubled and lost become the stream 1 to n once what was missed is fetched', () => {
  const stories = frames.chain((all) => fc.tuple(fc.constant(all), heardOf(all), heardOf(all)))
  fc.assert(
    fc.property(stories, ([all, heard, other]) => {
      const whole = receiveMissed(heard, missedBy(heard, all))
      expect(whole.messages).toEqual(lastStates(all))
      expect(hasGap(whole)).toBe(false)
      expect(other.messages.reduce(receiveMessage, whole)).toEqual(whole)
    }),
  )
})

test('a gap is seen as soon as a later change is heard, and only then', () => {
  fc.assert(
    fc.property(
      frames.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all]))),
      ([all, some]) => {
        const stream = some.reduce(receiveMessage, openStream(0))
        const heard = new Set(some.map(({ revision }) => revision))
        const firstLost = all.findIndex(({ revision }) => !heard.has(revision)) + 1
        const isGap = firstLost > 0 && some.some(({ revision }) => revision > firstLost)
        expect(hasGap(stream)).toBe(isGap)
      },
    ),
  )
})

test('a page of history never takes back a later state, and hides no gap', () => {
  const edited = receiveMessage(openStream(2), message(1, 4))
  const stream = receiveHistory(edited, [message(1, 1), message(2, 2)])

  expect(stream.messages.map(({ revision }) => revision)).toEqual([4, 2])
  expect(hasGap(stream)).toBe(true)
})
