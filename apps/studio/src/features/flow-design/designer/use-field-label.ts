import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { useFlowDesigner } from './flow-designer-context.ts'

/** The label of a form field, by its path. */
export function useFieldLabel(): (path: string) => string {
  const { plan } = useFlowDesigner()
  const { locale } = useLanguage()
  return (path) => {
    const field = plan?.byPath.get(path)
    return field ? textIn(locale, field.definition.label) : path
  }
}
