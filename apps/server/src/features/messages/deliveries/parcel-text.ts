import type { Parcel } from './channel-kind.ts'
import type { Message } from './message-words.ts'

/** The title of what is sent: of the message, or how many are gathered. */
export function titleOf({
  messages,
  total,
  t,
  system,
}: Pick<Parcel, 'messages' | 'total' | 't' | 'system'>): string {
  const [only] = messages
  return messages.length === 1 && only ? only.title : t('channels.digestSubject', { count: total, system })
}

/** What somebody wrote, and who; empty where nothing was written. */
export function saidIn({ words, sender }: Pick<Message, 'words' | 'sender'>): string {
  return words !== '' && sender !== '' ? `${sender}: ${words}` : words
}
