import { useT } from '@signet/i18n/react'
import type { CaseComment } from '../queries.ts'
import styles from './comments.module.css'

type ReplyQuoteProps = Readonly<{ reply: NonNullable<CaseComment['replyTo']> }>

export function ReplyQuote({ reply }: ReplyQuoteProps) {
  const t = useT()
  return (
    <blockquote className={styles.quote}>
      {t('approvals.comment.quote', { name: reply.by.name, text: reply.text })}
    </blockquote>
  )
}
