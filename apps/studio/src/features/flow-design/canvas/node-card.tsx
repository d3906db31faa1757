import type { FlowNode } from '@signet/flow'
import { mayCopy } from '@signet/flow/design'
import { classes } from '@signet/ui'
import { useEffect, useRef } from 'react'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useMarks } from '../designer/use-marks.ts'
import { draggedIds } from './dragged-ids.ts'
import styles from './flow-canvas.module.css'
import { NodeFace } from './node-face.tsx'

export function NodeCard({ node }: Readonly<{ node: FlowNode }>) {
  const { state, tell } = useFlowDesigner()
  const { isWrong, isOnWay } = useMarks(node.id)
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
      draggable={mayCopy(node)}
      onDragStart={({ dataTransfer }) =>
        draggedIds.write(dataTransfer, isSelected ? state.selected : [node.id])
      }
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        tell({
          deed: 'select',
          ids: [node.id],
          ...(ctrlKey || metaKey || shiftKey ? { with: 'others' } : {}),
        })
      }
    >
      <NodeFace node={node} isWrong={isWrong} />
    </button>
  )
}
