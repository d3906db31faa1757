import type { Snapshot } from './snapshot.ts'

/** Returns who judges a person's messages: the other moderators or, where there are none, holders of other grades. */
export function judgesOf(directory: Snapshot, writer: string): readonly string[] {
  const others = moderatorsOf(directory).filter((person) => person !== writer)
  if (others.length > 0) return others
  const graded = directory.grades.flatMap(({ personIds }) => personIds)
  return [...new Set(graded)].filter((person) => person !== writer && directory.isActive(person))
}

/** The only moderator, whose messages this holder of another grade judges; undefined for anyone else. */
export function judgedBy(directory: Snapshot, person: string): string | undefined {
  // Most companies have two administrators, and every call asks.
  if (directory.gradesOf(person).length === 0) return undefined
  const [only, ...more] = moderatorsOf(directory)
  return more.length === 0 && only !== person ? only : undefined
}

/** Active administrators and active holders of the area. */
function moderatorsOf({ administrators, grades, isActive }: Snapshot): readonly string[] {
  const ofGrades = grades
    .filter(({ areas }) => areas.includes('moderation'))
    .flatMap(({ personIds }) => personIds)
  return [...new Set([...administrators(), ...ofGrades])].filter(isActive)
}
