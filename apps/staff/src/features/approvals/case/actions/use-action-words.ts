import { useT } from '@signet/i18n/react'
import type { OpenedCase } from '../../queries.ts'
import { type CaseAction, caseButtons } from './case-buttons.ts'

/** The label of a button: the administrator's for this node, or the default. */
export function useActionWords({ words, status }: Pick<OpenedCase, 'words' | 'status'>) {
  const t = useT()
  return (action: CaseAction): string => {
    const { command, word } = caseButtons[action]
    const own = Object.hasOwn(words, command) ? words[command] : ''
    return own || t(word(status))
  }
}
