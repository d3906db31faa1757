import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useRef } from 'react'

const longest = 80

/**
 * Names a step after its people, as long as it has no name of its own. Returns the changed name for the first people
 * that were chosen, or nothing.
 */
export function useStepName({ kind, name }: FlowNode) {
  const t = useT()
  const proposed = useRef<string>(undefined)
  const work = t(`flow-design.kind.${kind}`)
  const after = (people: string) =>
    people.endsWith(work) ? people : t('flow-design.nameBy', { people, work })
  const isUnnamed =
    name === work || name === proposed.current || name === after(t('flow-design.sourceKind.manager'))

  return (people: string | undefined): Readonly<{ name?: string }> => {
    if (people === undefined || !isUnnamed) return {}
    proposed.current = after(people).slice(0, longest)
    return { name: proposed.current }
  }
}
