import type { Conversation } from '@signet/contract'
import { useMatcher, useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import styles from './composer.module.css'

type MentionListProps = Readonly<{
  conversation: Conversation
  me: string
  text: string
  onText: (text: string) => void
}>

const most = 6

/** While a name is being typed after an @: the members it may be, by name, pinyin or initials. */
export function MentionList({ conversation, me, text, onText }: MentionListProps) {
  const t = useT()
  const matches = useMatcher()
  const typed = /@([^\s@]{0,20})$/.exec(text)?.[1]
  if (typed === undefined || conversation.kind === 'direct') return null
  const put = (name: string) => onText(`${text.slice(0, text.length - typed.length)}${name} `)
  const all = t('chat.everybody')
  const mayAll = !conversation.isStrict || conversation.own.role !== 'member'
  const found = conversation.members.filter(({ person }) => person.id !== me && matches(person.name, typed))
  const isAll = mayAll && matches(all, typed)
  if (found.length === 0 && !isAll) return null

  return (
    <ul className={styles.mentions} aria-label={t('chat.mention')}>
      {isAll && (
        <li>
          <button type="button" className={styles.mention} onClick={() => put(all)}>
            @{all}
          </button>
        </li>
      )}
      {found.slice(0, most).map(({ person: { id, name, headIcon } }) => (
        <li key={id}>
          <button type="button" className={styles.mention} onClick={() => put(name)}>
            <Avatar id={id} name={name} src={headIcon} size={24} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const everybody = ['@所有人', '@Everyone']

/** Whom a text mentions. */
export function mentionedIn({ kind, members }: Conversation, text: string) {
  if (kind === 'direct' || !text.includes('@')) return { mentions: [], mentionsAll: false }
  return {
    mentions: members
      .flatMap(({ person }) => (text.includes(`@${person.name}`) ? person.id : []))
      .slice(0, 50),
    mentionsAll: everybody.some((word) => text.includes(word)),
  }
}
