import { useT } from '@signet/i18n/react'
import type { OpenedCase } from '../queries.ts'
import type { CaseAction } from './case-actions.ts'

/** The word on a button: the administrator's own for this node, or ours. Launching again is called so. */
export function useActionWords({ words, status }: Pick<OpenedCase, 'words' | 'status'>) {
  const t = useT()
  return (action: CaseAction): string => {
    const key = engineWords[action] ?? action
    const own = Object.hasOwn(words, key) ? words[key] : ''
    return own || t(wordOf(action, status))
  }
}

function wordOf(action: CaseAction, status: OpenedCase['status']): string {
  if (action === 'launch' && status !== 'draft') return 'approvals.action.launchAgain'
  if (action === 'handle') return 'approvals.action.handle'
  return `flow.command.${engineWords[action] ?? action}`
}

/** Where the engine says it in another word than the wire. */
const engineWords: Partial<Record<CaseAction, string>> = { remove: 'deleteDraft', copyTo: 'copy' }
