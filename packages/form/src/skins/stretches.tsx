import { type ReactNode, useState } from 'react'
import type { LayoutNode } from '../form-plan.ts'
import styles from './form.module.css'
import type { Stretch } from './stretches-of.ts'
import { useWantedPart } from './use-wanted-part.ts'
import { Waiting } from './waiting.tsx'

type StretchesProps = Readonly<{
  stretches: readonly Stretch[]
  draw: (nodes: readonly LayoutNode[]) => ReactNode
}>

/**
 * A long form: a stretch is drawn once it comes near what is seen, and stays. Whoever is in one has the next and the
 * one before at hand, so that Tab skips nothing.
 */
export function Stretches({ stretches, draw }: StretchesProps) {
  const [drawn, setDrawn] = useState<readonly string[]>(['0'])
  const isDrawn = (id: string) => drawn.includes(id)
  const show = (...ids: readonly string[]) =>
    setDrawn((before) =>
      ids.every((id) => before.includes(id)) ? before : [...new Set([...before, ...ids])],
    )
  useWantedPart({ slots: stretches, isOpen: isDrawn, open: show })

  return stretches.map(({ id, nodes }, place) =>
    isDrawn(id) ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus inside
      <div
        key={id}
        className={styles.stretch}
        onFocus={() => show(...stretches.slice(Math.max(0, place - 1), place + 2).map((near) => near.id))}
      >
        {draw(nodes)}
      </div>
    ) : (
      <Waiting key={id} nodes={nodes} onNear={() => show(id)} />
    ),
  )
}
