import type { ContextName } from '../around.ts'
import { aroundTypes } from '../around.ts'
import { aroundOf, type Run } from '../evaluate/run.ts'
import { clockOf } from './clock.ts'
import { readValue } from './read-value.ts'
import type { Value } from './value.ts'

export function readAround(name: ContextName, run: Run): Value {
  const around = aroundOf(run)
  if (name === 'now') return clockOf(around).now
  if (name === 'today') return clockOf(around).today
  return readValue(around[name], aroundTypes[name], name, run)
}
