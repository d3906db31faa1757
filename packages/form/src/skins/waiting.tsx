import { computed } from '@preact/signals-core'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { LayoutNode } from '../form-plan.ts'
import styles from './form.module.css'
import { pathsIn } from './parts-of.ts'
import { useSurroundings } from './surroundings.ts'
import { isAnyShown } from './use-shown-parts.ts'
import { useSignal } from './use-signal.ts'
import { useWords } from './use-speaker.ts'

/** The rows of a sub-table that are seen at once take as much room as so many fields. */
const rowsRoom = 9

type WaitingProps = Readonly<{ nodes: readonly LayoutNode[]; onNear: () => void }>

/** Fields that are not drawn yet: their labels, which can be read and found, in about as much room as they will take. */
export function Waiting({ nodes, onNear }: WaitingProps) {
  const { store, near } = useSurroundings()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onNear)
  useEffect(() => (box.current ? near.watch(box.current, () => tell()) : undefined), [near])
  const shown = useMemo(
    () =>
      computed(() =>
        nodes
          .filter((node) => isAnyShown(store, [node]))
          .map(({ field }) => field.path)
          .join(),
      ),
    [store, nodes],
  )
  const paths = useSignal(shown).split(',')

  return (
    <div ref={box} className={styles.waiting}>
      {nodes
        .filter(({ field }) => paths.includes(field.path))
        .map((node) => (
          <div
            key={node.field.path}
            className={`${styles.place} ${styles.ahead}`}
            style={{ '--width': node.field.definition.width, '--fields': roomOf(node) }}
          >
            <span className={styles.label}>{words(node.field.definition.label)}</span>
          </div>
        ))}
    </div>
  )
}

/** Counted in fields. */
function roomOf({ field, inside }: LayoutNode): number {
  return field.kind.holds === 'rows' ? rowsRoom : 1 + pathsIn(inside).length
}
