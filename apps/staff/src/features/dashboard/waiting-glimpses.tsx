import { useT } from '@signet/i18n/react'
import { useCounts } from '../home/index.ts'
import { CaseGlimpse } from './case-glimpse.tsx'

const waiting = ['toSign', 'toDo', 'doing'] as const

/** What waits for me, by the stage it waits in: a stage that a flow has switched off is not shown. */
export function WaitingGlimpses() {
  const t = useT()
  const { data: counts } = useCounts()
  const filled = waiting.filter((list) => counts && counts[list] > 0)
  const shown = filled.length > 0 ? filled : (['doing'] as const)

  return shown.map((list) => (
    <CaseGlimpse
      key={list}
      title={t(shown.length > 1 ? `dashboard.list.${list}` : 'dashboard.waiting.title')}
      empty={t('dashboard.waiting.empty')}
      glimpse={{ list }}
      moreHref={`/pages/workFlow/flowTodo/index?list=${list}`}
    />
  ))
}
