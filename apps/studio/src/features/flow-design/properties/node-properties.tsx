import { type FieldAccess, type FlowNode, fieldsAt, isStart, traitsOf } from '@signet/flow'
import { canCopy } from '@signet/flow/design'
import { everyField, isTable } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Select } from 'antd'
import { Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { getNodeFace } from '../designer/node-faces.tsx'
import { FlowSettings } from './flow-settings.tsx'
import styles from './node-properties.module.css'
import { NameSetting } from './plain-settings.tsx'
import { TransitionSettings } from './transition-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

/** The settings of the selection: a step, a transition out of a branch, or else the flow. */
export function NodeProperties() {
  const t = useT()
  const { flow, state } = useFlowDesigner()
  const [only, ...others] = state.selected
  const node = flow.nodes.find(({ id }) => id === only)
  const line = flow.lines.find(({ id }) => id === only)
  const isOne = others.length === 0

  return (
    <aside
      data-node-properties=""
      className={sharedStyles.panel}
      aria-label={t('flow-design.settings')}
      onKeyDown={leaveInput}
    >
      {only === undefined && <FlowSettings />}
      {isOne && node && <NodeSettings key={node.id} node={node} />}
      {isOne && line && <TransitionSettings key={line.id} line={line} />}
      {!isOne && <p className={styles.many}>{t('flow-design.selected', { count: state.selected.length })}</p>}
      {only !== undefined && <NodeActions node={isOne ? node : undefined} isLine={line !== undefined} />}
    </aside>
  )
}

function NodeActions({ node, isLine }: Readonly<{ node: FlowNode | undefined; isLine: boolean }>) {
  const t = useT()
  const { dispatch } = useFlowDesigner()
  if (node && isStart(node)) return null
  return (
    <div className={styles.actions}>
      {!isLine && (!node || canCopy(node)) && (
        <Button icon={<Copy size={16} />} onClick={() => dispatch({ type: 'duplicate' })}>
          {t('flow-design.duplicate')}
        </Button>
      )}
      <Button danger icon={<Trash2 size={16} />} onClick={() => dispatch({ type: 'remove' })}>
        {t(isLine ? 'flow-design.arm.remove' : 'flow-design.remove')}
      </Button>
    </div>
  )
}

/** Escape blurs the input, so that the designer's shortcuts work again. */
function leaveInput(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented)
    event.target.blur()
}

/** The settings of a step, by its kind. */
function NodeSettings({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { Settings } = getNodeFace(node)
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
  /** The highest access that a step can give. */
  most: FieldAccess
  /** The access to fields without a setting. */
  usual: FieldAccess
  onChange: (rights: Rights) => void
}>

const accessLevels = ['hidden', 'read', 'write', 'required'] as const satisfies readonly FieldAccess[]

/** Access per field at this step: hidden, read, write or required. */
function FieldRights({ rights, most, usual, onChange }: FieldRightsProps) {
  const words = useLocalizedText()
  const { form } = useFlowDesigner()
  const fields = everyField(form.fields).filter(({ field }) => isTable(field) || field.fields.length === 0)
  const offered = accessLevels.slice(0, accessLevels.indexOf(most) + 1)
  const set = (path: string, access: FieldAccess) => {
    const { [path]: _before, ...others } = rights
    onChange(access === usual ? others : { ...others, [path]: access })
  }

  return (
    <table className={styles.rights}>
      <tbody>
        {fields.map(({ path, field }) => (
          <FieldRight
            key={path}
            name={words(field.label) || path}
            offered={offered}
            value={rights[path] ?? usual}
            onChange={(access) => set(path, access)}
          />
        ))}
      </tbody>
    </table>
  )
}

type FieldRightProps = Readonly<{
  name: string
  offered: readonly FieldAccess[]
  value: FieldAccess
  onChange: (access: FieldAccess) => void
}>

function FieldRight({ name, offered, value, onChange }: FieldRightProps) {
  const t = useT()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Select
          size="small"
          aria-label={name}
          value={value}
          options={offered.map((one) => ({ value: one, label: t(`flow-design.access.${one}`) }))}
          onChange={onChange}
        />
      </td>
    </tr>
  )
}

/** Focuses the first setting of the selection. */
export function focusNodeProperties(): void {
  document.querySelector<HTMLElement>('[data-node-properties] :is(input, textarea)')?.focus()
}
