import { longestPicture } from '@signet/form/kinds'
import type { PointGroup } from 'signature_pad'
import SignaturePad from 'signature_pad'

/** Whether the screen is in portrait, where one writes along its long side. */
type Orientation = 'flat' | 'upright'

type Strokes = readonly PointGroup[]

const pen = { minWidth: 0.8, maxWidth: 3, penColor: 'black' } as const

const margin = 8

const widths = [900, 600, 400, 250]

/** A pen on a canvas. Strokes survive a rotation of the screen; `onChange` reports whether there are any. */
export function openSignaturePad(canvas: HTMLCanvasElement, onChange: (isEmpty: boolean) => void) {
  const pad = new SignaturePad(canvas, pen)
  let lie: Orientation = 'flat'
  const strokes = (): Strokes =>
    lie === 'upright' ? rotateStrokes(pad.toData(), canvas.clientWidth) : pad.toData()
  const show = (some: Strokes) => {
    const asItLies = lie === 'upright' ? rotateStrokesBack(some, canvas.clientWidth) : some
    pad.fromData(asItLies.map((stroke) => ({ ...stroke, points: [...stroke.points] })))
    onChange(some.length === 0)
  }
  pad.addEventListener('endStroke', () => onChange(pad.isEmpty()))

  return {
    /** Called after the canvas gets its size and whenever it changes. */
    lay(next: Orientation) {
      const before = strokes()
      const ratio = Math.max(1, globalThis.devicePixelRatio)
      lie = next
      canvas.width = canvas.clientWidth * ratio
      canvas.height = canvas.clientHeight * ratio
      canvas.getContext('2d')?.scale(ratio, ratio)
      show(before)
    },
    undo: () => show(strokes().slice(0, -1)),
    clear: () => show([]),
    picture: () => pictureOf(strokes()),
    stop: () => pad.off(),
  }
}

/** Returns the strokes alone, as a PNG of the largest allowed size. */
function pictureOf(strokes: Strokes): string {
  const box = boxOf(strokes)
  for (const width of widths) {
    const scale = Math.min(2, width / Math.max(1, box.width), width / 2 / Math.max(1, box.height))
    const canvas = paper(box.width * scale + 2 * margin, box.height * scale + 2 * margin)
    const ink = fitStrokes(strokes, box, { scale, margin }).map((stroke) => ({
      ...stroke,
      minWidth: pen.minWidth * scale,
      maxWidth: pen.maxWidth * scale,
      points: [...stroke.points],
    }))
    const pad = new SignaturePad(canvas, pen)
    pad.fromData(ink, { clear: false })
    pad.off()
    const picture = canvas.toDataURL('image/png')
    if (picture.length <= longestPicture) return picture
  }
  return ''
}

/** Draws the name as text, for people who cannot draw. */
export function pictureOfName(name: string): string {
  const height = 120
  const canvas = paper(900, height)
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.font = `${height * 0.6}px cursive`
  const width = Math.min(900, context.measureText(name).width + 2 * margin)
  canvas.width = Math.ceil(width)
  Object.assign(context, { font: `${height * 0.6}px cursive`, textBaseline: 'middle' })
  context.fillText(name, margin, height / 2, width - 2 * margin)
  return canvas.toDataURL('image/png')
}

function paper(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width),
    height: Math.ceil(height),
  })
}

/** A stroke in px with its pen settings, as `signature_pad` stores it. */
type Stroke<Point extends StrokePoint = StrokePoint> = Readonly<{ points: readonly Point[] }>

type StrokePoint = Readonly<{ x: number; y: number }>

type Box = Readonly<{ left: number; top: number; width: number; height: number }>

/** Turns strokes written along the long side of a portrait screen to landscape: the right edge becomes the top. */
export function rotateStrokes<Some extends Stroke>(strokes: readonly Some[], width: number): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({ x: y, y: width - x }))
}

/** The inverse of `rotateStrokes`. */
export function rotateStrokesBack<Some extends Stroke>(
  strokes: readonly Some[],
  width: number,
): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({ x: width - y, y: x }))
}

/** Moves and scales strokes, so that `from` fits a picture of its size times `scale` with a margin. */
export function fitStrokes<Some extends Stroke>(
  strokes: readonly Some[],
  { left, top }: Box,
  { scale, margin }: Readonly<{ scale: number; margin: number }>,
): readonly Some[] {
  return everyPoint(strokes, ({ x, y }) => ({
    x: (x - left) * scale + margin,
    y: (y - top) * scale + margin,
  }))
}

/** Returns the bounding box of the strokes. */
export function boxOf(strokes: readonly Stroke[]): Box {
  const points = strokes.flatMap(({ points: some }) => some)
  const left = smallest(points.map(({ x }) => x))
  const top = smallest(points.map(({ y }) => y))
  return {
    left,
    top,
    width: -smallest(points.map(({ x }) => -x)) - left,
    height: -smallest(points.map(({ y }) => -y)) - top,
  }
}

/** A loop, because spreading a long signature into `Math.min` could overflow the stack. */
function smallest(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => Math.min(before, number), numbers[0] ?? 0)
}

function everyPoint<Some extends Stroke>(
  strokes: readonly Some[],
  change: (place: StrokePoint) => StrokePoint,
): readonly Some[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, ...change(point) })),
  }))
}
