import type { Client } from '@signet/client'
import { askedBy, type PrintTemplate, readTemplate } from '@signet/print'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient } from '../../shell/desk.ts'

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

export const offeredQuery = ({ printTemplates }: Client, modelId: string) =>
  queryOptions({
    queryKey: [key, modelId, 'offered'],
    queryFn: async ({ signal }) => {
      const { list } = await printTemplates.offered({ modelId }, { signal })
      return list.map(({ definition, ...rest }) => ({ ...rest, template: readTemplate(definition) }))
    },
  })

export const printedQuery = (
  { records }: Client,
  { modelId, ids, template }: Readonly<{ modelId: string; ids: readonly string[]; template: PrintTemplate }>,
) => {
  const asked = askedBy(template)
  return queryOptions({
    queryKey: ['records', modelId, 'print', ids, asked],
    queryFn: async ({ signal }) =>
      (await records.print({ modelId, ids: [...ids], ...asked }, { signal })).list,
  })
}

const mostSamples = 12

/** The newest records, to look at the template with; none where the form is no model or nobody made one. */
export const sampleIdsQuery = ({ records }: Client, modelId: string) =>
  queryOptions({
    queryKey: ['records', modelId, 'print-sample'],
    queryFn: async ({ signal }) => {
      const { list } = await records.list({ modelId, pageSize: mostSamples }, { signal })
      return list.map(({ id }) => id)
    },
    retry: false,
  })

/** One deed on templates; the list is looked at again, also when it failed. */
export function useTemplateDeed<Input, Answer>(deed: (calls: Calls, input: Input) => Promise<Answer>) {
  const { printTemplates } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => deed(printTemplates, input),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [of, , what] }) => of === key && what !== 'one' }),
  })
}

/** A link of a file that opens it once. */
export function useDownload() {
  const { files } = useClient()
  return useCallback(async (fileId: string) => (await files.download({ type: 'annex', fileId })).url, [files])
}
