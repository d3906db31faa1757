import type { Mistake } from '@signet/form/design'
import { useT } from '@signet/i18n/react'

type WithMistakes = Readonly<{ mistakes: readonly Mistake[] }>

/** The error of one part of a field; undefined without one. */
export function useMistakeAt(mistaken: WithMistakes, part: string): string | undefined {
  return useMistakes(mistaken)(part)
}

/** Finds the error of any part, in the reader's language. */
export function useMistakes({ mistakes }: WithMistakes): (part: string) => string | undefined {
  const t = useT()
  return (part) => {
    const mistake = mistakes.find((one) => one.part === part || one.part.startsWith(`${part}.`))
    if (!mistake) return undefined

    const { problem, reason } = mistake.params
    if (typeof problem === 'string')
      return t(`formula.${problem.replace('formula.', '')}`, { ...mistake.params })
    return t('form-design.mistake', { reason: String(reason ?? mistake.params['path'] ?? '') })
  }
}
