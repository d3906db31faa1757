import { isOrdered } from '../../sources/people-source.ts'
import type { Voting } from '../people-settings.ts'
import type { PeopleNode } from './people-node.ts'

const inTurn: Voting = { mode: 'sequential' }

/** How a node votes: as it says, but one after another where a source wants its people in order. */
export function votingOf({ sources, voting }: PeopleNode): Voting {
  return isOrdered(sources) ? inTurn : voting
}
