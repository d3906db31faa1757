import { AutomationAction, actionKinds, type NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow, TextAreaRow } from '../../../kit/properties/setting-rows.tsx'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import { Sources } from '../people/sources.tsx'
import { ConditionSetting, NamedSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'
import { FieldMapping, Fillings, useFlowTargets, useFormFields, useFormTargets } from './fillings.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

const kinds = Object.keys(actionKinds) as readonly AutomationAction['does'][]

type ActionSettingsProps = Readonly<{
  action: AutomationAction
  onChange: (action: AutomationAction) => void
}>

/** An automatic action: its kind and fields. */
export function ActionSettings({ action, onChange }: ActionSettingsProps) {
  const t = useT()
  return (
    <>
      <ChoiceRow
        label={t('flow-design.step.action')}
        value={action.does}
        options={kinds}
        say={(does) => t(`flow-design.does.${does}`)}
        onChange={(does) => onChange(AutomationAction.parse({ does }))}
      />
      <ActionFields action={action} set={(set) => onChange({ ...action, ...set })} />
    </>
  )
}

type ActionOf<Does extends AutomationAction['does']> = Extract<AutomationAction, { does: Does }>
type FieldsProps<Action> = Readonly<{ action: Action; set: (change: object) => void }>
type RecordAction = ActionOf<'addRecord' | 'updateRecords' | 'deleteRecords' | 'readRecord'>

/** The fields of one kind of action. */
function ActionFields({ action, set }: FieldsProps<AutomationAction>) {
  switch (action.does) {
    case 'addRecord':
    case 'updateRecords':
    case 'deleteRecords':
    case 'readRecord':
      return <RecordFields action={action} set={set} />
    case 'callInterface':
      return <InterfaceFields action={action} set={set} />
    case 'sendMessage':
      return <MessageFields action={action} set={set} />
    case 'launchFlow':
      return <FlowFields action={action} set={set} />
    case 'addSchedule':
      return <ScheduleFields action={action} set={set} />
  }
}

function RecordFields({ action, set }: FieldsProps<RecordAction>) {
  const t = useT()
  const offered = useFormFields(action.form)
  const targets = useFormTargets(action.form)
  return (
    <>
      <NamedSetting of="model" value={action.form} onChange={(form) => set({ form })} />
      {'where' in action && <WhereFillings action={action} set={set} />}
      {'values' in action && (
        <Fillings
          label={t('flow-design.step.values')}
          help={t('flow-design.step.valuesHelp')}
          offered={targets}
          value={action.values}
          onChange={(values) => set({ values })}
        />
      )}
      {action.does === 'updateRecords' && (
        <SwitchRow
          label={t('flow-design.step.addWhenNone')}
          value={action.addWhenNone}
          onChange={(addWhenNone) => set({ addWhenNone })}
        />
      )}
      {action.does === 'readRecord' && (
        <FieldMapping
          help={t('flow-design.step.bringsHelp')}
          offered={offered}
          value={action.brings}
          onChange={(brings) => set({ brings })}
        />
      )}
    </>
  )
}

function WhereFillings({ action, set }: FieldsProps<Extract<RecordAction, { where: unknown }>>) {
  const t = useT()
  const offered = useFormFields(action.form)
  return (
    <Fillings
      label={t('flow-design.step.where')}
      help={t('flow-design.step.whereHelp')}
      offered={offered}
      value={action.where}
      onChange={(where) => set({ where })}
    />
  )
}

function InterfaceFields({ action, set }: FieldsProps<ActionOf<'callInterface'>>) {
  const t = useT()
  const { parameters, columns } = useInterfaceFacts(action.interface)
  return (
    <>
      <NamedSetting of="interface" value={action.interface} onChange={(id) => set({ interface: id })} />
      <Fillings
        label={t('flow-design.step.parameters')}
        offered={parameters.map(({ name, label }) => ({ key: name, label: label || name }))}
        value={action.parameters}
        onChange={(given) => set({ parameters: given })}
      />
      <FieldMapping
        help={t('flow-design.step.bringsHelp')}
        offered={columns.map((name) => ({ key: name, label: name }))}
        value={action.brings}
        onChange={(brings) => set({ brings })}
      />
    </>
  )
}

function MessageFields({ action, set }: FieldsProps<ActionOf<'sendMessage'>>) {
  const t = useT()
  return (
    <>
      <PropertyRow label={t('flow-design.step.to')} arrangement="group">
        {() => <Sources of="receiver" sources={action.to} onChange={(to) => set({ to })} />}
      </PropertyRow>
      <TextAreaRow
        label={t('flow-design.step.text')}
        help={t('flow-design.step.textHelp')}
        value={action.text}
        maxLength={500}
        rows={3}
        onChange={(text) => set({ text })}
      />
    </>
  )
}

function FlowFields({ action, set }: FieldsProps<ActionOf<'launchFlow'>>) {
  const t = useT()
  const offered = useFlowTargets(action.flow)
  return (
    <>
      <NamedSetting of="flow" value={action.flow} onChange={(flow) => set({ flow })} />
      <Fillings
        label={t('flow-design.step.values')}
        help={t('flow-design.step.valuesHelp')}
        offered={offered}
        value={action.values}
        onChange={(values) => set({ values })}
      />
      <PropertyRow
        label={t('flow-design.step.starters')}
        help={t('flow-design.step.startersHelp')}
        arrangement="group"
      >
        {() => <Sources of="starter" sources={action.starters} onChange={(starters) => set({ starters })} />}
      </PropertyRow>
    </>
  )
}

/** An automatic action, and its condition. */
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
