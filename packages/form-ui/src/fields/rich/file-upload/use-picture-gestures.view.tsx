import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Fingers = Map<number, Point>

const wheelStep = 0.0015
const doubleTapZoom = 2.5

/** Handles pinch, wheel, double click and drag; a swipe on the unzoomed picture changes to another. */
export function usePictureGestures(stage: RefObject<HTMLElement | null>, onTurn: (by: -1 | 1) => void) {
  const [look, setLook] = useState(whole)
  const fingers = useRef<Fingers>(new Map())
  const start = useRef<Point>(undefined)
  const size = () => stage.current?.getBoundingClientRect() ?? new DOMRect()
  const zoomTo = (zoom: number, at: Point = { x: 0, y: 0 }) =>
    setLook((before) => zoomAt(before, zoom, at, size()))

  useWheel(stage, (event) => {
    const at = fromMiddle(event, size())
    setLook((before) => zoomAt(before, before.zoom * Math.exp(-event.deltaY * wheelStep), at, size()))
  })

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOf(event))
    start.current = fingers.current.size === 1 ? placeOf(event) : undefined
  }
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (!other) return setLook((seen) => movedBy(seen, by, size()))

    const growth = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    setLook((seen) => zoomAt(seen, seen.zoom * growth, fromMiddle(middle, size()), size()))
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const from = start.current
    start.current = undefined
    if (!from || look.zoom > 1) return
    const now = placeOf(event)
    const turn = swipeOf({ x: now.x - from.x, y: now.y - from.y }, size())
    if (turn !== 0) onTurn(turn)
  }
  const cancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    start.current = undefined
  }

  return {
    look,
    zoomTo,
    reset: () => setLook(whole),
    isWhole: look.zoom === 1,
    isLargest: look.zoom === mostZoom,
    listeners: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onDoubleClick: (event: React.MouseEvent) =>
        zoomTo(look.zoom > 1 ? 1 : doubleTapZoom, fromMiddle(placeOf(event), size())),
    },
  }
}

/** Only a non-passive native listener can prevent scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel)
  useEffect(() => {
    latest.current = onWheel
  })
  useEffect(() => {
    const element = stage.current
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event)
    }
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [stage])
}

function placeOf({ clientX: x, clientY: y }: Readonly<{ clientX: number; clientY: number }>): Point {
  return { x, y }
}

function fromMiddle(point: Point | Readonly<{ clientX: number; clientY: number }>, stage: DOMRect): Point {
  const { x, y } = 'clientX' in point ? placeOf(point) : point
  return { x: x - stage.x - stage.width / 2, y: y - stage.y - stage.height / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The zoom, and the offset of the picture's center from that of the stage in px. */
export type PictureView = Readonly<{ zoom: number; x: number; y: number }>
type Point = Readonly<{ x: number; y: number }>
type Size = Readonly<{ width: number; height: number }>

/** Spec section 9: from fitting the stage to four times that size. */
export const leastZoom = 1
export const mostZoom = 4
export const whole: PictureView = { zoom: leastZoom, x: 0, y: 0 }

/** Zooms around `point`, measured from the center of the stage. */
export function zoomAt(look: PictureView, zoom: number, point: Point, stage: Size): PictureView {
  const next = Math.min(mostZoom, Math.max(leastZoom, zoom))
  const growth = next / look.zoom
  return insideStage(
    { zoom: next, x: point.x - (point.x - look.x) * growth, y: point.y - (point.y - look.y) * growth },
    stage,
  )
}

export function movedBy(look: PictureView, { x, y }: Point, stage: Size): PictureView {
  return insideStage({ ...look, x: look.x + x, y: look.y + y }, stage)
}

/** Returns the direction of a swipe on the unzoomed picture; 0 when it is too short or vertical. */
export function swipeOf({ x, y }: Point, { width }: Size): -1 | 0 | 1 {
  const isFar = Math.abs(x) > Math.min(80, width / 4) && Math.abs(x) > 2 * Math.abs(y)
  if (!isFar) return 0
  return x < 0 ? 1 : -1
}

/** Keeps the edges of the picture outside the stage. */
function insideStage({ zoom, x, y }: PictureView, { width, height }: Size): PictureView {
  return { zoom, x: within(x, (width * (zoom - 1)) / 2), y: within(y, (height * (zoom - 1)) / 2) }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
