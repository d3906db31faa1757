import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { TemplateRow } from './queries.ts'

const statusKinds: Readonly<Record<TemplateRow['state'], StatusKind>> = {
  draft: 'waiting',
  published: 'passed',
  changed: 'returned',
}

/** Status of a template: whether people print with its current state. */
export function TemplateStatus({ state }: Pick<TemplateRow, 'state'>) {
  const t = useT()
  return <Status kind={statusKinds[state]}>{t(`print-templates.state.${state}`)}</Status>
}
