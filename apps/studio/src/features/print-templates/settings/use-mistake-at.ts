import { useT } from '@signet/i18n/react'
import { useTemplateDesigner } from '../designer/template-context.ts'

/** The error at a setting (`columns`) or below it; undefined without one. */
export function useMistakeAt(block: string | undefined): (at: string) => string | undefined {
  const t = useT()
  const { mistakes } = useTemplateDesigner()
  return (at) => {
    const found = mistakes.find(
      (mistake) => mistake.block === block && (mistake.at === at || mistake.at.startsWith(`${at}.`)),
    )
    return found && t(`print-templates.mistake.${found.reason}`)
  }
}
