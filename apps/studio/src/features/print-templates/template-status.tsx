import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { TemplateRow } from './queries.ts'

const looks: Readonly<Record<TemplateRow['state'], StatusKind>> = {
  draft: 'waiting',
  published: 'passed',
  changed: 'returned',
}

/** Whether people print with the current state. */
export function TemplateStatus({ state }: Pick<TemplateRow, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`print-templates.state.${state}`)}</Status>
}
