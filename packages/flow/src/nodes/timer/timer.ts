import { instantOfValue, secondsOf } from '../../calendar/wall-clock.ts'
import type { FlowProblem } from '../../definition/flow-problem.ts'
import { calendarOf, shifted } from '../../engine/facts.ts'
import { nextSteps, type Run } from '../../engine/run.ts'
import { openWait } from '../../engine/tasks-and-waits.ts'
import type { NodeKind } from '../node-kind.ts'
import { isTimeField } from '../people/people-problems.ts'
import { type TimerNode, timerTraits } from './timer-settings.ts'

/**
 * Holds the token until its moment. One that has passed already holds nothing up, and neither does a form that names
 * none: that is told as an exception.
 */
export const timer: NodeKind<TimerNode> = {
  ...timerTraits,
  enter(run, node, step) {
    const until = momentFor(run, node)
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

function momentFor({ facts, now }: Run, node: TimerNode): string | undefined {
  const { timeZone } = calendarOf(facts)
  if (node.waits === 'moment') return instantOfValue(node.moment, timeZone)

  const from = node.waits === 'duration' ? now : instantOfValue(facts.values[node.field], timeZone)
  return from === undefined ? undefined : shifted(from, node.minutes, node, facts)
}
