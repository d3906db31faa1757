import type { WebhookField } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Ear } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import { heardQuery, useTriggerDeed } from './queries.ts'
import styles from './triggers.module.css'

type ListeningProps = Readonly<{ id: string; onFields: (fields: WebhookField[]) => void }>

/** Waits for one call, and takes the fields over that it has. */
export function Listening({ id, onFields }: ListeningProps) {
  const t = useT()
  const [isAsked, setIsAsked] = useState(false)
  const { data, error } = useQuery(heardQuery(useClient(), id, isAsked))
  const listen = useTriggerDeed((calls, _: undefined) => calls.listen({ id }))
  const isOver = isAsked && data && !data.isListening && data.sample === null
  return (
    <>
      <Button
        icon={<Ear size={16} aria-hidden />}
        loading={listen.isPending}
        onClick={() => listen.mutate(undefined, { onSuccess: () => setIsAsked(true) })}
      >
        {t('triggers.listen')}
      </Button>
      <output className={styles.hint}>
        {isAsked && data?.isListening && t('triggers.listening')}
        {isOver && t('triggers.listenedInVain')}
      </output>
      <ErrorNote error={listen.error ?? error} />
      {data?.refused && <ErrorNote error={t('triggers.callRefused', { reason: data.refused })} />}
      {data && data.sample !== null && (
        <>
          <pre className={styles.json}>{JSON.stringify(data.sample, null, 2)}</pre>
          <Button type="primary" ghost onClick={() => onFields(data.fields)}>
            {t('triggers.takeFields', { count: data.fields.length })}
          </Button>
        </>
      )}
    </>
  )
}
