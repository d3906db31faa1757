import { z } from 'zod'
import type { BlockKind } from './block-kind.ts'
import { CodeBlock, code } from './code/code.ts'
import { DividerBlock, divider } from './divider/divider.ts'
import { FieldsBlock, fields } from './fields/fields.ts'
import { ImageBlock, image } from './image/image.ts'
import { SignaturesBlock, signatures } from './signatures/signatures.ts'
import { SpaceBlock, space } from './space/space.ts'
import { TableBlock, table } from './table/table.ts'
import { TextBlock, text } from './text/text.ts'
import { TimelineBlock, timeline } from './timeline/timeline.ts'

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

/** The register of block kinds. Adding one starts here and in `PrintBlock`; the compiler then asks for its view. */
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
