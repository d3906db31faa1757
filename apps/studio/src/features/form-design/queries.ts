import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'
import { useList } from '../../kit/lists/list-search.ts'
import type { Publication } from '../../kit/publish-sheet/publish-sheet.tsx'
import type { ShownDesigns } from '../design-life/index.ts'

const forms = 'form-design'

export function useForms(shown: ShownDesigns) {
  const { formDesign } = useClient()
  return useList([forms, 'list', shown], (page, options) => formDesign.list({ ...page, ...shown }, options))
}

export const formQuery = ({ formDesign }: Client, id: string) =>
  queryOptions({
    queryKey: [forms, 'one', id],
    queryFn: ({ signal }) => formDesign.open({ id }, { signal }),
  })

export function useCreateForm() {
  const { formDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (form: Parameters<typeof formDesign.create>[0]) => formDesign.create(form),
    onSuccess: () => cache.invalidateQueries({ queryKey: [forms] }),
  })
}

export function usePublishForm() {
  const { formDesign } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (publication: Publication & Readonly<{ id: string }>) => formDesign.publish(publication),
    onSettled: () => cache.invalidateQueries({ queryKey: [forms] }),
  })
}

/** A form as stored on the server. */
export type SavedForm = Awaited<ReturnType<Client['formDesign']['open']>>
