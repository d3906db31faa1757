import type { signature } from '@signet/form/kinds'
import { useEffect, useRef } from 'react'
import type { ControlProps } from '../../../form/field-view.ts'
import { useSurroundings } from '../../../form/surroundings.ts'

type Signing = Pick<ControlProps<typeof signature>, 'settings' | 'value' | 'onChange'>

/** Signs a new form with the person's default signature, once, where the administrator wishes it. */
export function useDefaultSignature({ settings, value, onChange }: Signing) {
  const { store, environment } = useSurroundings()
  const isWanted = settings.useSaved && settings.startWithDefault && store.isNew && value === ''
  const { mine } = environment.signatures ?? {}
  const hasAsked = useRef(false)
  const sign = useRef(onChange)
  useEffect(() => {
    sign.current = onChange
  })

  useEffect(() => {
    if (!isWanted || !mine || hasAsked.current) return
    hasAsked.current = true
    mine().then(
      (saved) => {
        const own = saved.find(({ isDefault }) => isDefault)
        if (own) sign.current(own.image)
      },
      // Whoever has no network signs by hand.
      () => undefined,
    )
  }, [isWanted, mine])
}
