import { codeView } from '../blocks/code/code.view.tsx'
import { dividerView } from '../blocks/divider/divider.view.tsx'
import { fieldsView } from '../blocks/fields/fields.view.tsx'
import { imageView } from '../blocks/image/image.view.tsx'
import type { BlockKindName, PrintBlock } from '../blocks/index.ts'
import { signaturesView } from '../blocks/signatures/signatures.view.tsx'
import { spaceView } from '../blocks/space/space.view.tsx'
import { tableView } from '../blocks/table/table.view.tsx'
import { textView } from '../blocks/text/text.view.tsx'
import { timelineView } from '../blocks/timeline/timeline.view.tsx'
import type { BlockView } from './block-view.ts'

type Views = { [Name in BlockKindName]: BlockView<Extract<PrintBlock, { kind: Name }>> }

const views: Views = {
  text: textView,
  fields: fieldsView,
  table: tableView,
  code: codeView,
  image: imageView,
  divider: dividerView,
  space: spaceView,
  signatures: signaturesView,
  timeline: timelineView,
}

/** The view of a block is that of its kind. */
export function viewOf({ kind }: PrintBlock): BlockView<PrintBlock> {
  return views[kind] as BlockView<PrintBlock>
}
