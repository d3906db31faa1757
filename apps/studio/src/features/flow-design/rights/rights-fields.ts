import { everyField, isTable } from '@signet/form/design'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

export type RightsField = Readonly<{ path: string; name: string }>

/** The fields of the flow's form that steps have access to, in the order of the form. */
export function useRightsFields(): readonly RightsField[] {
  const words = useLocalizedText()
  const { form } = useFlowDesigner()
  return everyField(form.fields)
    .filter(({ field }) => isTable(field) || field.fields.length === 0)
    .map(({ path, field }) => ({ path, name: words(field.label) || path }))
}
