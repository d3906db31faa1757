import { type PeopleNode, taskAt } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../form-design/index.ts'
import { Sources } from '../people/sources.tsx'
import { ActionSettings } from './action-settings.tsx'
import { ConditionSetting } from './condition-setting.tsx'
import { LimitSettings } from './limit-settings.tsx'
import { NobodySettings } from './nobody-settings.tsx'
import { ChoiceSetting, SwitchSetting } from './plain-settings.tsx'
import { ReturnSettings } from './return-settings.tsx'
import { SideSettings } from './side-settings.tsx'
import { useNodeChange } from './use-node-change.ts'
import { VotingSettings } from './voting-settings.tsx'

const among = [
  'everybody',
  'sameDepartment',
  'samePosition',
  'sameCompany',
  'superiors',
  'subordinates',
] as const

/** Who works at a step, how they decide, and what they may do. */
export function PeopleSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <PropertySection title={t('flow-design.who')}>
        <Sources sources={node.sources} onChange={(sources) => change({ sources })} />
        <ChoiceSetting
          label={t('flow-design.among')}
          value={node.among}
          options={among}
          say={(one) => t(`flow-design.among.${one}`)}
          onChange={(one) => change({ among: one })}
        />
        <SwitchSetting
          label={t('flow-design.candidates')}
          help={t('flow-design.candidatesHelp')}
          value={node.candidates}
          onChange={(candidates) => change({ candidates })}
        />
        <NobodySettings node={node} />
      </PropertySection>
      <VotingSettings node={node} />
      <ActionSettings node={node} />
      <ReturnSettings node={node} />
      <LimitSettings node={node} />
      <PropertySection title={t('flow-design.automatic')}>
        <ConditionSetting
          label={t('flow-design.automatic.agreeIf')}
          value={node.automatic.agreeIf ?? ''}
          onChange={(agreeIf) => change({ automatic: ruled({ ...node.automatic, agreeIf }) })}
        />
        {taskAt(node).mayReject && (
          <ConditionSetting
            label={t('flow-design.automatic.rejectIf')}
            value={node.automatic.rejectIf ?? ''}
            onChange={(rejectIf) => change({ automatic: ruled({ ...node.automatic, rejectIf }) })}
          />
        )}
      </PropertySection>
      <PropertySection title={t('flow-design.copies')}>
        <Sources sources={node.copies} onChange={(copies) => change({ copies })} />
      </PropertySection>
      <SideSettings node={node} />
    </>
  )
}

/** Rules that say nothing are none. */
const ruled = (rules: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(rules).filter(([, formula]) => formula !== ''))
