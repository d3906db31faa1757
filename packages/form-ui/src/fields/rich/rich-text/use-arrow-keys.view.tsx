import { type KeyboardEvent, useEffect, useRef } from 'react'

const tools = 'button, select, input'

/** A row of tools that is one stop for the Tab key: the arrow keys go from one to the next, Home and End to the ends. */
export function useArrowKeys() {
  const row = useRef<HTMLDivElement>(null)
  const all = () => [...(row.current?.querySelectorAll<HTMLElement>(tools) ?? [])]

  useEffect(() => {
    const some = all()
    const stop = some.find((tool) => tool.tabIndex === 0 && tool.dataset['stop'] !== undefined) ?? some[0]
    for (const tool of some) tool.tabIndex = tool === stop ? 0 : -1
  })

  const press = (event: KeyboardEvent) => {
    const some = all()
    const place = some.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: some.length - 1 }[event.key]
    if (place < 0 || next === undefined) return
    event.preventDefault()
    focus(some, (next + some.length) % some.length)
  }
  return { ref: row, onKeyDown: press }
}

function focus(some: readonly HTMLElement[], place: number): void {
  for (const [index, tool] of some.entries()) {
    const isStop = index === place
    tool.tabIndex = isStop ? 0 : -1
    if (isStop) tool.dataset['stop'] = ''
    else delete tool.dataset['stop']
  }
  some[place]?.focus()
}
