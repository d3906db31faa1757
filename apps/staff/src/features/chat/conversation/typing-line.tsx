import type { Conversation } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import styles from './composer.module.css'

/** A frame is sent at most so often, and is over after so long without another. */
const every = 3_000
const lasts = 5_000

/** Tells the others that one types, at most every three seconds. */
export function useTellTyping(conversationId: string): () => void {
  const { live } = useApp()
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    if (performance.now() - toldAt.current < every) return
    if (live.say({ method: 'Typing', conversationId })) toldAt.current = performance.now()
  }
}

/** Who is typing now. */
export function TypingLine({ conversation }: Readonly<{ conversation: Conversation }>) {
  const t = useT()
  const typing = useTyping(conversation.id)
  const names = conversation.members.flatMap(({ person }) => (typing.includes(person.id) ? person.name : []))
  return (
    <p className={styles.typing} aria-live="polite">
      {names.length > 0 && t('chat.typing', { names: names.slice(0, 3).join(t('chat.comma')) })}
    </p>
  )
}

function useTyping(id: string): readonly string[] {
  const { queries } = useApp()
  const [typing, setTyping] = useState<readonly string[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const heard = queries
        .getQueriesData<number>({ queryKey: ['chat-typing', id] })
        .filter(([, at]) => at !== undefined && Date.now() - at < lasts)
      const people = heard.map(([key]) => String(key[2]))
      setTyping((known) => (known.join() === people.join() ? known : people))
      if (heard.length > 0) timer = setTimeout(look, 1_000)
    }
    look()
    const stop = queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === 'chat-typing' && query.queryKey[1] === id) look()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [id, queries])
  return typing
}
