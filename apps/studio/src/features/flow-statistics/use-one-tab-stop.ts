import { type KeyboardEvent, useRef } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The links of a list are one stop of the Tab key; arrows, Home and End move between them. */
export function useOneTabStop() {
  const ref = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    const next = links.at(nextIndex(event.key, here, links.length))
    if (here < 0 || !next || next === links[here]) return

    event.preventDefault()
    event.stopPropagation()
    for (const link of links) link.tabIndex = link === next ? 0 : -1
    next.focus()
  }
  return { ref, onKeyDown }
}

function nextIndex(key: string, here: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return Math.min(Math.max(here + (steps[key] ?? 0), 0), count - 1)
}
