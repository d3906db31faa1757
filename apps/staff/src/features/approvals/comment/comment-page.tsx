import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, ErrorNote, IconButton, InfiniteList, PageState, useFeedback } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { MessageSquareText, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useDeed } from '../../forms/index.ts'
import { readCaseConfig } from '../case-config.ts'
import { AttachmentsField } from '../parts/attachments-field.tsx'
import { BrokenLink } from '../parts/broken-link.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { type Attachment, type CaseComment, useComments } from '../queries.ts'
import { CommentLine } from './comment-line.tsx'
import styles from './comments.module.css'
import { ReplyQuote } from './reply-quote.tsx'

/** Write a comment on a case, or answer one; what was said before stands below, newest first. */
export function CommentPage() {
  const t = useT()
  const { config, reply } = useSearch({ from: '/member/pages/workFlow/comment/index' })
  const subject = readCaseConfig(config)
  const caseId = subject?.kind === 'case' ? subject.caseId : ''
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useComments(caseId)
  const [answered, setAnswered] = useState(reply ?? '')
  const writing = useRef<HTMLTextAreaElement>(null)
  if (!caseId) return <BrokenLink />

  const comments = data?.pages.flatMap(({ list }) => list)
  const answer = (id: string) => {
    setAnswered(id)
    writing.current?.focus()
  }
  return (
    <StackPage title={t('approvals.comment.title')} onRefresh={refetch}>
      <CommentForm
        caseId={caseId}
        replyTo={comments?.find(({ id }) => id === answered)}
        onSent={() => setAnswered('')}
        writing={writing}
      />
      <PageState
        query={{ data: comments, error, refetch }}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            icon={<MessageSquareText />}
            title={t('approvals.comment.none')}
            hint={t('approvals.comment.noneHint')}
          />
        }
      >
        {(list) => (
          <InfiniteList
            label={t('approvals.tab.comments')}
            rows={list}
            keyOf={({ id }) => id}
            hasMore={hasNextPage}
            onEnd={() => {
              if (!isFetchingNextPage) void fetchNextPage()
            }}
            estimate={96}
          >
            {(comment) => (
              <div className={styles.card}>
                <CommentLine
                  comment={comment}
                  action={
                    <button type="button" className={styles.reply} onClick={() => answer(comment.id)}>
                      {t('approvals.comment.reply')}
                    </button>
                  }
                />
              </div>
            )}
          </InfiniteList>
        )}
      </PageState>
    </StackPage>
  )
}

type CommentFormProps = Readonly<{
  caseId: string
  replyTo: CaseComment | undefined
  onSent: () => void
  writing: React.RefObject<HTMLTextAreaElement | null>
}>

function CommentForm({ caseId, replyTo, onSent, writing }: CommentFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { approvals } = useClient()
  const { perform, isPending, error } = useDeed(approvals.comment)
  const [text, setText] = useState('')
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [sent, setSent] = useState(0)
  const [isMissing, setMissing] = useState(false)

  const send = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return writing.current?.focus()
    perform({ caseId, text, attachments: [...attachments], ...(replyTo && { replyTo: replyTo.id }) }, () => {
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
        <AttachmentsField key={sent} value={attachments} onChange={setAttachments} />
        <ErrorNote error={error} />
        <Button tone="primary" isWide isBusy={isPending} onClick={send}>
          {t('approvals.comment.send')}
        </Button>
      </div>
    </Card>
  )
}
