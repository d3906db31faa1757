import type { KeyboardEvent } from 'react'

const lines = '[role=option], [role=treeitem], [data-line]:not(:disabled)'

/** Arrow keys, Home and End go from line to line; letters go on in the search, or to the line that begins with them. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(lines)]
  const next = isLetter(event)
    ? lineOfLetter(event, all)
    : all[placeOfKey(event.key, all.indexOf(event.target as HTMLElement), all.length) ?? -1]
  if (!next) return
  next.focus()
  next.scrollIntoView?.({ block: 'nearest' })
  if (!(next instanceof HTMLInputElement)) event.preventDefault()
}

function isLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyped(target)
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [role=spinbutton]')
}

function lineOfLetter({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, all: HTMLElement[]) {
  const search = currentTarget.querySelector<HTMLElement>('input[type=search]')
  if (search) return search
  const from = all.indexOf(target as HTMLElement) + 1
  const begins = (line: HTMLElement) => line.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  return [...all.slice(from), ...all.slice(0, from)].find(begins)
}

function placeOfKey(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp') return at < 0 ? undefined : Math.max(at - 1, 0)
  if (at < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}
