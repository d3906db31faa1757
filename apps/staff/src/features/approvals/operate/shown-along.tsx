import { useT } from '@signet/i18n/react'
import type { AskedPeopleProps } from './asked-people.tsx'
import type { OperateAction } from './operate-action.ts'
import { PeopleField } from './people-field.tsx'

const alongside: readonly OperateAction[] = ['agree', 'handle', 'reject']

/** Who gets to see what was decided. */
export function ShownAlong({ view, action, me, operate: { draft, change } }: AskedPeopleProps) {
  const t = useT()
  if (!view.allowed.copyTo || !alongside.includes(action)) return null

  return (
    <PeopleField
      title={t('approvals.people.along')}
      none={t('approvals.people.none.along')}
      chosen={draft.copyTo}
      without={[me.userId]}
      onChange={(copyTo) => change({ copyTo })}
    />
  )
}
