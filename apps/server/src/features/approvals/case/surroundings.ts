import type { Facts, WorkingCalendar } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { aroundOf as aroundOfPerson, type Snapshot } from '../../../directory/index.ts'
import type { Acting } from './acting.ts'
import { sha256 } from './hash.ts'
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
  { actor, now }: Pick<Acting, 'actor' | 'now'>,
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
    digest: sha256,
    ...onBehalf,
    ...(answers && { answers }),
    ...(calendar && { calendar }),
  }
}
