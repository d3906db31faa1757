import { useT } from '@signet/i18n/react'
import { CloudOff, FileX, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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

const notAllowed = 403
const notThere: readonly unknown[] = [404, 410]

type FailureProps = Readonly<{ error: Error; onRetry: () => unknown }>

/** Why it did not come, and a button to try again, unless that would only be refused once more. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useT()
  const status = 'status' in error ? error.status : undefined
  return (
    <div role="alert">
      {status === notAllowed ? (
        <Empty icon={<Lock />} title={t('ui.notAllowed')} hint={error.message} />
      ) : notThere.includes(status) ? (
        <Empty icon={<FileX />} title={t('ui.notThere')} hint={error.message} />
      ) : (
        <Empty
          icon={<CloudOff />}
          title={t('ui.loadFailed')}
          hint={error.message}
          action={
            <Button tone="primary" onClick={() => onRetry()}>
              {t('ui.retry')}
            </Button>
          }
        />
      )}
    </div>
  )
}
