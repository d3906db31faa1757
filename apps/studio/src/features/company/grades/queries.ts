import type { Client } from '@signet/client'
import type { Grade } from '@signet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const key = 'grades'

/** There are few grades, so that one page holds all. */
export function useGrades(keyword: string) {
  const { grades } = useClient()
  return useList<Grade>([key, 'list', keyword], async (_page, options) => {
    const list = (await grades.list({}, options)).list.filter(({ name }) => name.includes(keyword))
    return { list, next: null, pagination: { total: list.length } }
  })
}

export function useGrade(id: string) {
  const { grades } = useClient()
  return useQuery({
    queryKey: [key, 'all'],
    queryFn: ({ signal }) => grades.list({}, { signal }),
    select: ({ list }) => list.find((grade) => grade.id === id),
  })
}

/** Changes grades and fetches what is on screen again, also after a refusal: somebody else may have been first. */
export function useGradeMutation<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}
