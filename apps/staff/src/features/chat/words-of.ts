import type { ChatMessage } from '@signet/contract'
import type { Translate } from '@signet/i18n'

type Shown = Readonly<{ kind: string; text: string; isRecalled?: boolean }>

/** What a list or a quote says about a message: its text, or in a word what it is. */
export function wordsOf(t: Translate, { kind, text, isRecalled = false }: Shown): string {
  if (isRecalled) return t('chat.wasRecalled')
  if (kind === 'text') return text
  if (kind === 'event' || kind === 'hidden' || kind === 'blocked') return t(`chat.kind.${kind}`)
  const name = t(`chat.kind.${kind}`)
  return text && kind !== 'case' ? `[${name}] ${text}` : `[${name}]`
}

type Sent = Shown & Readonly<{ sender: Readonly<{ id: string }> | null }>

/** The same, without the words of people whom the reader has blocked. */
export function unblockedWordsOf(t: Translate, message: Sent, blocked: readonly string[]): string {
  return wordsOf(t, isBlocked(message, blocked) ? { kind: 'blocked', text: '' } : message)
}

export function isBlocked({ sender }: Pick<Sent, 'sender'>, blocked: readonly string[]): boolean {
  return blocked.includes(sender?.id ?? '')
}

/** The sentence about what happened to a conversation. */
export function sentenceOf(t: Translate, { event }: Pick<ChatMessage, 'event'>): string {
  if (!event) return ''
  const people = event.people.map(({ name }) => name).join(t('chat.comma'))
  const isOwn = event.people.length === 1 && event.people[0]?.id === event.by?.id
  const word = event.name === 'evidence' && isOwn ? 'ownEvidence' : event.name
  return t(`chat.event.${word}`, { by: event.by?.name ?? '', people, text: event.text })
}
