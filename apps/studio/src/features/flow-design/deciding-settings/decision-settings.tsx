import { decisionButtons, isPeopleNode, isStart, type PeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { ButtonLabels, NumberSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'
import { IdentitySettings } from './identity-settings.tsx'
import { SealSettings } from './seal-settings.tsx'

const requirementLevels = ['none', 'optional', 'required'] as const
const evidence = ['opinion', 'signature', 'attachment'] as const
const switches = ['reason', 'transfer', 'assist', 'copyFreely', 'free'] as const

/** Inputs required for a decision, further actions of a step, and custom button labels. */
export function DecisionSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <EvidenceSettings node={node} />
      <ActionSwitches node={node} />
      <PropertySection title={t('flow-design.buttons')}>
        <ButtonLabels
          keys={decisionButtons}
          words={node.buttons}
          onChange={(buttons) => change({ buttons })}
        />
      </PropertySection>
    </>
  )
}

function EvidenceSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.evidence')}>
      {evidence.map((key) => (
        <ChoiceRow
          key={key}
          label={t(`flow-design.evidence.${key}`)}
          value={node[key]}
          options={requirementLevels}
          say={(one) => t(`flow-design.given.${one}`)}
          onChange={(one) => change({ [key]: one })}
        />
      ))}
      <SealSettings node={node} />
      <IdentitySettings node={node} />
    </PropertySection>
  )
}

function ActionSwitches({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.actions')}>
      {switches.map((key) => (
        <SwitchRow
          key={key}
          label={t(`flow-design.${key}`)}
          value={node[key]}
          onChange={(isOn) => change({ [key]: isOn })}
        />
      ))}
      <SwitchRow
        label={t('flow-design.addSigners')}
        value={node.addSigners > 0}
        onChange={(isOn) => change({ addSigners: isOn ? 1 : 0 })}
      />
      {node.addSigners > 0 && (
        <NumberSetting
          label={t('flow-design.addSigners.levels')}
          help={t('flow-design.addSigners.levelsHelp')}
          value={node.addSigners}
          min={1}
          max={5}
          onChange={(addSigners) => change({ addSigners })}
        />
      )}
    </PropertySection>
  )
}

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
      <ChoiceRow
        label={t('flow-design.returns.to')}
        value={target}
        options={targets}
        say={(one) => t(`flow-design.returns.to.${one}`)}
        onChange={choose}
      />
      {typeof to !== 'string' && (
        <SelectRow
          label={t('flow-design.returns.these')}
          mode="multiple"
          value={to}
          options={others.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(ids) => ids.length > 0 && change({ returns: { to: ids, continuation } })}
        />
      )}
      {target !== 'nowhere' && <ContinuationChoice node={node} />}
    </PropertySection>
  )
}

function ContinuationChoice({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { returns } = node
  return (
    <ChoiceRow
      label={t('flow-design.returns.continuation')}
      value={returns.continuation}
      options={['walkAgain', 'straightBack', 'chooser'] as const}
      say={(one) => t(`flow-design.returns.${one}`)}
      onChange={(continuation) => change({ returns: { ...returns, continuation } })}
    />
  )
}
