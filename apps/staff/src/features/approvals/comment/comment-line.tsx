import { useT } from '@signet/i18n/react'
import { Avatar, Link, sharedStyles } from '@signet/ui'
import type { ReactNode } from 'react'
import { AttachmentList } from '../../../kit/fields/attachment-list.tsx'
import { When } from '../parts/case-marks.tsx'
import type { CaseComment } from '../queries.ts'
import styles from './comments.module.css'

type CommentLineProps = Readonly<{
  comment: CaseComment
  /** The target of a reply, or the button that replies here. */
  replyHref?: string
  action?: ReactNode
}>

/** One comment: author, time, the comment it answers, text and files. */
export function CommentLine({ comment, replyHref, action }: CommentLineProps) {
  const t = useT()
  const { by, at, text, attachments, replyTo } = comment
  return (
    <article className={styles.comment} aria-label={t('approvals.comment.by', { name: by.name })}>
      <Avatar id={by.id} name={by.name} src={by.headIcon} size={32} />
      <div className={sharedStyles.grow}>
        <p className={styles.head}>
          <span className={styles.who}>{by.name}</span>
          <When at={at} className={sharedStyles.note} />
        </p>
        {replyTo && <ReplyQuote reply={replyTo} />}
        <p className={styles.text}>{text}</p>
        <AttachmentList attachments={attachments} />
        {replyHref && (
          <Link href={replyHref} className={styles.reply}>
            {t('approvals.comment.reply')}
          </Link>
        )}
        {action}
      </div>
    </article>
  )
}

type ReplyQuoteProps = Readonly<{ reply: NonNullable<CaseComment['replyTo']> }>

export function ReplyQuote({ reply }: ReplyQuoteProps) {
  const t = useT()
  return (
    <blockquote className={styles.quote}>
      {t('approvals.comment.quote', { name: reply.by.name, text: reply.text })}
    </blockquote>
  )
}
