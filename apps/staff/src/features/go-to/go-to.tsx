import { Suspense, useState } from 'react'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { useGoKeys } from './use-go-keys.ts'

const GoToSheet = lazyPart(async () => (await import('./go-to-sheet.tsx')).GoToSheet)

/** The keys that lead to places, and their search. */
export function GoTo() {
  const [isOpen, setOpen] = useState(false)
  useGoKeys({ now: () => performance.now(), onSearch: () => setOpen(true) })
  return <Suspense>{isOpen && <GoToSheet onClose={() => setOpen(false)} />}</Suspense>
}
