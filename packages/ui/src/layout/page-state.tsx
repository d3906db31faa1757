import { useT } from '@signet/i18n/react'
import { CloudOff, FileX, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Empty } from './empty.tsx'
import { Skeleton } from './skeleton.tsx'

type Loadable<Loaded> = Readonly<{
  data: Loaded | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}>

type PageStateProps<Loaded> = Readonly<{
  /** A query: what came, what went wrong, how to try again. */
  query: Loadable<Loaded>
  isEmpty?: (loaded: Loaded) => boolean
  empty?: ReactNode
  skeletonRows?: number
  children: (loaded: Loaded) => ReactNode
}>

/** Loading, refused with a way to try again, empty, or there. What was loaded stays readable when a refresh fails. */
export function PageState<Loaded>({ query, isEmpty, empty, skeletonRows, children }: PageStateProps<Loaded>) {
  const { data, error, refetch } = query
  if (data === undefined && error) return <Failure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton {...(skeletonRows && { rows: skeletonRows })} />
  return isEmpty?.(data) ? empty : children(data)
}

/** In a word: not for you, not there, or not to be had just now. */
export function failureWord(error: Error): 'ui.notAllowed' | 'ui.notThere' | 'ui.loadFailed' {
  const status = 'status' in error ? error.status : undefined
  if (status === notAllowed) return 'ui.notAllowed'
  return notThere.includes(status) ? 'ui.notThere' : 'ui.loadFailed'
}

const notAllowed = 403
const notThere: readonly unknown[] = [404, 410]

const icons = { 'ui.notAllowed': <Lock />, 'ui.notThere': <FileX />, 'ui.loadFailed': <CloudOff /> }

type FailureProps = Readonly<{ error: Error; onRetry: () => unknown }>

/** Why it did not come, and a button to try again, unless that would only be refused once more. */
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
