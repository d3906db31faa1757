import { AnsweredRefusal } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { useNow } from '../../../lib/use-now.ts'

/** What a refused decision says: when somebody else was quicker, who, when and what, in the reader's own time. */
export function useRefusalWords(error: Error | null): string | null {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  if (!(error instanceof AnsweredRefusal)) return error?.message ?? null
  if (error.problems.length > 0)
    return error.problems.map(({ message }) => message).join(t('approvals.comma'))
  if (error.code !== 'flow.alreadyDecided') return error.message
  const { name = '', at = '', decision = '', node = '' } = error.params
  if (!name || Number.isNaN(Date.parse(String(at)))) return error.message
  return t('approvals.conflict.decided', {
    name: String(name),
    time: formats.near(String(at), now),
    decision: t(`flow.decision.${decision}`),
    node: String(node),
  })
}
