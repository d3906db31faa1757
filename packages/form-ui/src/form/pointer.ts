import { useSyncExternalStore } from 'react'

/** What a person points with. `coarse` is a thumb: sheets and wheels; `fine` is a mouse with room for popovers. */
export type Pointer = 'coarse' | 'fine'

const fine = '(pointer: fine) and (min-width: 640px)'

/** What points at this page; a phone-sized window counts as a phone. */
export function usePointer(): Pointer {
  return useSyncExternalStore(followPointer, () => (matchMedia(fine).matches ? 'fine' : 'coarse'))
}

function followPointer(onChange: () => void): () => void {
  const medium = matchMedia(fine)
  medium.addEventListener('change', onChange)
  return () => medium.removeEventListener('change', onChange)
}
