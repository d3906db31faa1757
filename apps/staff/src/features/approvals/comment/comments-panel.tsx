import { useT } from '@signet/i18n/react'
import { Button, Empty, Link, PageState, sharedStyles } from '@signet/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { commentHref } from '../operate/operate-href.ts'
import { useComments } from '../queries.ts'
import { CommentLine } from './comment-line.tsx'
import styles from './comments.module.css'

type CommentsPanelProps = Readonly<{ caseId: string; taskId?: string | undefined; mayComment: boolean }>

/** Comments, newest first; written and answered on a page of their own. */
export function CommentsPanel({ caseId, taskId, mayComment }: CommentsPanelProps) {
  const t = useT()
  const query = useComments(caseId)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const meant = useLinkedComment(query)
  const hrefOf = (reply?: string) => commentHref({ caseId, taskId }, reply)
  const comments = data?.pages.flatMap(({ list }) => list)

  return (
    <div className={sharedStyles.stack3}>
      {mayComment && (
        <Link href={hrefOf()} className={styles.write}>
          {t('approvals.comment.placeholder')}
        </Link>
      )}
      <PageState
        query={{ data: comments, error, refetch }}
        skeletonRows={2}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            icon={<MessageSquareText />}
            title={t('approvals.comment.none')}
            {...(mayComment && { hint: t('approvals.comment.noneHint') })}
          />
        }
      >
        {(list) => (
          <ul className={sharedStyles.stack4} aria-label={t('approvals.tab.comments')}>
            {list.map((comment) => (
              <li
                key={comment.id}
                tabIndex={-1}
                className={styles.said}
                {...(comment.id === meant.id && { ref: meant.ref, 'data-meant': true })}
              >
                <CommentLine comment={comment} {...(mayComment && { replyHref: hrefOf(comment.id) })} />
              </li>
            ))}
          </ul>
        )}
      </PageState>
      {hasNextPage && (
        <Button isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('approvals.comment.more')}
        </Button>
      )}
    </div>
  )
}

type Comments = Pick<
  ReturnType<typeof useComments>,
  'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>

/**
 * Loads pages until they have the comment of a message, then scrolls to it and removes it from the address,
 * so that coming back does not scroll again.
 */
function useLinkedComment({ data, hasNextPage, fetchNextPage, isFetchingNextPage }: Comments) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const wantedComment = typeof search['comment'] === 'string' ? search['comment'] : undefined
  const [met, setMet] = useState<string>()
  const ref = useRef<HTMLLIElement>(null)
  const isThere = data?.pages.some(({ list }) => list.some(({ id }) => id === wantedComment)) ?? false

  useEffect(() => {
    if (wantedComment === undefined || !data) return
    if (isThere) {
      ref.current?.scrollIntoView({ block: 'center' })
      ref.current?.focus({ preventScroll: true })
      setMet(wantedComment)
      void navigate({
        to: '.',
        search: ({ comment: _met, ...before }) => before,
        replace: true,
        resetScroll: false,
      })
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [wantedComment, data, isThere, hasNextPage, isFetchingNextPage, fetchNextPage, navigate])

  return { id: wantedComment ?? met, ref }
}
