import { askedBy, type PrintTemplate, readTemplate } from '@signet/print'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'

export type OfferedTemplate = Readonly<{ templateId: string; name: string; template: PrintTemplate }>

/** The print templates of a model; the last one prints all fields. */
export function useTemplates(modelId: string) {
  const { printTemplates } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'print-templates'],
    queryFn: async ({ signal }): Promise<readonly OfferedTemplate[]> => {
      const { list } = await printTemplates.offered({ modelId }, { signal })
      return list.map(({ definition, ...rest }) => ({ ...rest, template: readTemplate(definition) }))
    },
  })
}

export function usePrinted(modelId: string, ids: readonly string[], template: PrintTemplate) {
  const { records } = useClient()
  const asked = askedBy(template)
  return useQuery({
    queryKey: ['records', modelId, 'print', ids, asked],
    queryFn: async ({ signal }) =>
      (await records.print({ modelId, ids: [...ids], ...asked }, { signal })).list,
  })
}
