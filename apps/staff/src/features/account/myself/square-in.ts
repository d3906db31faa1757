/** A part of a picture in its own pixels. */
export type Part = Readonly<{ x: number; y: number; width: number; height: number }>

type Size = Readonly<{ width: number; height: number }>

/**
 * The largest square of whole pixels around the middle of a chosen part, moved so that it stays inside the picture.
 * Rounded parts are a pixel longer on one side, or reach past the edge, which would stretch the face or show the paper.
 */
export function squareIn(part: Part, picture: Size): Part {
  const side = between(
    1,
    Math.round(Math.min(part.width, part.height)),
    Math.min(picture.width, picture.height),
  )
  const startOf = (start: number, length: number, whole: number) =>
    between(0, Math.round(start + (length - side) / 2), whole - side)
  return {
    x: startOf(part.x, part.width, picture.width),
    y: startOf(part.y, part.height, picture.height),
    width: side,
    height: side,
  }
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted))
}
