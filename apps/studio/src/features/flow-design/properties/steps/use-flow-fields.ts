import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../kit/context/app-context.ts'
import type { OfferedField } from './offered-field.ts'
import { useFormFields } from './use-form-fields.ts'

/** The fields of another flow's form. */
export function useFlowFields(flow: string): readonly OfferedField[] {
  const { flowDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['flow-design', 'form-of', flow],
    enabled: flow !== '',
    queryFn: ({ signal }) => flowDesign.open({ id: flow }, { signal }),
    select: ({ formId }) => formId,
    retry: false,
    meta: { shownInPlace: true },
  })
  return useFormFields(data ?? '')
}
