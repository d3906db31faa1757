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

/** The state of a design and its published version; a design never published stays a draft. */
export function DesignState({ state, version }: Readonly<{ state: State; version: number }>) {
  const t = useT()
  const shown = state === 'changed' && version === 0 ? 'draft' : state
  return <Status kind={looks[shown]}>{t(`studio.state.${shown}`, { version })}</Status>
}
