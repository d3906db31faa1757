import { type UIEvent, useState } from 'react'

type Span = Readonly<{ first: number; last: number }>

/** Extra rows or columns drawn beyond what is in sight. */
const beyond = 4

/** Rows and columns in sight of a scrolled area with cells of one size, in pixels. */
export function useWindow({ width, height }: Readonly<{ width: number; height: number }>) {
  const [sight, setSight] = useState({ left: 0, top: 0, width: 1200, height: 800 })
  const onScroll = ({ currentTarget: area }: UIEvent<HTMLElement>) =>
    setSight({
      left: area.scrollLeft,
      top: area.scrollTop,
      width: area.clientWidth || 1200,
      height: area.clientHeight || 800,
    })
  return {
    onScroll,
    rows: spanOf(sight.top, sight.height, height),
    columns: spanOf(sight.left, sight.width, width),
  }
}

function spanOf(start: number, length: number, size: number): Span {
  return {
    first: Math.max(0, Math.floor(start / size) - beyond),
    last: Math.ceil((start + length) / size) + beyond,
  }
}

/** The entries in sight with their places in the whole list. */
export function listInSight<Entry>(entries: readonly Entry[], { first, last }: Span) {
  return entries.slice(first, last).map((entry, index) => ({ entry, place: first + index }))
}
