import type { tab } from '@signet/form/kinds'
import { bringIntoSight, sharedStyles } from '@signet/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIsWide } from '../../../controls/use-is-wide.ts'
import type { FilledSlot, FrameProps, LayoutView } from '../../../form/field-view.ts'
import { ProblemMark } from '../../../form/problem-mark.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import { useWantedPart } from '../../../long-form/use-wanted-part.ts'
import styles from './tab.module.css'

/** Panes behind tabs. A visited pane keeps its state; one with a problem is marked on its tab. */
function TabFrame({ path, settings, label, slots }: FrameProps<typeof tab>) {
  const { idOf, mode } = useFormContext()
  const panes = useOpenPane(slots)
  const id = idOf(path)
  const frame = useRef<HTMLDivElement>(null)
  const isUpright = useIsWide(frame) === true && settings.position === 'start'

  return (
    <div ref={frame} className={styles.frame} data-upright={isUpright || undefined}>
      <TabList id={id} label={label} panes={panes} isUpright={isUpright} />
      {panes.shown
        .filter((pane) => panes.isDrawn(pane.id))
        .map((pane) => (
          <div
            key={pane.id}
            id={`${id}-pane-${pane.id}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${pane.id}`}
            className={sharedStyles.shrink}
            hidden={pane.id !== panes.open}
            {...(mode === 'read' ? { tabIndex: 0 } : {})}
          >
            {pane.children}
          </div>
        ))}
    </div>
  )
}

type TabListProps = Readonly<{ id: string; label: string; panes: Panes; isUpright: boolean }>

function TabList({ id, label, panes, isUpright }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = panes.shown.findIndex((pane) => pane.id === panes.open)
  useEffect(() => bringIntoSight(list.current?.children[chosen]), [chosen])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      className={styles.list}
      onKeyDown={panes.onKeyDown}
    >
      {panes.shown.map((pane) => (
        <PaneTab key={pane.id} id={id} pane={pane} panes={panes} />
      ))}
    </div>
  )
}

type PaneTabProps = Pick<TabListProps, 'id' | 'panes'> & Readonly<{ pane: FilledSlot }>

function PaneTab({ id, pane, panes }: PaneTabProps) {
  const isOpen = pane.id === panes.open
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${pane.id}`}
      className={styles.tab}
      aria-selected={isOpen}
      aria-controls={panes.isDrawn(pane.id) ? `${id}-pane-${pane.id}` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => panes.show(pane.id)}
    >
      <span className={styles.title}>{pane.title}</span>
      <ProblemMark paths={pane.paths} />
    </button>
  )
}

export const tabView: LayoutView<typeof tab> = { Frame: TabFrame }

type Panes = Readonly<{
  shown: readonly FilledSlot[]
  open: string | undefined
  /** Whether the pane was ever shown. Others are not rendered yet. */
  isDrawn: (id: string) => boolean
  show: (id: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}>

/** Holds the visible pane. Arrows, Home and End move between tabs. */
function useOpenPane(slots: readonly FilledSlot[]): Panes {
  const shown = slots.filter(({ isEmpty }) => !isEmpty)
  const [wish, setWish] = useState<string>()
  const [seen, setSeen] = useState<readonly string[]>([])
  const open = (shown.find(({ id }) => id === wish) ?? shown[0])?.id
  const show = (id: string) => {
    setWish(id)
    setSeen((before) => [...new Set([...before, ...(open === undefined ? [] : [open]), id])])
  }
  useWantedPart({ slots: shown, isOpen: (id) => id === open, open: show })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown.findIndex(({ id }) => id === open)
    const to = targetOf(event.key, at, shown.length)
    const next = to === undefined ? undefined : shown[to]
    if (!next || to === undefined) return
    event.preventDefault()
    show(next.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return { shown, open, isDrawn: (id) => id === open || seen.includes(id), show, onKeyDown }
}

function targetOf(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
