import { readDefinition } from '@signet/form'
import { everyField } from '@signet/form/design'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../../kit/context/app-context.ts'
import { useWord } from '../../../../kit/properties/words-control.tsx'
import { formOfFlowQuery } from '../../queries.ts'
import type { OfferedField } from './offered-field.ts'

/** The plain fields of another form's draft; empty without a form. */
export function useFormFields(formId: string): readonly OfferedField[] {
  const words = useWord()
  const { data } = useQuery(formOfFlowQuery(useClient(), formId || undefined))
  if (!data) return []
  return everyField(readDefinition(data.definition).fields)
    .filter(({ path, field }) => !path.includes('.') && field.fields.length === 0)
    .map(({ path, field }) => ({ key: path, label: words(field.label) || path }))
}
