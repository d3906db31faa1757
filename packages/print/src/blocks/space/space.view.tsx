import type { BlockView } from '../../react/block-view.ts'
import type { SpaceBlock } from './space.ts'

export const spaceView: BlockView<SpaceBlock> = ({ block: { height } }) => (
  <div style={{ height: `${height}mm` }} />
)
