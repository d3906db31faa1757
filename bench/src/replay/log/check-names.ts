import { deedIn } from './activity.ts'
import { LogTrouble } from './log-trouble.ts'
import type { Trace } from './trace.ts'

/** How many characters of a name the product keeps. */
const most = { document: 100, role: 80, step: 80, activity: 200, resource: 60 } as const

/** A name that would have to be cut would come out of the product as another one: such a log is refused. */
export function checkNames({ events }: Trace, path: string): void {
  for (const { activity, resource } of events) {
    const deed = deedIn(activity)
    checkName(path, 'resource', resource)
    checkName(path, 'document', deed?.document ?? '')
    checkName(path, 'role', deed?.role ?? '')
    if (!deed) checkName(path, 'activity', activity)
  }
}

/** Throws `LogTrouble` for a name that is too long for what it names. */
export function checkName(path: string, what: keyof typeof most, name: string): void {
  if (name.length <= most[what]) return
  const shown = JSON.stringify(`${name.slice(0, 40)}…`)
  throw new LogTrouble(
    `${path} has a name of ${name.length} characters, ${shown}, where the product keeps ${most[what]} of a ${what}.`,
  )
}
