import { type BlockKindName, insertBlocks, newBlock } from '@signet/print'
import { useTemplateDesigner } from './template-context.ts'
import { placeAfter } from './template-state.ts'

/** Adds a block of a kind at an index, or after the selection, and selects it. */
export function useAddBlock(): (kind: BlockKindName, at?: number) => void {
  const { template, state, tell } = useTemplateDesigner()
  return (kind, at = placeAfter(template, state.selected)) => {
    const block = newBlock(template, kind)
    tell({ deed: 'edit', edit: (draft) => insertBlocks(draft, [block], at), select: block.id })
  }
}
