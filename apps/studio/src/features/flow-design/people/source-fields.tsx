import { isPeopleNode, type PeopleSource } from '@signet/flow'
import type { DirectoryReferent } from '@signet/form'
import { everyField, namesOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { NamedSelect } from '../../../kit/properties/named-select.tsx'
import { ChoiceRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner, useFormContext } from '../designer/flow-designer-context.ts'
import { NumberSetting } from '../properties/plain-settings.tsx'
import { HolderSelect } from './holder-select.tsx'
import type { ChosenNames, SourceKind } from './people-sources.ts'

type FieldsProps<Source extends PeopleSource> = Readonly<{
  source: Source
  /** With the names of those who were chosen. */
  onChange: (source: PeopleSource, names?: ChosenNames) => void
}>

type SourceOf<Kind extends SourceKind> = Extract<PeopleSource, { kind: Kind }>

/** The fields of each source of people; null without any. */
const sourceFields: {
  readonly [Kind in SourceKind]: ((props: FieldsProps<SourceOf<Kind>>) => ReactNode) | null
} = {
  people: NamedPeople,
  starter: null,
  manager: (props) => <LevelsAbove {...props} least={1} />,
  departmentHead: (props) => <LevelsAbove {...props} least={0} />,
  departmentRole: RoleInDepartment,
  chain: ManagementChain,
  role: Holders,
  position: Holders,
  department: Holders,
  group: Holders,
  field: PeopleFromField,
  handledAt: StepHandlers,
  dataInterface: PeopleFromInterface,
}

export function SourceFields(props: FieldsProps<PeopleSource>) {
  const Fields = sourceFields[props.source.kind] as ((props: FieldsProps<PeopleSource>) => ReactNode) | null
  return Fields && <Fields {...props} />
}

function NamedPeople({ source, onChange }: FieldsProps<SourceOf<'people'>>) {
  return (
    <HolderSelect
      kind="people"
      isFresh={source.people.length === 0}
      ids={source.people}
      onChange={(people, names) => onChange({ ...source, people: [...people] }, names)}
    />
  )
}

function Holders({ source, onChange }: FieldsProps<SourceOf<'role' | 'position' | 'department' | 'group'>>) {
  return (
    <HolderSelect
      kind={source.kind}
      isFresh={source.ids.length === 0}
      ids={source.ids}
      onChange={(ids, names) => onChange({ ...source, ids: [...ids] }, names)}
    />
  )
}

function PeopleFromInterface({ source, onChange }: FieldsProps<SourceOf<'dataInterface'>>) {
  const id = useId()
  return (
    <NamedSelect
      id={id}
      of="interface"
      value={source.interface}
      onChange={(chosen) => onChange({ ...source, interface: chosen })}
    />
  )
}

const basePeople = ['starter', 'previous'] as const

type BasePersonProps = Readonly<{
  of: (typeof basePeople)[number]
  onChange: (of: (typeof basePeople)[number]) => void
}>

/** From whom the managers are counted. */
function BasePerson({ of, onChange }: BasePersonProps) {
  const t = useT()
  return (
    <ChoiceRow
      isNarrow
      label={t('flow-design.source.of')}
      value={of}
      options={basePeople}
      say={(one) => t(`flow-design.source.of.${one}`)}
      onChange={onChange}
    />
  )
}

type LevelsProps = Readonly<{
  levels: number
  least: 0 | 1
  /** What the least number means. */
  help?: string
  onChange: (levels: number) => void
}>

function Levels({ levels, least, help, onChange }: LevelsProps) {
  const t = useT()
  return (
    <NumberSetting
      label={t('flow-design.source.levels')}
      {...(help !== undefined && { help })}
      value={levels}
      min={least}
      max={20}
      onChange={onChange}
    />
  )
}

type LevelsAboveProps = FieldsProps<SourceOf<'manager'> | SourceOf<'departmentHead'>> &
  Readonly<{ least: 0 | 1 }>

function LevelsAbove({ source, onChange, least }: LevelsAboveProps) {
  const t = useT()
  return (
    <div className={sharedStyles.pair}>
      <BasePerson of={source.of} onChange={(of) => onChange({ ...source, of })} />
      <Levels
        least={least}
        help={t(`flow-design.source.levels.${source.kind}`)}
        levels={source.levels}
        onChange={(levels) => onChange({ ...source, levels })}
      />
    </div>
  )
}

function RoleInDepartment({ source, onChange }: FieldsProps<SourceOf<'departmentRole'>>) {
  const t = useT()
  return (
    <>
      <BasePerson of={source.of} onChange={(of) => onChange({ ...source, of })} />
      <HolderSelect
        kind="role"
        isFresh={source.ids.length === 0}
        ids={source.ids}
        onChange={(ids, names) => onChange({ ...source, ids: [...ids] }, names)}
      />
      <p className={sharedStyles.note}>{t('flow-design.source.departmentRole.hint')}</p>
    </>
  )
}

function ManagementChain({ source, onChange }: FieldsProps<SourceOf<'chain'>>) {
  const t = useT()
  return (
    <div className={sharedStyles.pair}>
      <BasePerson of={source.of} onChange={(of) => onChange({ ...source, of })} />
      <ChoiceRow
        isNarrow
        label={t('flow-design.source.along')}
        value={source.along}
        options={['managers', 'departments'] as const}
        say={(along) => t(`flow-design.source.along.${along}`)}
        onChange={(along) => onChange({ ...source, along })}
      />
      <ChainRange source={source} onChange={onChange} />
    </div>
  )
}

/** Where the chain begins, and how far it goes. */
function ChainRange({ source, onChange }: FieldsProps<SourceOf<'chain'>>) {
  const t = useT()
  return (
    <>
      <ChoiceRow
        isNarrow
        label={t('flow-design.source.from')}
        value={source.from}
        options={['bottom', 'top'] as const}
        say={(from) => t(`flow-design.source.from.${from}`)}
        onChange={(from) => onChange({ ...source, from })}
      />
      <Levels least={0} levels={source.levels} onChange={(levels) => onChange({ ...source, levels })} />
    </>
  )
}

const fieldMeanings = ['person', 'department', 'departmentHead', 'position', 'role', 'group'] as const

/** What the ids in a field have to name, by what a source reads from it. */
const referentsOfMeaning: Readonly<Record<(typeof fieldMeanings)[number], readonly DirectoryReferent[]>> = {
  person: ['people'],
  department: ['organizations', 'organizationPaths'],
  departmentHead: ['organizations', 'organizationPaths'],
  position: ['positions'],
  role: ['roles'],
  group: ['groups'],
}

function PeopleFromField({ source, onChange }: FieldsProps<SourceOf<'field'>>) {
  const t = useT()
  const words = useLocalizedText()
  const { form } = useFormContext()
  const fields = everyField(form.fields).filter(({ path, field }) => {
    const names = namesOf(field)
    return !path.includes('.') && names !== undefined && referentsOfMeaning[source.as].includes(names)
  })
  return (
    <>
      <ChoiceRow
        label={t('flow-design.source.as')}
        value={source.as}
        options={fieldMeanings}
        say={(as) => t(`flow-design.source.as.${as}`)}
        onChange={(as) => onChange({ ...source, as, field: '' })}
      />
      <Select
        aria-label={t('flow-design.source.theField')}
        value={source.field || null}
        placeholder={t('flow-design.source.theField')}
        options={fields.map(({ path, field }) => ({ value: path, label: words(field.label) || path }))}
        notFoundContent={t('flow-design.source.noField')}
        onChange={(field) => onChange({ ...source, field })}
      />
    </>
  )
}

function StepHandlers({ source, onChange }: FieldsProps<SourceOf<'handledAt'>>) {
  const t = useT()
  const { flow, state } = useFlowDesigner()
  const others = flow.nodes.filter((node) => isPeopleNode(node) && node.id !== state.selected.at(-1))
  return (
    <Select
      aria-label={t('flow-design.source.node')}
      value={source.node || null}
      placeholder={t('flow-design.source.node')}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(node) => onChange({ ...source, node })}
    />
  )
}
