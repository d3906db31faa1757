import type { Replayed } from './replay-log.ts'

const mostShown = 20

/** What a replay has to say, line by line. */
export function reportOf({
  cases,
  followUps,
  commands,
  refused,
  reminders,
  probes,
  exported,
  implied,
  leftOut,
  mismatches,
  seconds,
}: Replayed): string {
  const shown = mismatches.slice(0, mostShown).map(({ course, what }) => `  ${course}: ${what}`)
  const more = mismatches.length > mostShown ? [`  and ${mismatches.length - mostShown} more`] : []
  return [
    ...shown,
    ...more,
    row('cases', cases),
    ...(followUps > 0 ? [row('follow-ups', followUps)] : []),
    row('commands', commands),
    ...(reminders > 0 ? [row('reminders', reminders)] : []),
    row('refused', refused),
    row('probes', `${probes}`),
    row('exported as XES, as OCEL', exported),
    row('only implied', implied),
    ...(leftOut.size > 0 ? [row('left out', counted(leftOut))] : []),
    row('mismatches', mismatches.length),
    row('commands per second', Math.round(commands / seconds)),
    row('peak memory (MB)', Math.round(process.resourceUsage().maxRSS / 1024)),
  ].join('\n')
}

function counted(leftOut: ReadonlyMap<string, number>): string {
  return [...leftOut].map(([transition, count]) => `${transition} ${count}`).join(', ')
}

function row(name: string, value: number | string): string {
  return `${name.padEnd(26)}${value}`
}
