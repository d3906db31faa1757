import type { FlowNode } from '@signet/flow'
import { canCopy, type Gap, moveNodes } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Dropdown } from 'antd'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { createInsertEdit, gapParts } from '../designer/node-faces.tsx'
import { usePartStatus } from '../designer/part-labels.ts'
import styles from './flow-canvas.module.css'
import { NodeFace } from './node-face.tsx'

/** The gap between two steps, where steps can be added, pasted or dropped. */
export function GapButton({ gap }: Readonly<{ gap: Gap }>) {
  const t = useT()
  const { state, dispatch } = useFlowDesigner()
  const [isOver, setOver] = useState(false)
  const ids = gap.map(({ id }) => id)
  const pasting = {
    key: 'paste',
    icon: <ClipboardPaste size={16} />,
    label: t('flow-design.paste', { count: state.clipboard.length }),
    onClick: () => dispatch({ type: 'paste', gap: ids }),
  }
  const items = gapParts.map((part) => ({
    key: part.word,
    label: t(part.word),
    onClick: () => dispatch({ type: 'edit', edit: createInsertEdit(t, part, ids) }),
  }))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cut and paste is the keyboard alternative to dropping
    <div
      className={styles.gap}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!draggedIds.are(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={({ dataTransfer }) => {
        setOver(false)
        const dragged = draggedIds.read(dataTransfer)
        dispatch({ type: 'edit', edit: (flow) => moveNodes(flow, dragged, ids) })
      }}
    >
      <Dropdown
        trigger={['click']}
        menu={{ items: state.clipboard.length > 0 ? [pasting, { type: 'divider' }, ...items] : items }}
      >
        <button type="button" className={styles.plus} aria-label={t('flow-design.add')}>
          <Plus size={14} aria-hidden />
        </button>
      </Dropdown>
    </div>
  )
}

/** The card of a step, from which the selected steps are dragged. */
export function NodeCard({ node }: Readonly<{ node: FlowNode }>) {
  const { state, dispatch } = useFlowDesigner()
  const { isWrong, isOnWay } = usePartStatus(node.id)
  const card = useRef<HTMLButtonElement>(null)
  const isSelected = state.selected.includes(node.id)
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])

  return (
    <button
      ref={card}
      type="button"
      className={classes(styles.card, isWrong && styles.wrong)}
      data-on-way={isOnWay || undefined}
      aria-pressed={isSelected}
      draggable={canCopy(node)}
      onDragStart={({ dataTransfer }) =>
        draggedIds.write(dataTransfer, isSelected ? state.selected : [node.id])
      }
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        dispatch({
          type: 'select',
          ids: [node.id],
          ...(ctrlKey || metaKey || shiftKey ? { with: 'others' } : {}),
        })
      }
    >
      <NodeFace node={node} isWrong={isWrong} />
    </button>
  )
}

const type = 'application/x-signet-steps'

/** Reads and writes drag data of steps moved within a flow. */
const draggedIds = {
  write: (transfer: DataTransfer, ids: readonly string[]) => transfer.setData(type, ids.join(' ')),
  are: (transfer: DataTransfer) => transfer.types.includes(type),
  read: (transfer: DataTransfer): readonly string[] => transfer.getData(type).split(' ').filter(Boolean),
}
