import type { Mistake } from '@signet/form/design'
import { useT } from '@signet/i18n/react'

type Mistaken = Readonly<{ mistakes: readonly Mistake[] }>

/** The sentence for what is wrong with one part of a field; undefined while nothing is. */
export function useMistakeAt(mistaken: Mistaken, part: string): string | undefined {
  return useMistakes(mistaken)(part)
}

/** Tells of any part, in the reader's language, what is wrong with it. */
export function useMistakes({ mistakes }: Mistaken): (part: string) => string | undefined {
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
