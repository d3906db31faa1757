import { type FieldAccess, type FlowNode, fieldsAt, traitsOf } from '@signet/flow'
import { everyField, isTable } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { faceOf } from '../designer/node-faces.tsx'
import { NameSetting } from './name-setting.tsx'
import styles from './node-properties.module.css'
import { useNodeChange } from './use-node-change.ts'

/** The settings of a step, by its kind. */
export function NodeSettings({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { Settings } = faceOf(node)
  const { fields } = traitsOf(node)
  return (
    <>
      <PropertySection title={t(`flow-design.kind.${node.kind}`)}>
        <NameSetting name={node.name} onChange={(name) => change({ name })} />
      </PropertySection>
      {Settings && <Settings node={node} />}
      {fields && (
        <PropertySection title={t('flow-design.rights')}>
          <FieldRights
            rights={fieldsAt(node)}
            most={fields.most}
            usual={fields.usual}
            onChange={(next) => change({ fields: next })}
          />
        </PropertySection>
      )}
    </>
  )
}

type Rights = Readonly<Record<string, FieldAccess>>

type FieldRightsProps = Readonly<{
  rights: Rights
  /** The highest right that a step can give. */
  most: FieldAccess
  /** The right of fields without a setting. */
  usual: FieldAccess
  onChange: (rights: Rights) => void
}>

const all = ['hidden', 'read', 'write', 'required'] as const satisfies readonly FieldAccess[]

/** The rights per field at this step: hidden, read, write, required. */
function FieldRights({ rights, most, usual, onChange }: FieldRightsProps) {
  const t = useT()
  const words = useWord()
  const { form } = useFlowDesigner()
  const fields = everyField(form.fields).filter(({ field }) => isTable(field) || field.fields.length === 0)
  const offered = all.slice(0, all.indexOf(most) + 1)
  const set = (path: string, access: FieldAccess) => {
    const { [path]: _before, ...others } = rights
    onChange(access === usual ? others : { ...others, [path]: access })
  }

  return (
    <table className={styles.rights}>
      <tbody>
        {fields.map(({ path, field }) => (
          <tr key={path}>
            <th scope="row">{words(field.label) || path}</th>
            <td>
              <Select
                size="small"
                aria-label={words(field.label) || path}
                value={rights[path] ?? usual}
                options={offered.map((value) => ({ value, label: t(`flow-design.access.${value}`) }))}
                onChange={(access) => set(path, access)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
