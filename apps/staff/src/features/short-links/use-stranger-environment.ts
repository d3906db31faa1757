import type { FormEnvironment } from '@signet/form/react'
import { useEffect, useMemo, useRef } from 'react'
import { useApp } from '../../lib/app-context.ts'
import type { Knowing } from './queries.ts'
import { strangerFiles } from './stranger-files.ts'

type Stranger = Readonly<{ environment: FormEnvironment; visit: () => string | undefined }>

/** A public form has nothing around it: it offers no people, no records, no saved signatures. Files it takes. */
export function useStrangerEnvironment(knowing: Knowing): Stranger {
  const app = useApp()
  const latest = useRef(knowing)
  useEffect(() => {
    latest.current = knowing
  })
  const files = useMemo(() => strangerFiles(app, () => latest.current), [app])
  useEffect(() => () => files.forget(), [files])

  const environment = useMemo(
    (): FormEnvironment => ({
      lookup: { search: async () => ({ choices: [], hasMore: false }), byIds: async () => [] },
      files,
      now: () => new Date().toISOString(),
    }),
    [files],
  )
  return { environment, visit: files.visit }
}
