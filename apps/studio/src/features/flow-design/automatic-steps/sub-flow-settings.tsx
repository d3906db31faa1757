import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { NobodySettings } from '../deciding-settings/people-settings.tsx'
import { Sources } from '../people/sources.tsx'
import { NamedSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'
import { FieldMapping, Fillings, useFlowFields, useFlowTargets } from './fillings.tsx'

const orders = ['together', 'inTurn'] as const
const switches = ['waits', 'submits', 'permitted'] as const

/** The flow to start, its starters, their order, and the values passed in and returned. */
export function SubFlowSettings({ node }: Readonly<{ node: NodeOf<'subFlow'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <PropertySection title={t('flow-design.kind.subFlow')}>
        <NamedSetting of="flow" value={node.flow} onChange={(flow) => change({ flow })} />
        <Sources of="starter" sources={node.sources} onChange={(sources) => change({ sources })} />
        <NobodySettings node={node} />
        <ChoiceRow
          label={t('flow-design.step.order')}
          value={node.order}
          options={orders}
          say={(order) => t(`flow-design.step.order.${order}`)}
          onChange={(order) => change({ order })}
        />
        {switches.map((key) => (
          <SwitchRow
            key={key}
            label={t(`flow-design.step.${key}`)}
            value={node[key]}
            onChange={(isOn) => change({ [key]: isOn })}
          />
        ))}
      </PropertySection>
      <SubFlowExchange node={node} />
    </>
  )
}

/** Values given to the sub-flow and taken from it. */
function SubFlowExchange({ node }: Readonly<{ node: NodeOf<'subFlow'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const offered = useFlowFields(node.flow)
  const targets = useFlowTargets(node.flow)
  return (
    <PropertySection title={t('flow-design.step.exchange')}>
      <Fillings
        label={t('flow-design.step.values')}
        help={t('flow-design.step.valuesHelp')}
        offered={targets}
        value={node.values}
        onChange={(values) => change({ values })}
      />
      <FieldMapping
        help={t('flow-design.step.bringsFlowHelp')}
        offered={offered}
        value={node.brings}
        onChange={(brings) => change({ brings })}
      />
    </PropertySection>
  )
}
