import { NewFlowDialog } from '../flow-design/index.ts'
import { NewFormDialog } from '../form-design/index.ts'
import { GoToSheet } from './go-to-sheet.tsx'

/** The search of the studio, or the dialog that one of its commands opened. */
export type GoToPart = 'search' | 'form' | 'flow'

type GoToProps = Readonly<{ part: GoToPart; onPart: (part: GoToPart | undefined) => void }>

export function GoTo({ part, onPart }: GoToProps) {
  const close = () => onPart(undefined)
  if (part === 'form') return <NewFormDialog onClose={close} />
  if (part === 'flow') return <NewFlowDialog onClose={close} />
  return <GoToSheet onNew={onPart} onClose={close} />
}
