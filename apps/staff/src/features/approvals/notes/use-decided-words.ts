import { useFormats, useT } from '@signet/i18n/react'
import { useNow } from '../../../kit/context/use-now.ts'

type Decided = Readonly<{ name: string; at: string; decision: string; node: string }>

/** Says who decided a task, what, where and when; `at` is an instant. */
export function useDecidedWords() {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  return ({ name, at, decision, node }: Decided) =>
    t('approvals.conflict.decided', {
      ...{ name, node },
      time: formats.near(at, now),
      decision: t(`flow.decision.${decision}`),
    })
}

/** What a refusal tells of the decision that came first; undefined when it tells none. */
export function decidedIn(code: string, params: Readonly<Record<string, unknown>>): Decided | undefined {
  const { name = '', at = '', decision = '', node = '' } = params
  if (code !== 'flow.alreadyDecided' || !name || Number.isNaN(Date.parse(String(at)))) return undefined
  return { name: String(name), at: String(at), decision: String(decision), node: String(node) }
}
