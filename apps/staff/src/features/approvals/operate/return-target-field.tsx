import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { RadioList } from '../parts/radio-list.tsx'
import type { OpenedCase } from '../queries.ts'
import type { Continuation, OperateDraft } from './operate-draft.ts'
import styles from './return-target-field.module.css'

type ReturnTargetFieldProps = Readonly<{
  targets: OpenedCase['allowed']['returnTo']
  to: string
  continuation: Continuation
  onChange: (part: Partial<OperateDraft>) => void
}>

/** Where it goes back to, and how it comes on from there. */
export function ReturnTargetField({ targets, to, continuation, onChange }: ReturnTargetFieldProps) {
  const t = useT()
  const chosen = targets.find(({ node }) => node === to)
  const choose = (node: string) => {
    const ways = targets.find((target) => target.node === node)?.continuations ?? []
    onChange({ to: node, ...(!ways.includes(continuation) && ways[0] && { continuation: ways[0] }) })
  }

  return (
    <Card>
      <div className={styles.fields}>
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
          <RadioList
            legend={t('approvals.return.then')}
            options={chosen.continuations.map((way) => ({
              value: way,
              label: t(`approvals.return.${way}`),
              note: t(`approvals.return.note.${way}`),
            }))}
            value={continuation}
            onChange={(way) => onChange({ continuation: way })}
          />
        )}
      </div>
    </Card>
  )
}
