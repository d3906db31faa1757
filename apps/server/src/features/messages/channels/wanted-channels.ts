import { type MessageChannel, messageChannels, type NoticeCategory } from '@signet/contract'
import { instantAt, localSecondsOf } from '@signet/flow'
import type { Choice } from './choice-store.ts'
import type { Rules } from './rule-store.ts'

/** Returns the channels by which a person hears of a category: as the company demands, as they chose, or as is usual. */
export function wantedChannels(
  category: NoticeCategory,
  { rules, choices }: Readonly<{ rules: Rules; choices: Choice['choices'] }>,
): readonly MessageChannel[] {
  return messageChannels.filter((channel) => {
    const rule = rules[category]?.[channel] ?? 'off'
    if (rule === 'off' || rule === 'always') return rule === 'always'
    return choices[category]?.[channel] ?? rule === 'usual'
  })
}

export type Local = Readonly<{ now: string; timeZone: string }>
const secondsOfDay = 86_400

/** Returns when quiet hours end that an instant is in (ISO 8601), or undefined outside of them. */
export function quietUntil({ quiet }: Pick<Choice, 'quiet'>, { now, timeZone }: Local): string | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const minute = Math.floor((localSecondsOf(now, timeZone) % secondsOfDay) / 60)
  const isOverMidnight = quiet.from > quiet.to
  const isQuiet = isOverMidnight
    ? minute >= quiet.from || minute < quiet.to
    : minute >= quiet.from && minute < quiet.to
  return isQuiet ? nextAt(quiet.to, { now, timeZone }) : undefined
}

/** Returns when a digest goes out that a message of a channel joins (ISO 8601); undefined where it goes alone. */
export function digestTime(
  { digestAt }: Pick<Choice, 'digestAt'>,
  channel: MessageChannel,
  local: Local,
): string | undefined {
  return channel === 'mail' && digestAt !== null ? nextAt(digestAt, local) : undefined
}

/** Returns the next instant (ISO 8601) at a minute of the local day, later than now. */
function nextAt(minute: number, { now, timeZone }: Local): string {
  const local = localSecondsOf(now, timeZone)
  const today = local - (local % secondsOfDay) + minute * 60
  return instantAt(today > local ? today : today + secondsOfDay, timeZone)
}
