import type { PrintBlock } from './blocks/index.ts'

/** In twelfths of the width. */
const twelfths = { full: 12, threeQuarters: 9, twoThirds: 8, half: 6, third: 4, quarter: 3 } as const

export function twelfthsOf({ width }: PrintBlock): number {
  return twelfths[width]
}

/** Groups blocks into lines of as many as fit. */
export function linesOfBlocks(blocks: readonly PrintBlock[]): readonly (readonly PrintBlock[])[] {
  const lines: PrintBlock[][] = []
  let room = 0
  for (const block of blocks) {
    const wide = twelfthsOf(block)
    if (wide > room || block.newPage) {
      lines.push([])
      room = 12
    }
    lines.at(-1)?.push(block)
    room -= wide
  }
  return lines
}
