import { computed } from '@preact/signals-core'
import type { FormStore } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Badge } from '@signet/ui'
import { useMemo } from 'react'
import { useFormContext } from './surroundings.ts'
import { useSignal } from './use-signal.ts'

/** How much is wrong in a part that may be closed; nothing while nothing is. */
export function ProblemMark({ paths }: Readonly<{ paths: readonly string[] }>) {
  const t = useT()
  const count = useProblemCount(paths)
  return <Badge count={count} label={t('form.summary.title', { count })} />
}

/** How much is wrong, as far as it is shown, in the fields at these paths and in their rows. */
function useProblemCount(paths: readonly string[]): number {
  const { store } = useFormContext()
  return useSignal(useMemo(() => computed(() => countIn(store, paths)), [store, paths]))
}

function countIn(store: FormStore, paths: readonly string[]): number {
  const fields = new Set(paths.filter((path) => holdsSomething(store, path)))
  const own = [...fields].filter((path) => store.field(path).shownProblem.value !== undefined)
  const inRows = store.shownProblems.value.filter(({ path }) => {
    const [table = '', row] = path.split('.')
    return row !== undefined && fields.has(table)
  })
  return own.length + inRows.length
}

function holdsSomething({ plan }: FormStore, path: string): boolean {
  const holds = plan.byPath.get(path)?.kind.holds
  return holds === 'value' || holds === 'rows'
}
