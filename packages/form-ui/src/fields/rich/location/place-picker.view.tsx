import { LargeDialog } from '../../../controls/large-dialog.tsx'
import { PlaceBoard, type PlaceBoardProps } from './place-board.view.tsx'

type PlacePickerProps = Omit<PlaceBoardProps, 'label'> & Readonly<{ title: string; onClose: () => void }>

/** A dialog to choose the place of a field. */
export function PlacePicker({ title, onClose, ...board }: PlacePickerProps) {
  return (
    <LargeDialog title={title} onClose={onClose}>
      <PlaceBoard {...board} label={title} />
    </LargeDialog>
  )
}
