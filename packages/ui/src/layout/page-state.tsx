import { useT } from '@signet/i18n/react'
import { CircleAlert, CloudOff, FileX, Inbox, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import noteStyles from '../feedback/error-note.module.css'
import spinnerStyles from '../feedback/spinner.module.css'
import emptyStyles from './empty.module.css'
import skeletonStyles from './skeleton.module.css'

type Loadable<Loaded> = Readonly<{
  data: Loaded | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}>

type PageStateProps<Loaded> = Readonly<{
  /** The state of a query: data, error and retry. */
  query: Loadable<Loaded>
  isEmpty?: (loaded: Loaded) => boolean
  empty?: ReactNode
  skeletonRows?: number
  children: (loaded: Loaded) => ReactNode
}>

/**
 * Shows loading, failure with a retry, an empty state, or the content. Loaded content stays when a refresh
 * fails.
 */
export function PageState<Loaded>({ query, isEmpty, empty, skeletonRows, children }: PageStateProps<Loaded>) {
  const { data, error, refetch } = query
  if (data === undefined && error) return <Failure error={error} onRetry={refetch} />
  if (data === undefined) return <Loading {...(skeletonRows && { rows: skeletonRows })} />
  return isEmpty?.(data) ? empty : children(data)
}

/** When waiting gets a way out, in ms; the request itself ends after a minute (spec section 3). */
const longWait = 15_000

/** Placeholders; when loading takes long, a reason and a way out. */
function Loading(props: Readonly<{ rows?: number }>) {
  const t = useT()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <Skeleton {...props} />
  return (
    <Empty
      icon={<CloudOff />}
      title={t('ui.slow')}
      hint={t('ui.slowHint')}
      action={<Button onClick={() => location.reload()}>{t('ui.reload')}</Button>}
    />
  )
}

/** The kind of failure: no permission, not found, or temporarily unavailable. */
export function failureWord(error: Error): 'ui.notAllowed' | 'ui.notThere' | 'ui.loadFailed' {
  const status = 'status' in error ? error.status : undefined
  if (status === notAllowed) return 'ui.notAllowed'
  return notThere.includes(status) ? 'ui.notThere' : 'ui.loadFailed'
}

const notAllowed = 403
const notThere: readonly unknown[] = [404, 410]

const icons = { 'ui.notAllowed': <Lock />, 'ui.notThere': <FileX />, 'ui.loadFailed': <CloudOff /> }

type FailureProps = Readonly<{ error: Error; onRetry: () => unknown }>

/** The reason of a failure, with a retry button unless a retry would be refused again. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useT()
  const word = failureWord(error)
  const isWorthRetrying = word === 'ui.loadFailed'
  return (
    <div role="alert">
      <Empty
        icon={icons[word]}
        title={t(word)}
        hint={error.message}
        action={
          isWorthRetrying && (
            <Button tone="primary" onClick={() => onRetry()}>
              {t('ui.retry')}
            </Button>
          )
        }
      />
    </div>
  )
}

type EmptyProps = Readonly<{ title: string; hint?: string; icon?: ReactNode; action?: ReactNode }>

/** An empty state with the next thing to do. */
export function Empty({ title, hint, icon, action }: EmptyProps) {
  return (
    <div className={emptyStyles.empty}>
      <span className={emptyStyles.icon} aria-hidden="true">
        {icon ?? <Inbox />}
      </span>
      <p className={emptyStyles.title}>{title}</p>
      {hint && <p className={emptyStyles.hint}>{hint}</p>}
      {action && <div className={emptyStyles.action}>{action}</div>}
    </div>
  )
}

/** Placeholders of cards, shown at once; the label is for screen readers. */
export function Skeleton({ rows = 4 }: Readonly<{ rows?: number }>) {
  const t = useT()
  return (
    <div className={skeletonStyles.list} role="status" aria-busy="true">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={skeletonStyles.card} aria-hidden="true">
          <span className={skeletonStyles.title} />
          <span className={skeletonStyles.line} />
          <span className={skeletonStyles.short} />
        </div>
      ))}
    </div>
  )
}

/** Appears only after 300 ms, so that quick answers do not flicker. */
export function Spinner() {
  const t = useT()
  return (
    <span className={spinnerStyles.spinner} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
    </span>
  )
}

/** A refusal, shown at the form that was refused. */
export function ErrorNote({ error }: Readonly<{ error: Error | string | null | undefined }>) {
  if (!error) return null
  return (
    <p role="alert" className={noteStyles.note}>
      <CircleAlert aria-hidden="true" />
      <span>{typeof error === 'string' ? error : error.message}</span>
    </p>
  )
}
