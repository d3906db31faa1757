import { contract, type HandlerOutput } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import {
  administrationOf,
  type Grade,
  orgNameTree,
  personRef,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { findChanges } from './grade-store.ts'

type GradeView = HandlerOutput<typeof contract.grades.list>['list'][number]

export const listGrades = serve(contract.grades.list, async ({ actor, tx, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const changes = await findChanges(tx)
  const own = administrationOf(directory, actor.personId)
  const list = directory.grades.map((grade): GradeView => {
    const { version = 1, changedBy = '', changedAt = '' } = changes.get(grade.id) ?? {}
    return {
      ...namedParts(directory, grade),
      ...{ version, changedAt, changedBy: directory.nameOf(changedBy), canChange: own.covers(grade) },
    }
  })
  return { list }
})

/** Organizations and circles that are gone are left out. */
function namedParts(directory: Snapshot, grade: Grade) {
  const { id, name, areas, isWhole, organizationIds, circleIds, personIds } = grade
  const { organizations, roles, groups, people } = directory
  const among = <Kind extends 'role' | 'group'>(kind: Kind, known: Snapshot['roles']) =>
    circleIds
      .flatMap((circle) => known.get(circle) ?? [])
      .map((one) => ({ id: one.id, name: one.name, kind }))
  const units = organizationIds.filter((one) => organizations.has(one))
  return {
    ...{ id, name, isWhole },
    circles: [...among('role', roles), ...among('group', groups)],
    areas: [...areas],
    organizations: units.map((one) => ({ id: one, name: orgNameTree(directory, one) })),
    people: personIds.filter((one) => people.has(one)).map(personRef(directory)),
  }
}
