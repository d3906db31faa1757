import type { Directory } from '../../engine/facts.ts'
import type { FoundPerson } from '../../sources/people-source.ts'
import type { SourceContext } from '../../sources/source-kind.ts'
import type { Among } from '../people-settings.ts'

/** Only those who stand to the starter as the node wants it. */
export function amongThose(
  found: readonly FoundPerson[],
  among: Among,
  { starter, facts: { directory } }: SourceContext,
): readonly FoundPerson[] {
  if (among === 'everybody') return found

  const isMeant = relations[among](directory, starter)
  return found.filter(({ person }) => isMeant(person))
}

type Relation = (directory: Directory, starter: string) => (person: string) => boolean

const relations: Readonly<Record<Exclude<Among, 'everybody'>, Relation>> = {
  sameDepartment: (directory, starter) => sameAs((person) => directory.departmentOf(person), starter),
  sameCompany: (directory, starter) => sameAs((person) => directory.companyOf(person), starter),
  samePosition: (directory, starter) => {
    const own = new Set(directory.positionsOf(starter))
    return (person) => directory.positionsOf(person).some((position) => own.has(position))
  },
  superiors: (directory, starter) => (person) => isAbove(directory, person, starter),
  subordinates: (directory, starter) => (person) => isAbove(directory, starter, person),
}

function sameAs(placeOf: (person: string) => string | undefined, starter: string) {
  const own = placeOf(starter)
  return (person: string) => own !== undefined && placeOf(person) === own
}

/** A line of command longer than this is a circle in somebody's data. */
const highest = 20

function isAbove(directory: Directory, above: string, below: string): boolean {
  for (let level = 1; level <= highest; level += 1) {
    const superior = directory.managerOf(below, level)
    if (superior === undefined) return false
    if (superior === above) return true
  }
  return false
}
