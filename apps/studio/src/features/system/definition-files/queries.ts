import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { downloadText } from '../../../kit/designer/designer-bar.tsx'

type Files = Client['definitionFiles']
export type ListedDefinition = Awaited<ReturnType<Files['list']>>['list'][number]
export type ImportPreview = Awaited<ReturnType<Files['preview']>>
export type PlannedDefinition = ImportPreview['definitions'][number]
export type Imported = Awaited<ReturnType<Files['import']>>
export type Choice = PlannedDefinition['choices'][number]

export const definitionsQuery = ({ definitionFiles }: Client) =>
  queryOptions({
    queryKey: ['definition-files'],
    queryFn: ({ signal }) => definitionFiles.list({}, { signal }),
  })

/** Downloads a file of these definitions and of all that they need. */
export function useExport() {
  const { definitionFiles } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (ids: string[]) => definitionFiles.export({ ids }),
    onSuccess: ({ file, fileName }) => downloadText(file, fileName, 'application/json'),
  })
}

export function usePreview() {
  const { definitionFiles } = useClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: async (file: Blob) => {
      const text = await file.text()
      return { text, preview: await definitionFiles.preview({ file: text }) }
    },
  })
}

type Import = Readonly<{ file: string; decisions: { id: string; choice: Choice }[] }>

/** Imports a file, then fetches everything again, because any list may have changed. */
export function useImport() {
  const { definitionFiles } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Import) => definitionFiles.import(input),
    onSuccess: () => cache.invalidateQueries(),
  })
}
