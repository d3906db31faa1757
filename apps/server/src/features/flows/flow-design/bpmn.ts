import { contract, type RefusalCode } from '@signet/contract'
import { type PeopleSource, readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { findFlow } from './flow-design-store.ts'

const setsOf = ({ roles, posts, groups, organizations }: Snapshot) =>
  [
    ['role', [...roles.values()]],
    ['position', [...posts.values()]],
    ['group', [...groups.values()]],
    ['department', [...organizations.values()]],
  ] as const satisfies readonly (readonly [string, readonly NamedHolder[]])[]

const asNamed = ({
  id,
  name,
  account,
}: Readonly<{ id: string; name: string; account: string }>): NamedHolder => ({
  id,
  name,
  code: account,
})

/** Loads with the first file, since few servers ever see one. */
const loadBpmn = () => import('@signet/bpmn')

export const readFlowBpmn = serve(contract.flowDesign.readBpmn, async ({ input, actor, caller, server }) => {
  const t = server.words.t(caller.locale)
  const { importBpmn } = await loadBpmn()
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

/** Resolves a name or code in a file to one role, post, group, department or person. */
function holdersNamed(directory: Snapshot): (name: string) => PeopleSource | undefined {
  const idIn = (named: Iterable<NamedHolder>, name: string) => {
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

type NamedHolder = Readonly<{ id: string; name: string; code: string }>

export const exportFlowBpmn = serve(contract.flowDesign.exportBpmn, async ({ input, tx }) => {
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const { exportBpmn } = await loadBpmn()
  const xml = await exportBpmn(readFlowDefinition(flow.draft))
  return { fileName: `${flow.code}.bpmn`, xml }
})
