import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, IconButton, useFeedback } from '@signet/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { useDeed } from '../../forms/index.ts'
import { AttachmentsField } from '../parts/attachments-field.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { Attachment, CaseComment } from '../queries.ts'
import styles from './comments.module.css'
import { MentionButton } from './mention-button.tsx'
import { ReplyQuote } from './reply-quote.tsx'
import { useMentions, withMention } from './use-mentions.ts'

type CommentFormProps = Readonly<{
  caseId: string
  replyTo: CaseComment | undefined
  onSent: () => void
  writing: React.RefObject<HTMLTextAreaElement | null>
}>

/** Words and files for a comment; a colleague of the case who is named in it is told. */
export function CommentForm({ caseId, replyTo, onSent, writing }: CommentFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { approvals } = useClient()
  const { perform, isPending, error } = useDeed(approvals.comment)
  const [text, setText] = useState('')
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [sent, setSent] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const mentions = useMentions(caseId)

  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return writing.current?.focus()
    const said = { caseId, text, attachments: [...attachments], mentions: mentions.namedIn(text) }
    perform({ ...said, ...(replyTo && { replyTo: replyTo.id }) }, () => {
      feedback.success(t('approvals.done.comment'))
      setText('')
      setAttachments([])
      setSent(sent + 1)
      onSent()
    })
  }
  return (
    <Card>
      <div className={styles.form}>
        {replyTo && (
          <div className={styles.answering}>
            <ReplyQuote reply={{ id: replyTo.id, by: replyTo.by, text: replyTo.text }} />
            <IconButton label={t('approvals.comment.noReply')} icon={<X />} onClick={onSent} />
          </div>
        )}
        <TextArea
          label={t('approvals.comment.write')}
          value={text}
          maxLength={2000}
          placeholder={t('approvals.comment.placeholder')}
          problem={isMissing && text.trim() === '' ? t('approvals.comment.empty') : null}
          fieldRef={writing}
          onChange={setText}
        />
        <MentionButton
          among={mentions.among}
          onMention={(people) => {
            mentions.remember(people)
            setText(people.reduce((before, { name }) => withMention(before, name), text))
            writing.current?.focus()
          }}
        />
        <AttachmentsField key={sent} value={attachments} onChange={setAttachments} />
        <ErrorNote error={error} />
        <Button tone="primary" isWide isBusy={isPending} onClick={send}>
          {t('approvals.comment.send')}
        </Button>
      </div>
    </Card>
  )
}
