import type { Client } from '@signet/client'
import type { Person, RaceOffice } from './race-office.ts'

type StagedCase = Readonly<{ caseId: string; task: (number: number) => string; idOf: RaceOffice['idOf'] }>

/** A person who runs one command on a staged case. Returns the code of a refusal that is not thrown as one. */
export type Racer = Readonly<{
  name: string
  by: Person
  run: (client: Client, stage: StagedCase) => Promise<unknown>
}>

/**
 * Brings a case to where each person has something to do: zhao has approved (task 1); li (2), wang (3) and chen (4)
 * vote; qian (5) and zhou (6) are added before wang; feng (7) assists li.
 */
export async function stageCase({ at, flowId, idOf }: RaceOffice): Promise<StagedCase> {
  const { caseId } = await at(0, 'employee').approvals.launch({ flowId, values: { reason: 'race' } })
  const task = (number: number) => `${caseId}-${number}`
  await at(0, 'zhao').approvals.agree({ taskId: task(1) })
  await at(0, 'wang').approvals.addSigners({
    taskId: task(3),
    userIds: [idOf('qian'), idOf('zhou')],
    place: 'before',
    opinion: 'please check first',
  })
  await at(0, 'li').approvals.assist({ taskId: task(2), userIds: [idOf('feng')], opinion: 'help' })
  return { caseId, task, idOf }
}

const opinion = 'fine'

/** Every command that the staged case allows, some by two people; each succeeds when it runs alone. */
export const racers: readonly Racer[] = [
  racer('agree', 'li', ({ approvals }, { task }) => approvals.agree({ taskId: task(2), opinion })),
  racer('agree', 'chen', ({ approvals }, { task }) => approvals.agree({ taskId: task(4), opinion })),
  racer('reject', 'chen', ({ approvals }, { task }) => approvals.reject({ taskId: task(4), opinion })),
  racer('return', 'li', ({ approvals }, { task }) =>
    approvals.return({ taskId: task(2), to: 'first', opinion }),
  ),
  racer('return to start', 'chen', ({ approvals }, { task }) =>
    approvals.return({ taskId: task(4), to: 'start', opinion }),
  ),
  racer('transfer', 'li', ({ approvals }, { task, idOf }) =>
    approvals.transfer({ taskId: task(2), toUserId: idOf('sun'), opinion }),
  ),
  racer('transfer', 'chen', ({ approvals }, { task, idOf }) =>
    approvals.transfer({ taskId: task(4), toUserId: idOf('sun'), opinion }),
  ),
  racer('assist', 'chen', ({ approvals }, { task, idOf }) =>
    approvals.assist({ taskId: task(4), userIds: [idOf('sun')], opinion }),
  ),
  racer('add before', 'chen', ({ approvals }, { task, idOf }) =>
    approvals.addSigners({ taskId: task(4), userIds: [idOf('sun')], place: 'before', opinion }),
  ),
  racer('add after', 'li', ({ approvals }, { task, idOf }) =>
    approvals.addSigners({ taskId: task(2), userIds: [idOf('sun')], place: 'after', opinion }),
  ),
  racer('copy', 'li', ({ approvals }, { task, idOf }) =>
    approvals.copyTo({ taskId: task(2), userIds: [idOf('sun')] }),
  ),
  racer('agree as signer', 'qian', ({ approvals }, { task }) =>
    approvals.agree({ taskId: task(5), opinion }),
  ),
  racer('reject as signer', 'zhou', ({ approvals }, { task }) =>
    approvals.reject({ taskId: task(6), opinion }),
  ),
  racer('remove signer', 'wang', ({ approvals }, { task, idOf }) =>
    approvals.removeSigners({ taskId: task(3), userIds: [idOf('qian')] }),
  ),
  racer('help', 'feng', ({ approvals }, { task }) => approvals.help({ taskId: task(7), opinion })),
  racer('take back', 'zhao', ({ approvals }, { task }) => approvals.takeBack({ taskId: task(1) })),
  racer('comment', 'employee', ({ approvals }, { caseId }) =>
    approvals.comment({ caseId, text: 'any news?' }),
  ),
  racer('urge', 'employee', ({ approvals }, { caseId }) => approvals.urge({ caseId })),
  racer('recall', 'employee', ({ approvals }, { caseId }) => approvals.recall({ caseId, opinion })),
  racer('suspend', 'admin', async ({ approvals }, { caseId }) => {
    const { results } = await approvals.steer({ act: 'suspend', caseIds: [caseId], opinion })
    return results[0]?.ok ? undefined : results[0]?.refusal
  }),
  racer('reassign', 'admin', ({ approvals }, { caseId, idOf }) =>
    approvals.reassign({ caseId, node: 'second', userIds: [idOf('sun')], opinion }),
  ),
  racer('jump ahead', 'admin', ({ approvals }, { caseId }) =>
    approvals.jump({ caseId, node: 'second', to: 'third', opinion }),
  ),
  racer('jump back', 'admin', ({ approvals }, { caseId }) =>
    approvals.jump({ caseId, node: 'second', to: 'first', opinion }),
  ),
  racer('terminate', 'admin', ({ approvals }, { caseId }) => approvals.terminate({ caseId, opinion })),
]

function racer(what: string, by: Person, run: Racer['run']): Racer {
  return { name: `${what} (${by})`, by, run }
}
