import type { Run } from '../engine/run.ts'
import { refuse } from '../refusals.ts'
import { checkActive } from './receivers.ts'

type Place = Readonly<{ id: string; copyFreely: boolean }>
type Along = Readonly<{ by: string; copyTo?: readonly string[] }>

/** Shows the case to whom the person wants, where the node lets him. */
export function copyAlong(run: Run, { id: node, copyFreely }: Place, { by, copyTo = [] }: Along): void {
  if (copyTo.length === 0) return
  if (!copyFreely) refuse('flow.copyOff')

  checkActive(run, copyTo)
  run.record({ type: 'copied', at: run.now, by, node, people: [...new Set(copyTo)] })
}
