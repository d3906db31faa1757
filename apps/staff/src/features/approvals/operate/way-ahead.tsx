import { ChooseSheet } from './choose-sheet.tsx'
import type { Choosing } from './use-choosing.ts'

type WayAheadProps = Readonly<{ choosing: Choosing; isBusy: boolean }>

/** Which way it goes and who gets it, where the flow leaves that to whoever sends it. */
export function WayAhead({ choosing, isBusy }: WayAheadProps) {
  const { asked, choose, close } = choosing
  if (!asked) return null
  return (
    <ChooseSheet
      key={JSON.stringify(asked)}
      asked={asked}
      isBusy={isBusy}
      onChoose={choose}
      onClose={close}
    />
  )
}
