import { importBpmn } from '@signet/bpmn'
import { contract } from '@signet/contract'
import type { PeopleSource } from '@signet/flow'
import type { Snapshot } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'

const setsOf = ({ roles, posts, groups, organizations }: Snapshot) =>
  [
    ['role', [...roles.values()]],
    ['position', [...posts.values()]],
    ['group', [...groups.values()]],
    ['department', [...organizations.values()]],
  ] as const satisfies readonly (readonly [string, readonly Named[]])[]

const asNamed = ({ id, name, account }: Readonly<{ id: string; name: string; account: string }>): Named => ({
  id,
  name,
  code: account,
})

export const readFlowBpmn = serve(contract.flowDesign.readBpmn, async ({ input, actor, caller, server }) => {
  const t = server.words.t(caller.locale)
  const { definition, notes, processes } = await importBpmn(input.xml, {
    process: input.process,
    nameFor: (kind) => t(`${kind}.name`),
    peopleNamed: holdersNamed(await server.directories.of(actor.tenant)),
  })
  return {
    definition,
    processes: [...processes],
    notes: notes.map(({ code, element, name, detail }) => ({
      code,
      element,
      name,
      message: t(`bpmn.note.${code}`, { name: name || element, detail }),
    })),
  }
})

/** Finds who is meant by a name or a code in a file: a role, a position, a group, a department, a person. */
function holdersNamed(directory: Snapshot): (name: string) => PeopleSource | undefined {
  const idIn = (named: Iterable<Named>, name: string) => {
    const found = [...named].filter((one) => one.name === name || one.code === name)
    return found.length === 1 ? found[0]?.id : undefined
  }
  return (name) => {
    for (const [kind, all] of setsOf(directory)) {
      const id = idIn(all, name)
      if (id !== undefined) return { kind, ids: [id] }
    }
    const person = idIn([...directory.people.values()].map(asNamed), name)
    return person === undefined ? undefined : { kind: 'people', people: [person] }
  }
}

type Named = Readonly<{ id: string; name: string; code: string }>
