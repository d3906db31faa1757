import { useT } from '@signet/i18n/react'
import { Badge } from '@signet/ui'
import { useProblemCount } from './use-problem-count.ts'

/** How much is wrong in a part that may be closed; nothing while nothing is. */
export function ProblemMark({ paths }: Readonly<{ paths: readonly string[] }>) {
  const t = useT()
  const count = useProblemCount(paths)
  return <Badge count={count} label={t('form.summary.title', { count })} />
}
