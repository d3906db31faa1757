import { textIn } from '@signet/form'
import { everyField, isTable } from '@signet/form/design'
import { useLanguage } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

export type RightsField = Readonly<{ path: string; name: string }>

/** The fields of the flow's form that steps have access to, in the order of the form. */
export function useRightsFields(): readonly RightsField[] {
  const { locale } = useLanguage()
  const { form } = useFlowDesigner()
  return useMemo(
    () =>
      everyField(form.fields)
        .filter(({ field }) => isTable(field) || field.fields.length === 0)
        .map(({ path, field }) => ({ path, name: textIn(locale, field.label) || path })),
    [form, locale],
  )
}
