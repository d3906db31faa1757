import type { FlowNode } from '@signet/flow'
import { canCopy, type Gap, type GapIds, moveNodes } from '@signet/flow/design'
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
import { partMenuEntry } from './part-menu.tsx'

/** The gap between two steps, where steps can be added, pasted or dropped. */
export function GapButton({ gap }: Readonly<{ gap: Gap }>) {
  const t = useT()
  const { dispatch } = useFlowDesigner()
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ids = gap.map(({ id }) => id)

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
      <button
        type="button"
        className={styles.plus}
        aria-label={t('flow-design.add')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Plus size={14} aria-hidden />
      </button>
      {isOpen && <GapMenu gap={ids} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What can be added to a gap; in the page only while it is open, because a large flow has many gaps. */
function GapMenu({ gap, onClose }: Readonly<{ gap: GapIds; onClose: () => void }>) {
  const t = useT()
  const { state, dispatch } = useFlowDesigner()
  const count = state.clipboard.length
  const pasting = {
    key: 'paste',
    icon: <ClipboardPaste size={18} />,
    label: t('flow-design.paste', { count }),
    onClick: () => dispatch({ type: 'paste', gap }),
  }
  const items = gapParts.map((part) =>
    partMenuEntry(t, part, () => dispatch({ type: 'edit', edit: createInsertEdit(t, part, gap) })),
  )
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ items: count > 0 ? [pasting, { type: 'divider' }, ...items] : items, onClick: onClose }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span className={styles.menuAnchor} />
    </Dropdown>
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
