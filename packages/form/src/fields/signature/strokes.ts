/** One line of the pen: points in px, and how it was drawn. Shaped as `signature_pad` keeps them. */
export type Stroke<Point extends Place = Place> = Readonly<{ points: readonly Point[] }>
type Place = Readonly<{ x: number; y: number }>
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>

/**
 * What was written along the long side of an upright screen, as it reads once the screen is turned to the left: the
 * right edge becomes the top.
 */
export function turned<Some extends Stroke>(strokes: readonly Some[], width: number): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({ x: y, y: width - x }))
}

/** The other way round. */
export function turnedBack<Some extends Stroke>(strokes: readonly Some[], width: number): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({ x: width - y, y: x }))
}

/** Moved and made smaller or larger, so that `from` lies in a picture of its size times `scale`, with a margin. */
export function placed<Some extends Stroke>(
  strokes: readonly Some[],
  { left, top }: Box,
  { scale, margin }: Readonly<{ scale: number; margin: number }>,
): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({
    x: (x - left) * scale + margin,
    y: (y - top) * scale + margin,
  }))
}

/** Where the ink is. */
export function boxOf(strokes: readonly Stroke[]): Box {
  const points = strokes.flatMap(({ points: some }) => some)
  const left = least(points.map(({ x }) => x))
  const top = least(points.map(({ y }) => y))
  return {
    left,
    top,
    width: -least(points.map(({ x }) => -x)) - left,
    height: -least(points.map(({ y }) => -y)) - top,
  }
}

/** A signature is long: spreading it over `Math.min` could be too much for the stack. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => Math.min(before, number), numbers[0] ?? 0)
}

function everyPoint<Some extends Stroke>(
  strokes: readonly Some[],
  change: (place: Place) => Place,
): readonly Some[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, ...change(point) })),
  }))
}
