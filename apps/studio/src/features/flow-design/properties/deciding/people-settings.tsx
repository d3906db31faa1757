import { type PeopleNode, pastRanges, type SideSettings as Side, taskAt } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { PropertyRow, PropertySection } from '../../../../kit/properties/property-row.tsx'
import { Sources } from '../../people/sources.tsx'
import { ActionSettings } from '../action-settings.tsx'
import { ConditionSetting } from '../condition-setting.tsx'
import { LimitSettings } from '../limits/limit-settings.tsx'
import { ChoiceSetting, SwitchSetting } from '../plain-settings.tsx'
import { SideLinks } from '../side-links.tsx'
import { SideRecords } from '../side-records.tsx'
import { useNodeChange } from '../use-node-change.ts'
import { NobodySettings } from './nobody-settings.tsx'
import { ReturnSettings } from './return-settings.tsx'
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

/** Drops empty rules. */
const ruled = (rules: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(rules).filter(([, formula]) => formula !== ''))

/** What the people of a step can see beside the form. */
function SideSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { side } = node
  const set = (told: Partial<Side>) => change({ side: { ...side, ...told } })
  return (
    <PropertySection title={t('flow-design.side')}>
      <PropertyRow label={t('flow-design.side.note')}>
        {(id) => (
          <Input.TextArea
            id={id}
            value={side.note}
            maxLength={4000}
            rows={4}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </PropertyRow>
      <SideLinks links={side.links} onChange={(links) => set({ links })} />
      <SideRecords related={side.related} onChange={(related) => set({ related })} />
      <SwitchSetting
        label={t('flow-design.side.attachments')}
        value={side.attachments}
        onChange={(attachments) => set({ attachments })}
      />
      <ChoiceSetting
        label={t('flow-design.side.past')}
        help={t('flow-design.side.pastHelp')}
        value={side.past}
        options={pastRanges}
        say={(range) => t(`flow-design.side.past.${range}`)}
        onChange={(past) => set({ past })}
      />
    </PropertySection>
  )
}
