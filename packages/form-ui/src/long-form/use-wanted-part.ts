import { useEffect } from 'react'
import { focusOn } from '../form/error-summary.tsx'
import type { FilledSlot } from '../form/field-view.ts'
import { isOutOfSight } from '../form/is-out-of-sight.ts'
import { useFormContext } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'

type WantedPartOptions = Readonly<{
  slots: readonly Pick<FilledSlot, 'id' | 'paths'>[]
  isOpen: (id: string) => boolean
  open: (id: string) => void
}>

/**
 * Opens the part with the field that the error summary requested and focuses it. A field in inner layouts is focused
 * by the innermost, one in a row by its sub-table.
 */
export function useWantedPart({ slots, isOpen, open }: WantedPartOptions): void {
  const { wanted, idOf } = useFormContext()
  const target = useSignal(wanted)
  const key = target?.split('.')[0] ?? ''
  const slot = target === undefined ? undefined : slots.find(({ paths }) => paths.includes(key))
  const isReady = slot !== undefined && isOpen(slot.id)
  const id = slot?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field or its part being open asks for anything
  useEffect(() => {
    if (target === undefined || id === undefined) return
    if (!isReady) {
      open(id)
      return
    }
    const control = document.getElementById(idOf(target))
    if (!control || isOutOfSight(control)) return
    wanted.value = undefined
    focusOn(control)
  }, [target, id, isReady])
}
