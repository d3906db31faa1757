// biome-ignore-all lint/a11y/useSemanticElements: what is drawn only in sight, or moved, is no <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './record-table.module.css'

type ColumnGripProps = Readonly<{ name: string; width: number; onWidth: (width: number) => void }>

const least = 40
const most = 1000
const step = 16

/** A separator that resizes the column before it, by dragging or with the arrow keys. */
export function ColumnGrip({ name, width, onWidth }: ColumnGripProps) {
  const t = useT()
  const from = useRef<number>(undefined)
  const to = (next: number) => onWidth(Math.round(Math.min(most, Math.max(least, next))))
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientX
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return
    to(width + event.clientX - from.current)
    from.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    to(width + by)
  }

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('records.columns.width', { name })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={-1}
      className={styles.grip}
      onPointerDown={begin}
      onPointerUp={end}
      onKeyDown={press}
    />
  )
}
