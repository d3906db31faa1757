import { type PeopleNode, TimeLimit } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../../kit/properties/property-row.tsx'
import { ChoiceSetting } from '../plain-settings.tsx'
import { useNodeChange } from '../use-node-change.ts'
import { LimitFields } from './limit-fields.tsx'

/** Eight working hours, with three overdue notices. */
export const firstLimit: TimeLimit = TimeLimit.parse({ minutes: 480 })

/** How long the tasks of a step may take: as set for the flow, unlimited, or a limit of their own. */
export function LimitSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { timeLimit } = node
  const which = typeof timeLimit === 'string' ? timeLimit : 'own'
  return (
    <PropertySection title={t('flow-design.limit')}>
      <ChoiceSetting
        label={t('flow-design.limit.which')}
        value={which}
        options={['asFlow', 'none', 'own'] as const}
        say={(one) => t(`flow-design.limit.which.${one}`)}
        onChange={(one) => change({ timeLimit: one === 'own' ? firstLimit : one })}
      />
      {typeof timeLimit !== 'string' && (
        <LimitFields limit={timeLimit} onChange={(limit) => change({ timeLimit: limit })} />
      )}
    </PropertySection>
  )
}
