import { z } from 'zod'
import { SignaturesBlock, signatures, TimelineBlock, timeline } from './approval-blocks.ts'
import type { BlockKind } from './block-kind.ts'
import { CodeBlock, code } from './code.ts'
import { FieldsBlock, fields } from './fields.ts'
import { ImageBlock, image } from './image.ts'
import { DividerBlock, divider, SpaceBlock, space, TextBlock, text } from './plain-blocks.ts'
import { TableBlock, table } from './table.ts'

export const PrintBlock = z.discriminatedUnion('kind', [
  TextBlock,
  FieldsBlock,
  TableBlock,
  CodeBlock,
  ImageBlock,
  DividerBlock,
  SpaceBlock,
  SignaturesBlock,
  TimelineBlock,
])
export type PrintBlock = Readonly<z.output<typeof PrintBlock>>
export type BlockKindName = PrintBlock['kind']

/** Register of block kinds. A new one starts here and in `PrintBlock`; the compiler then requires its view. */
export const blockKinds: Readonly<Record<BlockKindName, BlockKind<PrintBlock>>> = {
  text,
  fields,
  table,
  code,
  image,
  divider,
  space,
  signatures,
  timeline,
} satisfies { [Name in BlockKindName]: BlockKind<Extract<PrintBlock, { kind: Name }>> }

export const blockKindNames = Object.keys(blockKinds) as BlockKindName[]

export function kindOf({ kind }: PrintBlock): BlockKind<PrintBlock> {
  return blockKinds[kind]
}
