import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { Badge } from '../marks/status.tsx'
import styles from './tabs.module.css'

export type Tab<Key extends string> = Readonly<{ key: Key; label: string; count?: number }>

type TabsProps<Key extends string> = Readonly<{
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** `line` for parts of a page, `pill` for filters of a list. */
  look?: 'line' | 'pill'
  /** Id of the panel that the tabs switch. */
  controls?: string
}>

/** Tabs side by side; the arrow keys, Home and End move between them. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  controls,
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex(({ key }) => key === value)
  const width = tabs.map(({ label, count }) => `${label} ${count ?? ''}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that arrive later push the chosen one aside
  useEffect(() => bringIntoSight(list.current?.children[chosen]), [chosen, width])
  const move = (event: KeyboardEvent) => {
    const to = targetOf(event.key, chosen, tabs.length)
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classes(styles.tabs, styles[look])}
      onKeyDown={move}
    >
      {tabs.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={key === value}
          aria-controls={controls}
          tabIndex={key === value ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {label}
          {count !== undefined && count > 0 && <Badge count={count} isQuiet />}
        </button>
      ))}
    </div>
  )
}

function targetOf(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

/** Centres a tab in its row unless it is fully visible; the page itself does not scroll. */
export function bringIntoSight(tab: Element | undefined): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const from = row.getBoundingClientRect()
  const to = tab.getBoundingClientRect()
  if (to.left >= from.left && to.right <= from.right) return
  row.scrollTo({ left: row.scrollLeft + to.left - from.left - (from.width - to.width) / 2 })
}
