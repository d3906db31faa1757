import type { useT } from '@signet/i18n/react'
import type { RouteStep } from '../queries.ts'

/** The step's name, or what an administrator did to the whole case, in a sentence. */
export function headOf(t: ReturnType<typeof useT>, { act, name: node, people }: RouteStep): string {
  return act ? t(`flow.event.${act}`, { name: people[0]?.person.name ?? '', node }) : node
}

/** The key of the word for how the step stands; where nobody approves it is not called an approval. */
export function wordOf({ state, work }: RouteStep): string {
  if (work === 'read') return state === 'toCome' ? 'approvals.stage.willBeCopied' : 'flow.source.copy'
  if (state === 'cancelled' || state === 'ended') return `approvals.step.${state}`
  if (!isOnItsWay(state)) return `flow.step.${state}`
  if (work === 'handle') return `approvals.step.handling.${state}`
  return work === 'run' ? `approvals.step.running.${state}` : `flow.step.${state}`
}

function isOnItsWay(state: RouteStep['state']): state is 'active' | 'toCome' | 'passed' {
  return state === 'active' || state === 'toCome' || state === 'passed'
}

/** Copies have a word of their own, and who was asked stands below whoever asked. */
const toldElsewhere = ['copy', 'assist', 'addedBefore', 'addedAfter']

/** Keys of why these people: the sources that found them, the rule that answered when none did, or what is in the way. */
export function reasonsOf({ because }: RouteStep): readonly string[] {
  return because.filter((code) => !toldElsewhere.includes(code)).map(reasonOf)
}

const problems = ['nobodyFound', 'noLineTrue', 'endlessWalk']

function reasonOf(code: string): string {
  if (problems.includes(code)) return `flow.exception.${code}`
  return code.startsWith('nobody.') ? `flow.${code}` : `flow.source.${code}`
}
