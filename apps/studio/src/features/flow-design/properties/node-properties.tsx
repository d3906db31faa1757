import { type FlowNode, isPeopleNode, isStart, traitsOf } from '@signet/flow'
import { canCopy } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useNodeNote } from '../canvas/node-face.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { getNodeFace } from '../designer/node-faces.tsx'
import { useStepName } from '../designer/part-labels.ts'
import { RightsSection } from '../rights/rights-section.tsx'
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
  const change = useNodeChange(node)
  const { Settings } = getNodeFace(node)
  return (
    <>
      <NodeHead node={node} />
      <div className={styles.name}>
        <NameSetting name={node.name} onChange={(name) => change({ name })} />
      </div>
      {Settings && <Settings node={node} />}
      {traitsOf(node).fields && !isPeopleNode(node) && <RightsSection node={node} />}
    </>
  )
}

/** What is selected: picture, name, kind, and what it does in one line. */
function NodeHead({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const { Icon, tone } = getNodeFace(node)
  const note = useNodeNote()(node)
  const nameOf = useStepName()
  const kind = t(`flow-design.kind.${node.kind}`)
  return (
    <header className={styles.head} data-tone={tone}>
      <span className={styles.picture}>
        <Icon size={20} aria-hidden />
      </span>
      <h2>{nameOf(node) || kind}</h2>
      <p>{note ? t('flow-design.summary', { kind, note }) : kind}</p>
    </header>
  )
}

/** Focuses the first setting of the selection. */
export function focusNodeProperties(): void {
  document.querySelector<HTMLElement>('[data-node-properties] :is(input, textarea)')?.focus()
}
