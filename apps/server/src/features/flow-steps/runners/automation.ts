import { actionRunnerFor, isConditionMet } from '../../automation/actions/index.ts'
import { endStep, type Runner, withDueStep } from '../running-step.ts'
import { stepActionContext } from '../step-action-context.ts'

/** Calls outside first, without locks, then performs all actions in the transaction that ends the step. */
export const runAutomation: Runner = async (step) => {
  const seen = await withDueStep(step, 'automation', async (running) => ({
    occasion: stepActionContext(running),
    ...running.node,
  }))
  if (!seen) return

  const { beforehand } = actionRunnerFor(seen.action)
  const isWanted = isConditionMet(seen.occasion, seen.condition)
  const rows = (isWanted && (await beforehand?.(seen.occasion, seen.action))) || []
  await withDueStep(step, 'automation', async (running) => {
    const { action, condition, fields } = running.node
    const occasion = stepActionContext(running)
    if (!isConditionMet(occasion, condition)) return endStep(running, { result: { skipped: true } })
    const { result, values } = await actionRunnerFor(action).act(occasion, action, rows)
    return endStep(running, {
      ...(result !== undefined && { result }),
      ...(values && { values, rights: fields }),
    })
  })
}
