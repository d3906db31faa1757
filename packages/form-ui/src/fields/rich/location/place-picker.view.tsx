import { MapDialog } from './map-dialog.view.tsx'
import { PlaceBoard, type PlaceBoardProps } from './place-board.view.tsx'

type PlacePickerProps = Omit<PlaceBoardProps, 'label'> & Readonly<{ title: string; onClose: () => void }>

/** A dialog to choose the place of a field. */
export function PlacePicker({ title, onClose, ...board }: PlacePickerProps) {
  return (
    <MapDialog title={title} onClose={onClose}>
      <PlaceBoard {...board} label={title} />
    </MapDialog>
  )
}
