import { z } from 'zod'
import { type BlockKind, blockCommon, silent } from '../block-kind.ts'

export const dividerLines = ['solid', 'dashed', 'double'] as const

export const DividerBlock = z.strictObject({
  kind: z.literal('divider'),
  ...blockCommon,
  line: z.enum(dividerLines).default('solid'),
})
export type DividerBlock = Readonly<z.output<typeof DividerBlock>>

export const divider: BlockKind<DividerBlock> = { ...silent, begin: () => ({ kind: 'divider' }) }
