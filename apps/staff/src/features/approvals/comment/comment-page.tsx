import { useT } from '@signet/i18n/react'
import { Empty, InfiniteList, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { CaseActs } from '../../../kit/outbox/case-acts.tsx'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readCaseConfig } from '../case-config.ts'
import { useComments } from '../queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentLine } from './comment-line.tsx'
import styles from './comments.module.css'

/** Writes a comment on a case or a reply to one; earlier comments are below, newest first. */
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
      <CaseActs caseId={caseId} />
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
