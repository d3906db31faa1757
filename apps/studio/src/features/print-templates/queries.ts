import type { Client } from '@signet/client'
import { type PrintTemplate, requestFor } from '@signet/print'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient } from '../../kit/context/app-context.ts'

const key = 'print-templates'

type Calls = Client['printTemplates']
export type SavedTemplate = Awaited<ReturnType<Calls['open']>>
export type TemplateRow = Awaited<ReturnType<Calls['list']>>['list'][number]

export const templatesQuery = ({ printTemplates }: Client, id: string) =>
  queryOptions({
    queryKey: [key, id, 'list'],
    queryFn: ({ signal }) => printTemplates.list({ id }, { signal }),
  })

export const templateQuery = ({ printTemplates }: Client, id: string, templateId: string) =>
  queryOptions({
    queryKey: [key, id, 'one', templateId],
    queryFn: ({ signal }) => printTemplates.open({ id, templateId }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export const printedQuery = (
  { records }: Client,
  { modelId, ids, template }: Readonly<{ modelId: string; ids: readonly string[]; template: PrintTemplate }>,
) => {
  const requested = requestFor(template)
  return queryOptions({
    queryKey: ['records', modelId, 'print', ids, requested],
    queryFn: async ({ signal }) =>
      (await records.print({ modelId, ids: [...ids], ...requested }, { signal })).list,
  })
}

const maxSamples = 12

/** The newest records, for a preview; empty where the form is no model or has no records. */
export const sampleIdsQuery = ({ records }: Client, modelId: string) =>
  queryOptions({
    queryKey: ['records', modelId, 'print-sample'],
    queryFn: async ({ signal }) => {
      const { list } = await records.list({ modelId, pageSize: maxSamples }, { signal })
      return list.map(({ id }) => id)
    },
    retry: false,
  })

/** Changes templates and refetches the list, even after a failure. */
export function useTemplateMutation<Input, Answer>(call: (calls: Calls, input: Input) => Promise<Answer>) {
  const { printTemplates } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(printTemplates, input),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of, , what] }) => of === key && what !== 'one' }),
  })
}

/** Requests a one-time link to a file. */
export function useDownload() {
  const { files } = useClient()
  return useCallback(async (fileId: string) => (await files.download({ type: 'annex', fileId })).url, [files])
}
