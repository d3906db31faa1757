import { type BlockKindName, blockKinds, PrintBlock } from './blocks/index.ts'
import type { PrintTemplate } from './print-template.ts'

/** A new block of a kind with an unused id. */
export function newBlock(template: PrintTemplate, kind: BlockKindName): PrintBlock {
  return PrintBlock.parse({ ...blockKinds[kind].begin(), id: freeBlockId(template, kind) })
}

/** Inserts blocks at an index, with unused ids. */
export function insertBlocks(
  template: PrintTemplate,
  blocks: readonly PrintBlock[],
  at: number,
): PrintTemplate {
  const all = [...template.blocks]
  for (const [offset, block] of blocks.entries()) {
    const isTaken = all.some(({ id }) => id === block.id)
    const own = isTaken ? { ...block, id: freeBlockId({ blocks: all }, block.kind) } : block
    all.splice(at + offset, 0, own)
  }
  return { ...template, blocks: all }
}

/** `at` is an index between blocks before the move. */
export function moveBlock(template: PrintTemplate, id: string, at: number): PrintTemplate {
  const from = template.blocks.findIndex((block) => block.id === id)
  const block = template.blocks[from]
  if (!block) return template
  const to = from < at ? at - 1 : at
  if (to === from || to < 0) return template
  return { ...template, blocks: template.blocks.toSpliced(from, 1).toSpliced(to, 0, block) }
}

export function removeBlock(template: PrintTemplate, id: string): PrintTemplate {
  return { ...template, blocks: template.blocks.filter((block) => block.id !== id) }
}

export function changeBlock(template: PrintTemplate, changed: PrintBlock): PrintTemplate {
  return {
    ...template,
    blocks: template.blocks.map((block) => (block.id === changed.id ? changed : block)),
  }
}

function freeBlockId({ blocks }: Pick<PrintTemplate, 'blocks'>, kind: string): string {
  const taken = new Set(blocks.map(({ id }) => id))
  for (let number = 1; ; number += 1) if (!taken.has(`${kind}${number}`)) return `${kind}${number}`
}
