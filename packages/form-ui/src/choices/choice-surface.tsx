import { Sheet } from '@signet/ui'
import type { ReactNode } from 'react'
import { useSurroundings } from '../form/surroundings.ts'
import { Popover } from './popover.tsx'

type ChoiceSurfaceProps = Readonly<{
  /** The id of the control that it belongs to. */
  id: string
  title: string
  /** False: the focus stays in the control, which goes on being typed into. */
  takesFocus?: boolean
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}>

/** Where something is chosen: a sheet under a thumb, a popover at the control under a mouse. Mount it to open it. */
export function ChoiceSurface({
  id,
  title,
  takesFocus = true,
  footer,
  onClose,
  children,
}: ChoiceSurfaceProps) {
  const { pointer } = useSurroundings()
  if (pointer === 'coarse') {
    return (
      <Sheet title={title} onClose={onClose} footer={footer}>
        {children}
      </Sheet>
    )
  }
  return (
    <Popover id={id} label={title} takesFocus={takesFocus} footer={footer} onClose={onClose}>
      {children}
    </Popover>
  )
}
