import { computed } from '@preact/signals-core'
import type { FormStore, LayoutNode } from '@signet/form'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import styles from '../form/form.module.css'
import { useFormContext } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'
import { useWords } from '../form/use-speaker.ts'
import { type Part, pathsIn, type Stretch } from './stretches-of.ts'
import { useWantedPart } from './use-wanted-part.ts'

type StretchesProps = Readonly<{
  stretches: readonly Stretch[]
  draw: (nodes: readonly LayoutNode[]) => ReactNode
}>

/**
 * A long form: a stretch is rendered once it comes near the viewport, and stays. The neighbors of the focused stretch
 * are rendered too, so that Tab skips nothing.
 */
export function Stretches({ stretches, draw }: StretchesProps) {
  const [drawn, setDrawn] = useState<readonly string[]>(['0'])
  const isDrawn = (id: string) => drawn.includes(id)
  const show = (...ids: readonly string[]) =>
    setDrawn((before) =>
      ids.every((id) => before.includes(id)) ? before : [...new Set([...before, ...ids])],
    )
  useWantedPart({ slots: stretches, isOpen: isDrawn, open: show })

  return stretches.map(({ id, nodes }, index) =>
    isDrawn(id) ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus inside
      <div
        key={id}
        className={styles.stretch}
        onFocus={() => show(...stretches.slice(Math.max(0, index - 1), index + 2).map((near) => near.id))}
      >
        {draw(nodes)}
      </div>
    ) : (
      <Placeholders key={id} nodes={nodes} onNear={() => show(id)} />
    ),
  )
}

/** The visible rows of a sub-table take the room of this many fields. */
const rowsRoom = 9

type PlaceholdersProps = Readonly<{ nodes: readonly LayoutNode[]; onNear: () => void }>

/** Placeholders of fields: their labels, which can be read and searched, in about the final height. */
function Placeholders({ nodes, onNear }: PlaceholdersProps) {
  const { store, near } = useFormContext()
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

/** The height, counted in fields. */
function roomOf({ field, inside }: LayoutNode): number {
  return field.kind.holds === 'rows' ? rowsRoom : 1 + pathsIn(inside).length
}

/** Returns the ids of the parts with a visible field, by rules and rights. */
export function useShownParts(parts: readonly Part[]): readonly string[] {
  const { store } = useFormContext()
  const shown = useMemo(
    () =>
      computed(() =>
        parts
          .filter(({ nodes }) => isAnyShown(store, nodes))
          .map(({ id }) => `${id};`)
          .join(''),
      ),
    [store, parts],
  )
  return useSignal(shown).split(';').slice(0, -1)
}

/** Tells whether any node is visible, by rules and rights. */
function isAnyShown(store: FormStore, nodes: readonly LayoutNode[]): boolean {
  return nodes.some(({ field, inside }) =>
    field.kind.holds === 'fields' ? isAnyShown(store, inside) : store.field(field.path).visible.value,
  )
}
