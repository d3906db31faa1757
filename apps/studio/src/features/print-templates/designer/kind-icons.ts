import type { BlockKindName } from '@signet/print'
import {
  Heading,
  Image,
  type LucideIcon,
  Minus,
  PenLine,
  QrCode,
  Route,
  Rows3,
  Table2,
  UnfoldVertical,
} from 'lucide-react'

export const kindIcons: Readonly<Record<BlockKindName, LucideIcon>> = {
  text: Heading,
  fields: Rows3,
  table: Table2,
  code: QrCode,
  image: Image,
  divider: Minus,
  space: UnfoldVertical,
  signatures: PenLine,
  timeline: Route,
}
