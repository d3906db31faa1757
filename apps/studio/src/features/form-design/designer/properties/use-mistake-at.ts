import { useT } from '@signet/i18n/react'
import type { FieldEditor } from './field-properties.tsx'

/** The sentence for what is wrong with one part of a field; undefined while nothing is. */
export function useMistakeAt({ mistakes }: Pick<FieldEditor, 'mistakes'>, part: string): string | undefined {
  const t = useT()
  const mistake = mistakes.find((one) => one.part === part || one.part.startsWith(`${part}.`))
  if (!mistake) return undefined

  const { problem, reason } = mistake.params
  if (typeof problem === 'string')
    return t(`formula.${problem.replace('formula.', '')}`, { ...mistake.params })
  return t('form-design.mistake', { reason: String(reason ?? mistake.params['path'] ?? '') })
}
