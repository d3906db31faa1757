import type { Facts, WorkingCalendar } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { aroundOf as aroundOfPerson, type Snapshot } from '../../../directory/index.ts'
import type { Acting } from './acting.ts'
import type { OnBehalf } from './on-behalf.ts'

/** What formulas may ask about the moment and the acting person. */
export function aroundOf(
  { actor, now, server }: Pick<Acting, 'actor' | 'now' | 'server'>,
  directory: Snapshot,
  starter: string,
): Around {
  const moment = { personId: actor.personId, now, timeZone: server.timeZone }
  return { ...aroundOfPerson(directory, moment), starter }
}

type Seen = Readonly<{
  values: FormValues
  directory: Snapshot
  around: Around
  /** For whom the acting person may act; left out where nobody acts for anybody. */
  onBehalf?: OnBehalf | undefined
  /** What data interfaces say; left out where nobody is looked for. */
  answers?: Facts['answers'] | undefined
  /** When people work; left out where nothing depends on it. */
  calendar?: WorkingCalendar | undefined
}>

/** What the engine may look at when it decides. */
export function factsOf(
  { actor, now, server }: Pick<Acting, 'actor' | 'now' | 'server'>,
  { values, directory, around, onBehalf, answers, calendar }: Seen,
): Facts {
  const isAdministrator = (person: string) =>
    person === actor.personId ? actor.isAdministrator : directory.administrators().includes(person)
  return {
    now,
    values,
    directory,
    isAdministrator,
    around,
    // It stands in the chain, which everybody on the case may have: nobody shall try guesses at hidden values.
    digest: server.secrets.digest,
    ...onBehalf,
    ...(answers && { answers }),
    ...(calendar && { calendar }),
  }
}
