import { isSameJson } from '@signet/std'
import type { MergeRules, Versions } from '@signet/std/merge'
import { insertBlocks } from './edit-template.ts'
import type { PrintTemplate } from './print-template.ts'

/** A template with its name. */
type NamedTemplate = Readonly<{ name: string; template: PrintTemplate }>

const parts = { parts: {} }

/** Print templates are merged block by block, and block setting by setting. */
export const templateMergeRules: MergeRules<NamedTemplate> = {
  shape: {
    parts: {
      template: {
        parts: { page: parts, header: parts, footer: parts, blocks: { itemsBy: 'id', item: parts } },
      },
    },
  },
  toTree: (named) => named,
  fromTree: (tree) => tree,
  separate: separateBlocks,
}

/** Gives other ids to own blocks that got the id of one that the other side added. */
function separateBlocks({ base, mine, theirs }: Versions<NamedTemplate>): NamedTemplate {
  const known = new Set(base.template.blocks.map(({ id }) => id))
  const added = new Map(theirs.template.blocks.map((block) => [block.id, block]))
  const blocks = mine.template.blocks.map((block) => {
    const other = added.get(block.id)
    if (known.has(block.id) || !other || isSameJson(block, other)) return block
    const all = [
      ...mine.template.blocks,
      ...theirs.template.blocks.filter(({ id }) => known.has(id) || id !== block.id),
    ]
    return insertBlocks({ ...mine.template, blocks: all }, [block], all.length).blocks[all.length] ?? block
  })
  return { ...mine, template: { ...mine.template, blocks } }
}
