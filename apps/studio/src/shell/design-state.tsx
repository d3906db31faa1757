import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'

type State = 'draft' | 'published' | 'changed' | 'archived' | 'withdrawn'

const looks: Readonly<Record<State, StatusKind>> = {
  draft: 'waiting',
  published: 'passed',
  changed: 'returned',
  archived: 'ended',
  withdrawn: 'ended',
}

/** Where a design stands, and which version people use; what was never published stays a draft whatever is changed. */
export function DesignState({ state, version }: Readonly<{ state: State; version: number }>) {
  const t = useT()
  const shown = state === 'changed' && version === 0 ? 'draft' : state
  return <Status kind={looks[shown]}>{t(`studio.state.${shown}`, { version })}</Status>
}
