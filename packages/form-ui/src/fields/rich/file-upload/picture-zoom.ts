/** How a picture is looked at: how large, and how far its middle is from the middle of the stage, in px. */
export type Look = Readonly<{ zoom: number; x: number; y: number }>
type Point = Readonly<{ x: number; y: number }>
type Size = Readonly<{ width: number; height: number }>

/** Spec section 9: from its own size on the stage to four times that. */
export const leastZoom = 1
export const mostZoom = 4
export const whole: Look = { zoom: leastZoom, x: 0, y: 0 }

/** Zooms so that what is at `point` (from the middle of the stage) stays there. */
export function zoomAt(look: Look, zoom: number, point: Point, stage: Size): Look {
  const next = Math.min(mostZoom, Math.max(leastZoom, zoom))
  const growth = next / look.zoom
  return kept(
    { zoom: next, x: point.x - (point.x - look.x) * growth, y: point.y - (point.y - look.y) * growth },
    stage,
  )
}

export function movedBy(look: Look, { x, y }: Point, stage: Size): Look {
  return kept({ ...look, x: look.x + x, y: look.y + y }, stage)
}

/** The other picture that a swipe across the whole one asks for; 0: it was too short, or went up or down. */
export function swipeOf({ x, y }: Point, { width }: Size): -1 | 0 | 1 {
  const isFar = Math.abs(x) > Math.min(80, width / 4) && Math.abs(x) > 2 * Math.abs(y)
  if (!isFar) return 0
  return x < 0 ? 1 : -1
}

/** No edge of the picture comes inside the stage. */
function kept({ zoom, x, y }: Look, { width, height }: Size): Look {
  return { zoom, x: within(x, (width * (zoom - 1)) / 2), y: within(y, (height * (zoom - 1)) / 2) }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
