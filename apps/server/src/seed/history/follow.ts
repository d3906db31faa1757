import type { RouteStep } from '@signet/contract'
import { decide, type StoryTask } from './decide.ts'
import { accountOf, hoursTaken, leavesForVisitor, planLater, type RunningCase } from './running-case.ts'
import { unlessTooLate } from './unless-too-late.ts'

const openStages: ReadonlySet<string> = new Set(['toSign', 'toDo', 'doing'])

/** Reads the state of the case and plans an action for everyone with a task. */
export async function follow(running: RunningCase): Promise<void> {
  const { stage, caseId } = running
  const { approvals } = await stage.atWork.as(stage.company.people['admin'] ?? '')
  const { status, route } = await approvals.open({ caseId })
  if (status === 'returned') return answerReturn(running)

  for (const step of route) for (const turn of newTurns(running, step)) planTurn(running, turn)
}

/** One person acts for an "any" vote, everyone for the others. */
function newTurns(running: RunningCase, { node, work, voting, people }: RouteStep): readonly StoryTask[] {
  const open = people.flatMap(({ taskId, person, stage }): StoryTask[] => {
    if (taskId === null || !openStages.has(stage) || running.intended.has(taskId)) return []
    return [{ taskId, node, work, stage, personId: person.id, account: accountOf(running.stage, person.id) }]
  })
  for (const { taskId } of open) running.intended.add(taskId)
  return voting === 'any' && open.length > 1 ? [running.dice.pick(open)] : open
}

/** Plans claiming, starting and deciding with pauses; a visitor's account may stop at any of these. */
function planTurn(running: RunningCase, turn: StoryTask) {
  const hours = hoursTaken(running)
  const isLeft = leavesForVisitor(running, turn.account)
  const { dice } = running
  const decideLater = () => {
    if (!isLeft) planLater(running, hours / 2, () => act(running, turn))
  }
  if (turn.stage === 'doing') return decideLater()

  const start = async () => {
    if (await touch(running, turn, 'start')) decideLater()
  }
  if (isLeft && dice.chance(0.4)) return
  planLater(running, hours / 3, async () => {
    if (turn.stage === 'toSign') await touch(running, turn, 'sign')
    if (!isLeft || dice.chance(0.5)) planLater(running, hours / 3, start)
  })
}

/** Returns whether it succeeded; a colleague may have decided meanwhile. */
async function touch({ stage }: RunningCase, { taskId, personId }: StoryTask, deed: 'sign' | 'start') {
  const { approvals } = await stage.atWork.as(personId)
  const { results } = await approvals[deed]({ taskIds: [taskId] })
  return results.every(({ ok }) => ok)
}

async function act(running: RunningCase, turn: StoryTask): Promise<void> {
  const outcome = await decide(running, turn)
  if (outcome === 'tooLate' || outcome === 'over') return
  if (outcome === 'agreed' && running.story.fate === 'usual' && running.dice.chance(0.02))
    planLater(running, 0.1, () => takeBack(running, turn))
  await follow(running)
}

async function takeBack(running: RunningCase, { taskId, personId }: StoryTask): Promise<void> {
  const { approvals } = await running.stage.atWork.as(personId)
  const opinion = '刚才漏看了一张附件，收回重审'
  if (!(await unlessTooLate(approvals.takeBack({ taskId, opinion })))) return

  running.intended.delete(taskId)
  await follow(running)
}

/** The starter corrects and resubmits a returned case, abandons it, or leaves it. */
async function answerReturn(running: RunningCase): Promise<void> {
  const { stage, story, dice, caseId, values } = running
  if (story.fate === 'returned') return

  const answer = dice.weigh({ again: 84, giveUp: 9, nothing: 7 })
  if (answer === 'nothing') return
  planLater(running, hoursTaken(running), async () => {
    const { approvals } = await stage.atWork.as(stage.company.people[story.starter] ?? '')
    if (answer === 'giveUp')
      return void (await unlessTooLate(approvals.withdraw({ caseId, opinion: '暂时不需要了' })))

    // Two people deciding in the same hour may both find it returned.
    if (await unlessTooLate(approvals.launchAgain({ caseId, values }))) await follow(running)
  })
}
