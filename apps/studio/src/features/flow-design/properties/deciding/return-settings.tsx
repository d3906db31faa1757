import { isPeopleNode, isStart, type PeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { PropertyRow, PropertySection } from '../../../../kit/properties/property-row.tsx'
import { useFlowDesigner } from '../../designer/flow-designer-context.ts'
import { ChoiceSetting } from '../plain-settings.tsx'
import { useNodeChange } from '../use-node-change.ts'

const targets = ['nowhere', 'start', 'previous', 'any', 'these'] as const
type Target = (typeof targets)[number]

/** Where a step may return a case to, and how it continues from there. */
export function ReturnSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const { flow } = useFlowDesigner()
  const change = useNodeChange(node)
  const { to, continuation } = node.returns
  const others = flow.nodes.filter((one) => (isPeopleNode(one) && one.id !== node.id) || isStart(one))
  const target: Target = typeof to === 'string' ? to : 'these'
  const choose = (next: Target) => {
    const first = others[0]?.id
    if (next !== 'these') change({ returns: { to: next, continuation } })
    else if (first !== undefined) change({ returns: { to: [first], continuation } })
  }

  return (
    <PropertySection title={t('flow-design.returns')}>
      <ChoiceSetting
        label={t('flow-design.returns.to')}
        value={target}
        options={targets}
        say={(one) => t(`flow-design.returns.to.${one}`)}
        onChange={choose}
      />
      {typeof to !== 'string' && (
        <PropertyRow label={t('flow-design.returns.these')}>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              value={to}
              options={others.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(ids) => ids.length > 0 && change({ returns: { to: ids, continuation } })}
            />
          )}
        </PropertyRow>
      )}
      {target !== 'nowhere' && (
        <ChoiceSetting
          label={t('flow-design.returns.continuation')}
          value={continuation}
          options={['walkAgain', 'straightBack', 'chooser'] as const}
          say={(one) => t(`flow-design.returns.${one}`)}
          onChange={(one) => change({ returns: { to, continuation: one } })}
        />
      )}
    </PropertySection>
  )
}
