import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import type { OpenChoices } from './use-open-choices.ts'

const load = () => import('./choose-sheet.tsx')
const ChooseSheet = lazyPart(async () => (await load()).ChooseSheet)

type WayAheadProps = Readonly<{ choosing: OpenChoices; isBusy: boolean }>

/** Asks for the branches and people that the flow leaves to the sender. The sheet is fetched once the page is there. */
export function WayAhead({ choosing, isBusy }: WayAheadProps) {
  const { asked: requiredChoices, choose, close } = choosing
  useEffect(() => void load().catch(() => {}), [])
  if (!requiredChoices) return null
  return (
    <Suspense>
      <ChooseSheet
        key={JSON.stringify(requiredChoices)}
        missing={requiredChoices}
        isBusy={isBusy}
        onChoose={choose}
        onClose={close}
      />
    </Suspense>
  )
}
