import type { PlanField } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useFormContext, viewOf } from '../../../form/surroundings.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './grid.module.css'

/** Minimum widths of a column in pixels: the default of its kind, and the least that a person can set. */
const usual = 140
const narrowest = 80
const step = 16

/**
 * Gives each column the width that its kind needs and shares the remaining space in proportion, until a person resizes
 * a column.
 */
export function useColumnWidths(columns: readonly PlanField[]) {
  const { views } = useFormContext()
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({})
  const trackOf = ({ key, kindName, settings }: PlanField) => {
    const width = viewOf(views, kindName).columnWidth?.(settings as never) ?? usual
    return given[key] === undefined ? `minmax(${width}px, ${width}fr)` : `${given[key]}px`
  }
  return {
    tracks: columns.map(trackOf).join(' '),
    set: (key: string, width: number) =>
      setGiven((before) => ({ ...before, [key]: Math.max(narrowest, Math.round(width)) })),
  }
}

type WidthHandleProps = Readonly<{ column: PlanField; widths: ReturnType<typeof useColumnWidths> }>

/** The edge of a column, dragged with the mouse or moved with arrow keys. */
export function WidthHandle({ column: { key, definition }, widths }: WidthHandleProps) {
  const t = useT()
  const words = useWords()
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget: handle, clientX: start, pointerId } = event
    const width = widthOf(handle)
    event.preventDefault()
    handle.setPointerCapture?.(pointerId)
    handle.onpointermove = ({ clientX }) => widths.set(key, width + clientX - start)
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
    }
  }
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const steps = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    widths.set(key, widthOf(event.currentTarget) + steps)
  }

  return (
    <button
      type="button"
      className={styles.edge}
      aria-label={t('sub-table.width', { column: words(definition.label) })}
      onPointerDown={drag}
      onKeyDown={move}
    />
  )
}

function widthOf(handle: HTMLElement): number {
  return handle.closest('th')?.offsetWidth ?? usual
}
