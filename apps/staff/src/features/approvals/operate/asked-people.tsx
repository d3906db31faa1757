import { useT } from '@signet/i18n/react'
import { LeavingSigners } from './leaving-signers.tsx'
import type { OperateAction } from './operate-action.ts'
import type { OperateProps } from './operate-props.ts'
import { PeopleField } from './people-field.tsx'
import { SignersField } from './signers-field.tsx'
import type { useOperate } from './use-operate.ts'

export type AskedPeopleProps = Pick<OperateProps, 'view' | 'action' | 'me'> &
  Readonly<{ operate: ReturnType<typeof useOperate> }>

const about: readonly OperateAction[] = ['assist', 'addSigners', 'removeSigners', 'copyTo']

/** The colleagues that an action is about. */
export function AskedPeople({ view, action, me, operate }: AskedPeopleProps) {
  const t = useT()
  const { draft, change, problems } = operate
  if (!about.includes(action)) return null

  if (action === 'removeSigners')
    return (
      <LeavingSigners
        allowed={view.allowed}
        chosen={draft.people}
        problem={problems.people}
        onChange={(people) => change({ people })}
      />
    )

  return (
    <>
      <PeopleField
        title={t(`approvals.people.${action}`)}
        none={t(`approvals.people.none.${action}`)}
        chosen={draft.people}
        without={[me.userId]}
        problem={problems.people}
        onChange={(people) => change({ people })}
      />
      {action === 'addSigners' && (
        <SignersField
          value={draft.signers}
          count={draft.people.length}
          onChange={(signers) => change({ signers })}
        />
      )}
    </>
  )
}
