import { isPeopleNode, type PeopleSource } from '@signet/flow'
import type { DirectoryReferent } from '@signet/form'
import { everyField, namesOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { NamedSelect } from '../../../kit/properties/named-select.tsx'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useFormAbout } from '../designer/form-about-context.ts'
import styles from '../properties/node-properties.module.css'
import { ChoiceSetting, NumberSetting } from '../properties/plain-settings.tsx'
import type { SourceKind } from './first-source.ts'
import { HolderSelect } from './holder-select.tsx'

type FieldsProps<Source extends PeopleSource> = Readonly<{
  source: Source
  onChange: (source: PeopleSource) => void
}>
type Of<Kind extends SourceKind> = Extract<PeopleSource, { kind: Kind }>

/** The fields of each source of people; null without any. */
const fieldsOf: { readonly [Kind in SourceKind]: ((props: FieldsProps<Of<Kind>>) => ReactNode) | null } = {
  people: People,
  starter: null,
  manager: (props) => <Above {...props} least={1} />,
  departmentHead: (props) => <Above {...props} least={0} />,
  chain: Chain,
  role: Holders,
  position: Holders,
  department: Holders,
  group: Holders,
  field: FromField,
  handledAt: HandledAt,
  dataInterface: FromInterface,
}

export function SourceFields(props: FieldsProps<PeopleSource>) {
  const Fields = fieldsOf[props.source.kind] as ((props: FieldsProps<PeopleSource>) => ReactNode) | null
  return Fields && <Fields {...props} />
}

function People({ source, onChange }: FieldsProps<Of<'people'>>) {
  return (
    <HolderSelect
      kind="people"
      isFresh={source.people.length === 0}
      ids={source.people}
      onChange={(people) => onChange({ ...source, people: [...people] })}
    />
  )
}

function Holders({ source, onChange }: FieldsProps<Extract<PeopleSource, { ids: unknown }>>) {
  return (
    <HolderSelect
      kind={source.kind}
      isFresh={source.ids.length === 0}
      ids={source.ids}
      onChange={(ids) => onChange({ ...source, ids: [...ids] })}
    />
  )
}

function FromInterface({ source, onChange }: FieldsProps<Of<'dataInterface'>>) {
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

const whoms = ['starter', 'previous'] as const

type AboveProps = FieldsProps<Of<'manager'> | Of<'departmentHead'>> & Readonly<{ least: number }>

function Above({ source, onChange, least }: AboveProps) {
  const t = useT()
  return (
    <div className={styles.pair}>
      <ChoiceSetting
        label={t('flow-design.source.of')}
        value={source.of}
        options={whoms}
        say={(of) => t(`flow-design.source.of.${of}`)}
        onChange={(of) => onChange({ ...source, of })}
      />
      <NumberSetting
        label={t('flow-design.source.levels')}
        value={source.levels}
        min={least}
        max={20}
        onChange={(levels) => onChange({ ...source, levels })}
      />
    </div>
  )
}

function Chain({ source, onChange }: FieldsProps<Of<'chain'>>) {
  const t = useT()
  return (
    <div className={styles.pair}>
      <ChoiceSetting
        label={t('flow-design.source.of')}
        value={source.of}
        options={whoms}
        say={(of) => t(`flow-design.source.of.${of}`)}
        onChange={(of) => onChange({ ...source, of })}
      />
      <ChoiceSetting
        label={t('flow-design.source.along')}
        value={source.along}
        options={['managers', 'departments'] as const}
        say={(along) => t(`flow-design.source.along.${along}`)}
        onChange={(along) => onChange({ ...source, along })}
      />
      <ChoiceSetting
        label={t('flow-design.source.from')}
        value={source.from}
        options={['bottom', 'top'] as const}
        say={(from) => t(`flow-design.source.from.${from}`)}
        onChange={(from) => onChange({ ...source, from })}
      />
      <NumberSetting
        label={t('flow-design.source.levels')}
        value={source.levels}
        min={0}
        max={20}
        onChange={(levels) => onChange({ ...source, levels })}
      />
    </div>
  )
}

const readAs = ['person', 'department', 'departmentHead', 'position', 'role', 'group'] as const
/** What the ids in a field have to name, by what a source reads from it. */
const namesOfAs: Readonly<Record<(typeof readAs)[number], readonly DirectoryReferent[]>> = {
  person: ['people'],
  department: ['organizations', 'organizationPaths'],
  departmentHead: ['organizations', 'organizationPaths'],
  position: ['positions'],
  role: ['roles'],
  group: ['groups'],
}

function FromField({ source, onChange }: FieldsProps<Of<'field'>>) {
  const t = useT()
  const words = useWord()
  const { form } = useFormAbout()
  const fields = everyField(form.fields).filter(({ path, field }) => {
    const names = namesOf(field)
    return !path.includes('.') && names !== undefined && namesOfAs[source.as].includes(names)
  })
  return (
    <>
      <ChoiceSetting
        label={t('flow-design.source.as')}
        value={source.as}
        options={readAs}
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

function HandledAt({ source, onChange }: FieldsProps<Of<'handledAt'>>) {
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
