import { type NodeOf, type PeopleNode, type PeopleSource, votingRule } from '@signet/flow'
import type { Translate } from '@signet/i18n'

/** What notes are written with. */
export type NoteWords = Readonly<{
  t: Translate
  labelOf: (field: string) => string
  peopleText: (source: PeopleSource) => string
}>

/** Who may start. */
export function startNote({ launchers }: NodeOf<'start'>, { t }: NoteWords): string {
  return t(`flow-design.launchers.${launchers === 'everyone' ? 'everyone' : 'some'}`)
}

/** Who works at the step, and how they vote. */
export function workNote({ sources, voting }: PeopleNode, words: NoteWords): string {
  const people = peopleNote({ sources }, words)
  return votingRule(voting).firstVoteDecides
    ? people
    : `${people} · ${words.t(`flow-design.voting.${voting.mode}`)}`
}

/** Which people a source finds. */
export function peopleNote(
  { sources }: Readonly<{ sources: readonly PeopleSource[] }>,
  { t, peopleText }: NoteWords,
): string {
  return sources.map(peopleText).join(t('flow-design.separator')) || t('flow-design.nobodyYet')
}

/** How long a timer waits. */
export function timerNote(
  { waits, minutes, moment, field }: NodeOf<'timer'>,
  { t, labelOf }: NoteWords,
): string {
  if (waits === 'moment') return moment.replace('T', ' ')

  const isWhole = minutes % 60 === 0
  const count = isWhole ? minutes / 60 : minutes
  const length = t(`flow-design.timer.${isWhole ? 'hours' : 'minutes'}`, { count })
  return waits === 'field' ? t('flow-design.timer.after', { field: labelOf(field), length }) : length
}
