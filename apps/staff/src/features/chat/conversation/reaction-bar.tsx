import { type ChatMessage, type Conversation, chatReactions } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useChangeMessage } from '../queries.ts'
import styles from './reaction-bar.module.css'

type ReactionBarProps = Readonly<{ message: ChatMessage; conversation: Conversation; me: string }>

/** What people think of a message; a press joins them or takes it back. */
export function ReactionBar({ message, conversation, me }: ReactionBarProps) {
  const t = useT()
  const change = useChangeMessage()
  const { reactions, sequence } = message
  if (reactions.length === 0) return null
  const nameOf = (id: string) =>
    conversation.members.find(({ person }) => person.id === id)?.person.name ?? ''

  return (
    <span className={styles.bar}>
      {chatReactions.flatMap((emoji) => {
        const given = reactions.find((one) => one.emoji === emoji)
        if (!given) return []
        const isOn = given.personIds.includes(me)
        const names = given.personIds.map(nameOf).filter(Boolean).join(t('chat.comma'))
        return [
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={isOn}
            aria-label={`${emoji} ${names}`}
            title={names}
            onClick={() =>
              change.mutate((chat) => chat.react({ id: conversation.id, sequence, emoji, isOn: !isOn }))
            }
          >
            <span aria-hidden="true">{emoji}</span> {given.personIds.length}
          </button>,
        ]
      })}
    </span>
  )
}
