import { useT } from '@signet/i18n/react'
import { Failure, Status, type StatusKind } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import styles from './channels.module.css'
import { type CompanyRules, offeredChannels, rulesQuery, useChannelMutation } from './queries.ts'

type Channel = CompanyRules['channels'][number]

/** How each channel does, and what it gave up. */
export function ChannelStrip() {
  const { data, error, refetch } = useQuery(rulesQuery(useClient()))
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <ul className={styles.strip}>
      {offeredChannels(data).map((channel) => (
        <ChannelCard key={channel.name} channel={channel} />
      ))}
    </ul>
  )
}

function ChannelCard({ channel }: Readonly<{ channel: Channel }>) {
  const t = useT()
  const again = useChannelMutation((calls, name: Channel['name']) => calls.redeliver({ channel: name }))
  const { name, waiting, failed, failingSince, succeededAt } = channel
  const look = lookOf(channel)
  return (
    <li className={styles.card}>
      <strong>{t(`channels.name.${name}`)}</strong>
      <Status kind={look.kind}>{t(`channels.health.${look.word}`)}</Status>
      {failingSince && (
        <span className={styles.weak}>
          {t('channels.failingSince')} <FormattedTime at={failingSince} />
        </span>
      )}
      {!failingSince && succeededAt && (
        <span className={styles.weak}>
          {t('channels.succeededAt')} <FormattedTime at={succeededAt} />
        </span>
      )}
      <span className={styles.weak}>{t('channels.queue', { waiting, failed })}</span>
      {failed > 0 && (
        <Button size="small" loading={again.isPending} onClick={() => again.mutate(name)}>
          {t('channels.allAgain')}
        </Button>
      )}
    </li>
  )
}

function lookOf({ isReady, failingSince }: Channel): Readonly<{ kind: StatusKind; word: string }> {
  if (!isReady) return { kind: 'paused', word: 'notReady' }
  return failingSince ? { kind: 'failed', word: 'failing' } : { kind: 'passed', word: 'ready' }
}
