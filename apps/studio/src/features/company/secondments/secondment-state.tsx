import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { Secondment } from './queries.ts'

const looks: Readonly<Record<Secondment['state'], StatusKind>> = {
  planned: 'waiting',
  running: 'passed',
  ended: 'ended',
  cancelled: 'ended',
}

export function SecondmentState({ state }: Pick<Secondment, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`secondments.state.${state}`)}</Status>
}
