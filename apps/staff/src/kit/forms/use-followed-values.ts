import type { FormStore } from '@signet/form'
import { useEffect, useState } from 'react'
import type { Values } from './call-of.ts'

/** The values of a form, debounced, for questions to the server. */
export function useFollowedValues(store: FormStore, afterMs = 500): Values {
  const [values, setValues] = useState<Values>(() => store.values())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.edits.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(store.values()), afterMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, afterMs])
  return values
}
