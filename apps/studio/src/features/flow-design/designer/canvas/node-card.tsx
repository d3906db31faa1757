import type { FlowNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFlowDesigner } from '../flow-designer-context.ts'
import { placesOf } from '../live-problems.ts'
import { nodeLooks } from '../node-looks.ts'
import { useNodeNote } from '../use-node-note.ts'
import { draggedIds } from './dragged-ids.ts'
import styles from './flow-canvas.module.css'

/** One step: its kind, its name, and in a few words what happens there. */
export function NodeCard({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const { state, tell, problems, shownProblem } = useFlowDesigner()
  const card = useRef<HTMLButtonElement>(null)
  const note = useNodeNote()(node)
  const { Icon, tone } = nodeLooks[node.kind]
  const isSelected = state.selected.includes(node.id)
  const here = problems.filter((problem) => placesOf(problem).includes(node.id))
  const isOnWay = shownProblem?.path?.includes(node.id)
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])

  return (
    <button
      ref={card}
      type="button"
      className={classes(styles.card, here.length > 0 && styles.wrong)}
      data-tone={tone}
      data-on-way={isOnWay || undefined}
      aria-pressed={isSelected}
      draggable={node.kind !== 'start' && node.kind !== 'end'}
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
      <span className={styles.head}>
        <Icon size={14} aria-hidden />
        <span>{t(`flow-design.kind.${node.kind}`)}</span>
        {here.length > 0 && (
          <CircleAlert size={14} className={styles.mark} aria-label={t('flow-design.hasProblem')} />
        )}
      </span>
      <strong className={styles.name}>{node.name}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}
