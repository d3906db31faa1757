import { type FlowNode, isStart } from '@signet/flow'
import { mayCopy } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { FlowSettings } from './flow-settings.tsx'
import { LineSettings } from './line-settings.tsx'
import styles from './node-properties.module.css'
import { NodeSettings } from './node-settings.tsx'

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
      className={styles.properties}
      aria-label={t('flow-design.settings')}
      onKeyDown={leave}
    >
      {only === undefined && <FlowSettings />}
      {isOne && node && <NodeSettings key={node.id} node={node} />}
      {isOne && line && <LineSettings key={line.id} line={line} />}
      {!isOne && <p className={styles.many}>{t('flow-design.selected', { count: state.selected.length })}</p>}
      {only !== undefined && <NodeActions node={isOne ? node : undefined} isLine={line !== undefined} />}
    </aside>
  )
}

function NodeActions({ node, isLine }: Readonly<{ node: FlowNode | undefined; isLine: boolean }>) {
  const t = useT()
  const { tell } = useFlowDesigner()
  if (node && isStart(node)) return null
  return (
    <div className={styles.deeds}>
      {!isLine && (!node || mayCopy(node)) && (
        <Button icon={<Copy size={16} />} onClick={() => tell({ deed: 'duplicate' })}>
          {t('flow-design.duplicate')}
        </Button>
      )}
      <Button danger icon={<Trash2 size={16} />} onClick={() => tell({ deed: 'remove' })}>
        {t(isLine ? 'flow-design.arm.remove' : 'flow-design.remove')}
      </Button>
    </div>
  )
}

/** Escape leaves the input, so that the designer's shortcuts work again. */
function leave(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLElement && !event.defaultPrevented)
    event.target.blur()
}
