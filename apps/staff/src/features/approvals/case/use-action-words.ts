import { useT } from '@signet/i18n/react'
import type { OpenedCase } from '../queries.ts'
import { type CaseAction, caseButtons } from './case-buttons.ts'

/** The word on a button: the administrator's own for this node, or the product's. */
export function useActionWords({ words, status }: Pick<OpenedCase, 'words' | 'status'>) {
  const t = useT()
  return (action: CaseAction): string => {
    const { command, word } = caseButtons[action]
    const own = Object.hasOwn(words, command) ? words[command] : ''
    return own || t(word(status))
  }
}
