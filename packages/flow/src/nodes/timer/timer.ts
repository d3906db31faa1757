import { instantOfValue, secondsOf } from '../../calendar/wall-clock.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import { calendarOf, shiftTime } from '../../engine/facts.ts'
import { nextSteps, type Run } from '../../engine/run.ts'
import { openWait } from '../../engine/tasks-and-waits.ts'
import type { NodeKind } from '../node-kind.ts'
import { isTimeField } from '../people/people-problems.ts'
import { type TimerNode, timerTraits } from './timer-settings.ts'

/**
 * Holds the token until a time. A past time does not hold it, nor does an empty form field, which is recorded as an
 * exception.
 */
export const timer: NodeKind<TimerNode> = {
  ...timerTraits,
  enter(run, node, step) {
    const until = timerEnd(run, node)
    if (until !== undefined && secondsOf(until) > secondsOf(run.now))
      return openWait(run, node, step, { until })

    const { id } = node
    if (until === undefined)
      run.record({ type: 'exceptionRaised', at: run.now, by: null, code: 'noMoment', node: id, stops: false })
    return nextSteps(run, id, step.from)
  },
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: ({ id: node, waits, moment, field }, { scope }): readonly FlowProblem[] => {
    if (waits === 'moment' && instantOfValue(moment, 'UTC') === undefined)
      return [{ code: 'timerNoMoment', severity: 'error', node }]
    return waits === 'field' && !isTimeField(scope, field)
      ? [{ code: 'timerFieldNoDate', severity: 'error', node, params: { field } }]
      : []
  },
}

function timerEnd({ facts, now }: Run, node: TimerNode): string | undefined {
  const { timeZone } = calendarOf(facts)
  if (node.waits === 'moment') return instantOfValue(node.moment, timeZone)

  const from = node.waits === 'duration' ? now : instantOfValue(facts.values[node.field], timeZone)
  return from === undefined ? undefined : shiftTime(from, node.minutes, node, facts)
}
