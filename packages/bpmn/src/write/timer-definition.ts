import type { NodeOf } from '@signet/flow'
import { type Element, moddle } from '../element.ts'
import { plainText } from '../settings.ts'

/** What a timer waits for in the standard's words: a duration or a date of ISO 8601, or the name of the field. */
export function timerDefinition({ waits, minutes, moment, field }: NodeOf<'timer'>): Element {
  const expression = (body: string) => moddle.create('bpmn:FormalExpression', { body: plainText(body) })
  if (waits === 'duration')
    return moddle.create('bpmn:TimerEventDefinition', { timeDuration: expression(`PT${minutes}M`) })

  const timeDate = expression(waits === 'moment' ? moment : field)
  return moddle.create('bpmn:TimerEventDefinition', { timeDate })
}
