import { isPeopleNode, type NodeOf, type PeopleNode, taskAt } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { PropertyParts } from '../../../kit/properties/property-parts.tsx'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { HolderSelect } from '../people/holder-select.tsx'
import { Sources } from '../people/sources.tsx'
import { useStepName } from '../people/use-step-name.ts'
import { LimitSettings } from '../properties/limit-settings.tsx'
import { ConditionSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'
import { RightsSection } from '../rights/rights-section.tsx'
import { DecisionSettings, ReturnSettings } from './decision-settings.tsx'
import { SideSettings } from './side-settings.tsx'
import { VotingSettings } from './voting-settings.tsx'

const among = [
  'everybody',
  'sameDepartment',
  'samePosition',
  'sameCompany',
  'superiors',
  'subordinates',
] as const

/** Settings of a step that people work on: who, what they see of the form, what they may do, and until when. */
export function PeopleSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const content = {
    people: (
      <>
        <ApproverSettings node={node} />
        <VotingSettings node={node} />
        <PropertySection title={t('flow-design.copies')}>
          <Sources isOptional of="copied" sources={node.copies} onChange={(copies) => change({ copies })} />
        </PropertySection>
      </>
    ),
    form: (
      <>
        <RightsSection node={node} />
        <SideSettings node={node} />
      </>
    ),
    actions: (
      <>
        <DecisionSettings node={node} />
        <ReturnSettings node={node} />
        <AutomaticRules node={node} />
      </>
    ),
    time: <LimitSettings node={node} />,
  }
  const parts = (['people', 'form', 'actions', 'time'] as const).map((key) => ({
    ...{ key, title: t(`flow-design.settingPart.${key}`), content: content[key] },
  }))
  return <PropertyParts label={t('flow-design.settingParts')} parts={parts} />
}

function ApproverSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const nameAfter = useStepName(node)
  return (
    <PropertySection title={t('flow-design.who')}>
      <Sources
        of="approver"
        sources={node.sources}
        onChange={(sources, chosen) => change({ sources, ...nameAfter(sources, chosen) })}
      />
      <ChoiceRow
        label={t('flow-design.among')}
        value={node.among}
        options={among}
        say={(one) => t(`flow-design.among.${one}`)}
        onChange={(one) => change({ among: one })}
      />
      <SwitchRow
        label={t('flow-design.candidates')}
        help={t('flow-design.candidatesHelp')}
        value={node.candidates}
        onChange={(candidates) => change({ candidates })}
      />
      <NobodySettings node={node} />
    </PropertySection>
  )
}

function AutomaticRules({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.automatic')}>
      <ConditionSetting
        label={t('flow-design.automatic.agreeIf')}
        value={node.automatic.agreeIf ?? ''}
        onChange={(agreeIf) => change({ automatic: dropEmptyRules({ ...node.automatic, agreeIf }) })}
      />
      {taskAt(node).mayReject && (
        <ConditionSetting
          label={t('flow-design.automatic.rejectIf')}
          value={node.automatic.rejectIf ?? ''}
          onChange={(rejectIf) => change({ automatic: dropEmptyRules({ ...node.automatic, rejectIf }) })}
        />
      )}
    </PropertySection>
  )
}

/** Drops empty rules. */
const dropEmptyRules = (rules: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(rules).filter(([, formula]) => formula !== ''))

const rules = ['administrator', 'people', 'previous', 'starter', 'pass', 'refuse'] as const
type Rule = (typeof rules)[number]

/** The fallback for a step without assignees. Named people apply once at least one is chosen. */
export function NobodySettings({ node }: Readonly<{ node: PeopleNode | NodeOf<'subFlow'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const [isNaming, setNaming] = useState(false)
  const { nobody } = node
  const rule: Rule = isNaming ? 'people' : nobody.rule
  const choose = (next: Rule) => {
    setNaming(next === 'people')
    if (next !== 'people') change({ nobody: { rule: next } })
  }

  return (
    <>
      <ChoiceRow
        label={t('flow-design.nobody')}
        value={rule}
        options={isPeopleNode(node) ? rules : rules.filter((one) => one !== 'previous')}
        say={(one) => t(`flow-design.nobody.${one}`)}
        onChange={choose}
      />
      {rule === 'people' && (
        <HolderSelect
          kind="people"
          ids={nobody.rule === 'people' ? nobody.people : []}
          onChange={(people) => change({ nobody: { rule: 'people', people: [...people] } })}
        />
      )}
    </>
  )
}
