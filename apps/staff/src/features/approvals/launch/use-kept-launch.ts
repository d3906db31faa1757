import { useMemo } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { keptForm, startedAs, type useFormStart } from '../../forms/index.ts'
import type { Launching } from './launching.ts'

type Kept = Readonly<{
  me: string
  launching: Launching
  start: ReturnType<typeof useFormStart>
}>

/** What was typed for a launch, kept on the device; in somebody's name, or after another case, it is another form. */
export function useKeptLaunch({ me, launching, start }: Kept) {
  const { store } = useApp()
  const { flowId, forUserId, followsUp } = launching
  const name = ['launch', flowId, forUserId, followsUp].filter(Boolean).join(':')
  return useMemo(() => keptForm(store, me, startedAs(name, start)), [store, me, name, start])
}
