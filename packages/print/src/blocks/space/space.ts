import { z } from 'zod'
import { type BlockKind, blockCommon, silent } from '../block-kind.ts'

export const SpaceBlock = z.strictObject({
  kind: z.literal('space'),
  ...blockCommon,
  /** In millimetres. */
  height: z.number().min(1).max(250).default(8),
})
export type SpaceBlock = Readonly<z.output<typeof SpaceBlock>>

/** Nothing, so high. */
export const space: BlockKind<SpaceBlock> = { ...silent, begin: () => ({ kind: 'space' }) }
