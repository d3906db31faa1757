import type { FormStore } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Card, ErrorNote, Skeleton, sharedStyles } from '@signet/ui'
import { useEffect, useState } from 'react'
import type { Values } from '../../../kit/forms/use-command.ts'
import { isUnanswered } from '../../../kit/outbox/act.ts'
import { useRoutePreview } from '../queries.ts'
import { Timeline } from '../timeline/timeline.tsx'
import styles from './route-preview.module.css'

type RoutePreviewProps = Readonly<{ flowId: string; forUserId: string | undefined; store: FormStore }>

/** Who will get it and why, updated while typing. */
export function RoutePreview({ flowId, forUserId, store }: RoutePreviewProps) {
  const t = useT()
  const values = useFollowedValues(store)
  const { data: steps, error, isPlaceholderData, isFetching } = useRoutePreview({ flowId, forUserId }, values)

  return (
    <Card
      title={t('approvals.route.title')}
      action={
        <span className={sharedStyles.note} role="status">
          {isFetching && steps ? t('approvals.route.updating') : ''}
        </span>
      }
    >
      {error && <NoPreview error={error} />}
      {!steps && !error && <Skeleton rows={1} />}
      {steps && !error && (
        <div className={styles.steps} data-stale={isPlaceholderData || undefined}>
          {steps.length > 0 ? <Timeline steps={steps} /> : <p>{t('approvals.route.none')}</p>}
        </div>
      )}
    </Card>
  )
}

/** Why there is no preview. Being away from the network is no fault of what was filled in. */
function NoPreview({ error }: Readonly<{ error: Error }>) {
  const t = useT()
  if (isUnanswered(error)) return <p className={sharedStyles.note}>{t('approvals.route.away')}</p>
  return <ErrorNote error={t('approvals.route.failed', { reason: error.message })} />
}

/** The values of a form, debounced, for questions to the server. */
function useFollowedValues(store: FormStore, afterMs = 500): Values {
  const [values, setValues] = useState<Values>(() => store.values())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.edits.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(store.values()), afterMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, afterMs])
  return values
}
