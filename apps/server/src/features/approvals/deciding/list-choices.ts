import { contract, type PersonRef } from '@signet/contract'
import {
  fieldsAt,
  findMissingChoices,
  isOpen,
  type MissingChoices,
  type Remark,
  sealAt,
  translateFlow,
} from '@signet/flow'
import { checkValues, rightsElsewhere } from '@signet/form'
import { caseIdOfTask } from '../../../cases/apply-task-command.ts'
import { askDataInterfaces, decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { loadRecord } from '../../../records/record-store/index.ts'

/** Asks the engine what a decision still needs, given the form as it would be; changes nothing. */
export const listChoices = serve(contract.approvals.choices, async (call) => {
  const { actor, input, server, tx } = call
  const { taskId: task, decision: type, choices: chosen, values: sent = {} } = input
  const seen = await loadVisibleCase(call, { caseId: caseIdOfTask(task), taskId: task })
  const { design, state, stored } = seen
  const record = (await loadRecord(recordSource({ tx, actor }, design), stored.recordId)) ?? {}
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContext(call, directory, state.starter)
  const rights = rightsElsewhere(fieldsOfTask(seen, task))
  const { values } = checkValues(design.form, sent, {
    rights,
    stage: 'draft',
    previous: record,
    context,
  })

  const onBehalf = await onBehalfOf(call, stored.flowId)
  const answers = await askDataInterfaces(call, design.flow, values)
  const facts = decisionFacts(call, { values, directory, formulaContext: context, onBehalf, answers })
  const command = {
    type,
    by: actor.personId,
    task,
    opinion: '-',
    signature: '-',
    attachments: ['-'],
    ...sealOfTask(seen, task),
  } as const
  const ahead = findMissingChoices(
    translateFlow(design.flow, call.caller.locale),
    state,
    { ...command, ...(chosen && { choices: chosen }) },
    facts,
  )
  return toChooseView(ahead, personRef(directory))
})

/** Any seal that the step would take, as it does not change the way ahead. */
function sealOfTask({ design, state }: VisibleCase, id: string): Pick<Remark, 'seal'> {
  const task = state.tasks.find((one) => one.id === id)
  const { rule, seals } = task ? sealAt(design.flow, state, task) : { rule: 'none', seals: [] }
  return rule === 'none' ? {} : { seal: { use: '-', seal: seals[0] ?? '-', name: '-', sha256: '-' } }
}

function fieldsOfTask({ design, state }: VisibleCase, id: string) {
  const task = state.tasks.find((one) => one.id === id)
  const node = task && isOpen(task) ? design.flow.nodes.get(task.node) : undefined
  return fieldsAt(node)
}

/** Adds names to the missing choices. */
export function toChooseView({ branches, people }: MissingChoices, refer: (person: string) => PersonRef) {
  return {
    branches: branches.map(({ lines, ...branch }) => ({ ...branch, lines: [...lines] })),
    people: people.map(({ among, ...one }) => ({ ...one, among: among.map(refer) })),
  }
}
