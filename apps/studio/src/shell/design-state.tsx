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

/** Where a design stands, and which version people use. */
export function DesignState({ state, version }: Readonly<{ state: State; version: number }>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`studio.state.${state}`, { version })}</Status>
}
