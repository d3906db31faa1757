import { type NodeOf, type PeopleNode, type PeopleSource, votingRule } from '@signet/flow'
import type { Translate } from '@signet/i18n'

/** Translations and names for notes on steps. */
export type NoteContext = Readonly<{
  t: Translate
  labelOf: (field: string) => string
  peopleText: (source: PeopleSource) => string
}>

/** Describes who may start the flow. */
export function describeStart({ launchers }: NodeOf<'start'>, { t }: NoteContext): string {
  return t(`flow-design.launchers.${launchers === 'everyone' ? 'everyone' : 'some'}`)
}

/** Describes the assignees of a step, their voting, and whether they confirm who they are. */
export function describeWork(
  { sources, voting, candidates, identity }: PeopleNode,
  words: NoteContext,
): string {
  const { t } = words
  const isChosen = candidates && sources.length === 0
  const people = isChosen ? t('flow-design.chosenBefore') : describePeople({ sources }, words)
  return [
    people,
    ...(votingRule(voting).firstVoteDecides ? [] : [t(`flow-design.voting.${voting.mode}`)]),
    ...(identity ? [t(`flow-design.identity.note.${identity.rule}`)] : []),
  ].join(' · ')
}

/** Describes the people found by several sources. */
export function describePeople(
  { sources }: Readonly<{ sources: readonly PeopleSource[] }>,
  { t, peopleText }: NoteContext,
): string {
  return sources.map(peopleText).join(t('flow-design.separator')) || t('flow-design.nobodyYet')
}

/** Describes how long a timer waits. */
export function describeTimer(
  { waits, minutes, moment, field }: NodeOf<'timer'>,
  { t, labelOf }: NoteContext,
): string {
  if (waits === 'moment') return moment.replace('T', ' ')

  const isWhole = minutes % 60 === 0
  const count = isWhole ? minutes / 60 : minutes
  const length = t(`flow-design.timer.${isWhole ? 'hours' : 'minutes'}`, { count })
  return waits === 'field' ? t('flow-design.timer.after', { field: labelOf(field), length }) : length
}
