import { useT } from '@signet/i18n/react'
import { Card, sharedStyles } from '@signet/ui'
import { RadioList } from '../parts/radio-list.tsx'
import {
  type ActionFieldsProps,
  needsWithReason,
  type OperateRule,
  type ReadyDraft,
  remarkOf,
} from './operate-rule.ts'

export const returnCase: OperateRule = {
  tone: 'primary',
  needs: needsWithReason,
  chooses: 'nobody',
  Fields: TargetField,
  asksFor: 'reason',
  phrases: 4,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, ready, options) => approvals.return(returnOf(ready), options),
  keeps: (ready) => ({ name: 'return', input: returnOf(ready) }),
  leavesDesk: true,
  canUndo: false,
  keepsForm: false,
}

function returnOf(ready: ReadyDraft) {
  const { to, continuation } = ready
  return { ...remarkOf(ready), to, continuation }
}

/** The step to return to, and how the case comes back from there. */
function TargetField({ view, draft, change }: ActionFieldsProps) {
  const t = useT()
  const { to, continuation } = draft
  const targets = view.allowed.returnTo
  const chosen = targets.find(({ node }) => node === to)
  const choose = (node: string) => {
    const ways = targets.find((target) => target.node === node)?.continuations ?? []
    change({ to: node, ...(!ways.includes(continuation) && ways[0] && { continuation: ways[0] }) })
  }

  return (
    <Card>
      <div className={sharedStyles.stack4}>
        <RadioList
          legend={t('approvals.return.to')}
          options={targets.map(({ node, name }) => ({
            value: node,
            label: node === 'start' ? t('approvals.return.starter') : name,
          }))}
          value={to}
          onChange={choose}
        />
        {chosen && chosen.continuations.length > 1 && (
          <ContinuationChoice target={chosen} draft={draft} change={change} />
        )}
      </div>
    </Card>
  )
}

type ContinuationChoiceProps = Pick<ActionFieldsProps, 'change' | 'draft'> &
  Readonly<{ target: ActionFieldsProps['view']['allowed']['returnTo'][number] }>

/** How the case comes back from the step. */
function ContinuationChoice({ target, draft, change }: ContinuationChoiceProps) {
  const t = useT()
  const { continuation } = draft
  return (
    <RadioList
      legend={t('approvals.return.then')}
      options={target.continuations.map((way) => ({
        value: way,
        label: t(`approvals.return.${way}`),
        note: t(`approvals.return.note.${way}`),
      }))}
      value={continuation}
      onChange={(way) => change({ continuation: way })}
    />
  )
}
