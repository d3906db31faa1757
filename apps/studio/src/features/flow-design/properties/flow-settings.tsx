import type { FlowRules } from '@signet/flow'
import { changeFlow } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SelectRow, SwitchRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { ArchiveSettings } from './archive-settings.tsx'
import { defaultLimit, LimitFields } from './limit-settings.tsx'
import { NameSetting, NumberSetting } from './plain-settings.tsx'

const resubmittable = ['returned', 'recalled', 'rejected', 'terminated'] as const
const automatic = ['sameAsPrevious', 'alreadyAgreed', 'isStarter'] as const

/** Settings of the whole flow. */
export function FlowSettings() {
  const t = useT()
  const { flow, dispatch } = useFlowDesigner()
  return (
    <>
      <PropertySection title={t('flow-design.flow')}>
        <NameSetting
          name={flow.name}
          onChange={(name) =>
            dispatch({ type: 'edit', edit: (drawn) => changeFlow(drawn, { name }), about: 'flow name' })
          }
        />
        <TitleSetting />
      </PropertySection>
      <StageSettings />
      <StarterSettings />
      <DecidingSettings />
      <DefaultLimitSettings />
      <FlowArchiveSettings />
    </>
  )
}

function useRules() {
  const { flow, dispatch } = useFlowDesigner()
  const change = (rules: Partial<FlowRules>) =>
    dispatch({
      type: 'edit',
      edit: (drawn) => changeFlow(drawn, { rules }),
      about: `rules ${Object.keys(rules).join(' ')}`,
    })
  return [flow.rules, change] as const
}

function TitleSetting() {
  const t = useT()
  const [rules, change] = useRules()
  return (
    <TextRow
      label={t('flow-design.title')}
      help={t('flow-design.titleHelp')}
      value={rules.title}
      maxLength={200}
      onChange={(title) => change({ title })}
    />
  )
}

/** The stages of a task before its decision. */
function StageSettings() {
  const t = useT()
  const [{ stages }, change] = useRules()
  return (
    <PropertySection title={t('flow-design.stages')}>
      <SwitchRow
        label={t('flow-design.stages.signing')}
        value={stages.signing}
        onChange={(signing) => change({ stages: { ...stages, signing } })}
      />
      <SwitchRow
        label={t('flow-design.stages.starting')}
        value={stages.starting}
        onChange={(starting) => change({ stages: { ...stages, starting } })}
      />
    </PropertySection>
  )
}

function StarterSettings() {
  const t = useT()
  const [rules, change] = useRules()
  return (
    <PropertySection title={t('flow-design.starter')}>
      <ChoiceRow
        label={t('flow-design.recall')}
        value={rules.recall}
        options={['never', 'untouched', 'anytime'] as const}
        say={(one) => t(`flow-design.recall.${one}`)}
        onChange={(recall) => change({ recall })}
      />
      <SelectRow
        label={t('flow-design.resubmit')}
        mode="multiple"
        value={rules.resubmit}
        options={resubmittable.map((value) => ({ value, label: t(`flow.status.${value}`) }))}
        onChange={(resubmit) => change({ resubmit })}
      />
      <NumberSetting
        label={t('flow-design.urge')}
        value={rules.urge.minutesBetween}
        min={0}
        max={10_080}
        onChange={(minutesBetween) => change({ urge: { minutesBetween } })}
      />
    </PropertySection>
  )
}

/** The due time of tasks whose step sets none. */
function DefaultLimitSettings() {
  const t = useT()
  const [{ timeLimit }, change] = useRules()
  return (
    <PropertySection title={t('flow-design.limit')}>
      <SwitchRow
        label={t('flow-design.limit.all')}
        value={timeLimit !== undefined}
        onChange={(isOn) => change({ timeLimit: isOn ? defaultLimit : undefined })}
      />
      {timeLimit && <LimitFields limit={timeLimit} onChange={(limit) => change({ timeLimit: limit })} />}
    </PropertySection>
  )
}

function FlowArchiveSettings() {
  const [{ archive }, change] = useRules()
  return <ArchiveSettings rule={archive} onChange={(rule) => change({ archive: rule })} />
}

function DecidingSettings() {
  const t = useT()
  const [rules, change] = useRules()
  return (
    <PropertySection title={t('flow-design.deciding')}>
      {automatic.map((key) => (
        <SwitchRow
          key={key}
          label={t(`flow-design.automatic.${key}`)}
          value={rules.automatic[key]}
          onChange={(isOn) => change({ automatic: { ...rules.automatic, [key]: isOn } })}
        />
      ))}
      <SwitchRow
        label={t('flow-design.keepUnchanged')}
        value={rules.keepUnchanged}
        onChange={(keepUnchanged) => change({ keepUnchanged })}
      />
      <TakingBackSettings rules={rules} change={change} />
      <RejectionChoice rules={rules} change={change} />
      <SwitchRow
        label={t('flow-design.comments')}
        value={rules.comments}
        onChange={(comments) => change({ comments })}
      />
    </PropertySection>
  )
}

type RuleProps = Readonly<{ rules: FlowRules; change: (rules: Partial<FlowRules>) => void }>

/** Whether starters revoke cases, and approvers take back decisions. */
function TakingBackSettings({ rules, change }: RuleProps) {
  const t = useT()
  return (
    <>
      <SwitchRow
        label={t('flow-design.revoke')}
        value={rules.revoke}
        onChange={(revoke) => change({ revoke })}
      />
      <SwitchRow
        label={t('flow-design.takeBack')}
        value={rules.takeBack}
        onChange={(takeBack) => change({ takeBack })}
      />
      {rules.takeBack && (
        <ChoiceRow
          label={t('flow-design.takeBackUntil')}
          value={rules.takeBackUntil}
          options={['touched', 'opened'] as const}
          say={(one) => t(`flow-design.takeBackUntil.${one}`)}
          onChange={(takeBackUntil) => change({ takeBackUntil })}
        />
      )}
    </>
  )
}

function RejectionChoice({ rules, change }: RuleProps) {
  const t = useT()
  return (
    <ChoiceRow
      label={t('flow-design.afterReject')}
      value={rules.afterReject}
      options={['end', 'continue'] as const}
      say={(one) => t(`flow-design.afterReject.${one}`)}
      onChange={(afterReject) => change({ afterReject })}
    />
  )
}
