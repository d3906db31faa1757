import type { FlowNode, PeopleSource } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { namesQuery } from '../queries.ts'
import { callPeople, type HolderNames, listNamedIds } from './people-sources.ts'

const longest = 80

type NamedStep = FlowNode & Readonly<{ sources: readonly PeopleSource[] }>

/**
 * Names a step after its people, as long as it has no name of its own: it is called after its kind or after the people
 * that it has. Returns the changed name for other people, or nothing.
 */
export function useStepName(node: NamedStep) {
  const t = useT()
  const { kind, name, sources } = node
  const client = useClient()
  const { data = {} } = useQuery({
    ...namesQuery(client, listNamedIds([node])),
    placeholderData: keepPreviousData,
  })
  const proposed = useRef<string>(undefined)
  const work = t(`flow-design.kind.${kind}`)
  const nameAfter = (of: readonly PeopleSource[], names: HolderNames): string | undefined => {
    const people = callPeople(t, of, names)
    if (!people) return people === '' ? work : undefined
    const after = people.endsWith(work) ? people : t('flow-design.nameBy', { people, work })
    return after.slice(0, longest)
  }

  return (next: readonly PeopleSource[], chosen: HolderNames = {}): Readonly<{ name?: string }> => {
    const isUnnamed = [work, proposed.current, nameAfter(sources, data)].includes(name)
    const after = isUnnamed ? nameAfter(next, { ...data, ...chosen }) : undefined
    if (after === undefined) return {}
    proposed.current = after
    return { name: after }
  }
}
