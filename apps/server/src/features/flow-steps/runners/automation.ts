import { doingOf, isMet } from '../../actions/index.ts'
import { endStep, inCase, type Runner } from '../running-step.ts'
import { occasionOf } from '../step-occasion.ts'

/** Calls outside first, without locks, then performs all actions in the transaction that ends the step. */
export const runAutomation: Runner = async (step) => {
  const seen = await inCase(step, 'automation', async (standing) => ({
    occasion: occasionOf(standing),
    ...standing.node,
  }))
  if (!seen) return

  const { beforehand } = doingOf(seen.action)
  const isWanted = isMet(seen.occasion, seen.condition)
  const rows = (isWanted && (await beforehand?.(seen.occasion, seen.action))) || []
  await inCase(step, 'automation', async (standing) => {
    const { action, condition, fields } = standing.node
    const occasion = occasionOf(standing)
    if (!isMet(occasion, condition)) return endStep(standing, { result: { skipped: true } })
    const { result, values } = await doingOf(action).act(occasion, action, rows)
    return endStep(standing, {
      ...(result !== undefined && { result }),
      ...(values && { values, rights: fields }),
    })
  })
}
