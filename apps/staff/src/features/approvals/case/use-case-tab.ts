import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CaseTab, caseTabs } from '../case-tab.ts'

/** Which tab is open stands in the address: coming back from a file or a colleague finds it as it was left. */
export function useCaseTab(offered: readonly CaseTab[]) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = caseTabs.find((tab) => tab === search['tab'])
  const tab = asked && offered.includes(asked) ? asked : (offered[0] ?? 'history')
  const choose = (next: CaseTab) =>
    void navigate({
      to: '.',
      search: ({ comment: _left, ...before }) => ({ ...before, tab: next }),
      replace: true,
      resetScroll: false,
    })

  return { tab, choose }
}
