import type { ChatMessage } from '@signet/contract'

/**
 * What a device knows of a conversation. All changes up to `revision` are known; `ahead` are those that came before
 * others did, which shows a gap.
 */
export type Stream = Readonly<{
  /** By place; each in the latest state that was heard of. */
  messages: readonly ChatMessage[]
  revision: number
  ahead: readonly number[]
}>

export function openStream(revision: number): Stream {
  return { messages: [], revision, ahead: [] }
}

/** Takes a message of a frame, in any order and as often as it comes. */
export function receiveMessage(stream: Stream, message: ChatMessage): Stream {
  const heard = withMessages(stream, [message])
  return message.revision <= stream.revision
    ? heard
    : { ...heard, ...settle(stream.revision, [...stream.ahead, message.revision]) }
}

/** Takes a page of history, which says nothing about what changed elsewhere. */
export function receiveHistory(stream: Stream, messages: readonly ChatMessage[]): Stream {
  return withMessages(stream, messages)
}

type Missed = Readonly<{ messages: readonly ChatMessage[]; lastRevision: number }>

/** Takes what was missed: after it, everything up to `lastRevision` is known. */
export function receiveMissed(stream: Stream, { messages, lastRevision }: Missed): Stream {
  const revision = Math.max(stream.revision, lastRevision)
  return { ...withMessages(stream, messages), ...settle(revision, stream.ahead) }
}

/** Whether a change is known to be missing. */
export function hasGap({ ahead }: Stream): boolean {
  return ahead.length > 0
}

function settle(revision: number, heard: readonly number[]): Pick<Stream, 'revision' | 'ahead'> {
  const ahead = [...new Set(heard)].filter((one) => one > revision).sort((a, b) => a - b)
  let known = revision
  while (ahead[0] === known + 1) known = ahead.shift() ?? known
  return { revision: known, ahead }
}

function withMessages(stream: Stream, messages: readonly ChatMessage[]): Stream {
  if (messages.length === 0) return stream
  const bySequence = new Map(stream.messages.map((message) => [message.sequence, message]))
  for (const message of messages) {
    const known = bySequence.get(message.sequence)
    if (!known || known.revision < message.revision) bySequence.set(message.sequence, message)
  }
  return { ...stream, messages: [...bySequence.values()].sort((a, b) => a.sequence - b.sequence) }
}
