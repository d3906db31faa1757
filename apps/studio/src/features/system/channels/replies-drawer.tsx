import { useFormats, useT } from '@signet/i18n/react'
import { Empty, Failure, Status, type StatusKind, sharedStyles } from '@signet/ui'
import { Button, Skeleton } from 'antd'
import { MailX } from 'lucide-react'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import styles from './channels.module.css'
import { type Reply, type ReplyMailbox, useChannelMutation, useReplies } from './queries.ts'

/** Mails that came in as answers: what became of each, and how their mailbox does. */
export function RepliesDrawer({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReplies()
  const [first] = data?.pages ?? []
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <SideDrawer title={t('channels.replies')} width={480} onClose={onClose}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {first && <MailboxNote {...first.mailbox} />}
      {first && rows.length === 0 && (
        <Empty
          icon={<MailX />}
          title={t('channels.replies.empty')}
          hint={t(first.mailbox.isOn ? 'channels.replies.emptyHint' : 'channels.replies.off')}
        />
      )}
      <ol className={styles.replies}>
        {rows.map((row) => (
          <ReplyLine key={row.id} row={row} />
        ))}
      </ol>
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('channels.replies.more')}
        </Button>
      )}
    </SideDrawer>
  )
}

function MailboxNote({ isOn, readAt, failingSince, reason, retrying }: ReplyMailbox) {
  const t = useT()
  const formats = useFormats()
  if (failingSince !== null)
    return (
      <p role="alert" className={sharedStyles.problem}>
        {t('channels.replies.failing', { at: formats.dateTime(failingSince), reason })}
      </p>
    )
  if (!isOn || readAt === null) return null
  return (
    <>
      <p className={sharedStyles.note}>{t('channels.replies.readAt', { at: formats.dateTime(readAt) })}</p>
      {retrying > 0 && (
        <p role="alert" className={sharedStyles.problem}>
          {t('channels.replies.retrying', { count: retrying })}
        </p>
      )}
    </>
  )
}

const looks: Readonly<Record<Reply['state'], StatusKind>> = {
  comment: 'passed',
  refused: 'failed',
  ignored: 'ended',
  failed: 'failed',
}

function ReplyLine({ row }: Readonly<{ row: Reply }>) {
  const t = useT()
  const { id, state, subject, fromAddress, at, caseTitle, person, reason, isAnswered } = row
  const about = [person, caseTitle].filter((text) => text !== '').join(' · ')
  return (
    <li className={styles.reply}>
      <div className={styles.row}>
        <Status kind={looks[state]}>{t(`channels.replies.state.${state}`)}</Status>
        <span className={sharedStyles.fill} />
        <span className={styles.weak}>
          <FormattedTime at={at} />
        </span>
      </div>
      <p className={sharedStyles.strong}>{subject || '—'}</p>
      <p className={styles.weak}>{fromAddress || '—'}</p>
      {about !== '' && <p className={styles.weak}>{about}</p>}
      {reason !== '' && (
        <p>
          {reason}
          {isAnswered && ` · ${t('channels.replies.answered')}`}
        </p>
      )}
      {state === 'failed' && <TryAgain id={id} />}
    </li>
  )
}

function TryAgain({ id }: Pick<Reply, 'id'>) {
  const t = useT()
  const trying = useChannelMutation(({ tryRepliesAgain }, ids: readonly string[]) =>
    tryRepliesAgain({ ids: [...ids] }),
  )
  return (
    <>
      <Button loading={trying.isPending} onClick={() => trying.mutate([id])}>
        {t('channels.replies.tryAgain')}
      </Button>
      {trying.error && <Failure error={trying.error} onRetry={() => trying.mutate([id])} />}
    </>
  )
}
