import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../../kit/properties/property-row.tsx'
import { ConditionSetting } from '../condition-setting.tsx'
import { useNodeChange } from '../use-node-change.ts'
import { ActionSettings } from './action-settings.tsx'

/** What a step does automatically, and when. */
export function AutomationSettings({ node }: Readonly<{ node: NodeOf<'automation'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.step.does')}>
      <ActionSettings action={node.action} onChange={(action) => change({ action })} />
      <ConditionSetting
        label={t('flow-design.step.condition')}
        value={node.condition ?? ''}
        onChange={(condition) => change({ condition })}
      />
    </PropertySection>
  )
}
