import { useSignal } from '@signet/ui'
import { Suspense } from 'react'
import { useApp } from '../context/app-context.ts'
import { lazyPart } from '../pages/lazy-part.ts'
import { identityQuestionOf } from './identity-question.ts'

const IdentitySheet = lazyPart(async () => (await import('./identity.tsx')).IdentitySheet)

/** Asks the person who they are while a call waits for it. */
export function IdentityHost() {
  const question = identityQuestionOf(useApp())
  const isOpen = useSignal(question.isOpen)
  return (
    <Suspense>
      {isOpen && (
        <IdentitySheet onConfirmed={() => question.answer(true)} onClose={() => question.answer(false)} />
      )}
    </Suspense>
  )
}
