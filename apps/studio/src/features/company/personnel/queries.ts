import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type PersonnelRecord = NonNullable<Awaited<ReturnType<Client['personnel']['open']>>['record']>

const key = 'personnel'

export const personnelQuery = ({ personnel }: Client, id: string) =>
  queryOptions({ queryKey: [key, id], queryFn: ({ signal }) => personnel.open({ id }, { signal }) })

/** Saves the record of a person, and fetches it again also after a refusal. */
export function useSavePersonnel(id: string) {
  const { personnel } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (wanted: Pick<PersonnelRecord, 'version' | 'values'>) => personnel.save({ id, ...wanted }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [key] }),
        cache.invalidateQueries({ queryKey: ['people-list'] }),
      ]),
  })
}

/** Returns the id of the form about people, which is made when it is first wanted. */
export function useOpenDesign(name: string) {
  const { formDesign } = useClient()
  return useMutation({
    mutationFn: async () => {
      const [known] = (await formDesign.list({ of: 'aboutPeople' })).list
      if (known) return known.id
      const definition = { version: 1, key: 'person_file', title: name, about: 'person', fields: [] }
      return (await formDesign.create({ name, code: 'person_file', definition })).id
    },
  })
}
