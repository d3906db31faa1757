import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { interfaceQuery } from './queries.ts'
import { useViewEditor } from './view-editor.ts'

/** The columns declared by the interface, or those of the actual answer. */
export function useAnsweredColumns(): readonly string[] {
  const { draft, answer } = useViewEditor()
  const { data } = useQuery({
    ...interfaceQuery(useClient(), draft.source.interface),
    retry: false,
    meta: { shownInPlace: true },
  })
  const declared = data?.columns.map(({ name }) => name) ?? []
  if (declared.length > 0) return declared
  return [...new Set(answer.data?.list.flatMap((row) => Object.keys(row)))]
}
