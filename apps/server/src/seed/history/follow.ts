import type { Client } from '@signet/client'
import type { RouteStep } from '@signet/contract'
import { colleaguesOf } from '../company/people.ts'
import { drawSignature } from './draw-signature.ts'
import {
  accountOf,
  askedOf,
  type Fate,
  hoursTaken,
  leavesForVisitor,
  planLater,
  type RunningCase,
  unlessTooLate,
} from './story.ts'

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
    if (!isLeft) planLater(running, hours / 2, () => decideAndFollow(running, turn))
  }
  if (turn.stage === 'doing') return decideLater()

  const start = async () => {
    if (await claimOrStart(running, turn, 'start')) decideLater()
  }
  if (isLeft && dice.chance(0.4)) return
  planLater(running, hours / 3, async () => {
    if (turn.stage === 'toSign') await claimOrStart(running, turn, 'sign')
    if (!isLeft || dice.chance(0.5)) planLater(running, hours / 3, start)
  })
}

/** Returns whether it succeeded; a colleague may have decided meanwhile. */
async function claimOrStart(
  { stage }: RunningCase,
  { taskId, personId }: StoryTask,
  decision: 'sign' | 'start',
) {
  const { approvals } = await stage.atWork.as(personId)
  const { results } = await approvals[decision]({ taskIds: [taskId] })
  return results.every(({ ok }) => ok)
}

async function decideAndFollow(running: RunningCase, turn: StoryTask): Promise<void> {
  const outcome = await decide(running, turn)
  if (outcome === 'approved' && running.story.fate === 'revoked' && !running.isRevocation)
    planLater(running, 50, () => revoke(running))
  if (outcome === 'tooLate' || outcome === 'approved' || outcome === 'rejected') return
  if (outcome === 'agreed' && running.story.fate === 'usual' && running.dice.chance(0.02))
    planLater(running, 0.1, () => takeBack(running, turn))
  await follow(running)
}

/** The starter asks the approvers to revoke the approved case, and they agree. */
async function revoke(running: RunningCase): Promise<void> {
  const { stage, story, caseId } = running
  const { approvals } = await stage.atWork.as(stage.company.people[story.starter] ?? '')
  const opinion = '对方单位更名，合同作废后重签'
  const asked = await unlessTooLate(approvals.revoke({ caseId, opinion }))
  if (asked) await follow({ ...running, caseId: asked.caseId, isRevocation: true })
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

/** A person's task. */
type StoryTask = Readonly<{
  taskId: string
  node: string
  work: RouteStep['work']
  stage: string
  personId: string
  account: string
}>

type Decision = 'agree' | 'reject' | 'return' | 'transfer' | 'assist' | 'join'
/** `approved` and `rejected`: the case, so that no one has anything left to do. */
type Outcome = 'agreed' | 'other' | 'approved' | 'rejected' | 'tooLate'

const opinions: Readonly<Record<Decision, readonly string[]>> = {
  assist: ['付款条款涉及你负责的客户，请帮忙核对。'],
  join: ['金额较大，请您一并审批。'],
  agree: ['同意', '同意，请按流程办理。', '情况属实，同意。', '已核对，没有问题。', '', ''],
  reject: ['不在本季度预算内，暂不批准。', '与制度不符，不予批准。', '该事项已另行安排。'],
  return: ['明细与合计说明不一致，请修改后重新提交。', '请补充相关凭证。', '事由请写得更具体一些。'],
  transfer: ['这件事由你负责，请你审核。', '我近期外出，请代为处理。'],
}

/** Performs the story's decision for this person, or a usual one. */
async function decide(running: RunningCase, turn: StoryTask): Promise<Outcome> {
  const { stage, dice } = running
  const decision = chooseDecision(running, turn)
  const { approvals } = await stage.atWork.as(turn.personId)
  const opinion = dice.pick(opinions[decision])
  const done = await unlessTooLate(sendDecision(running, turn, { approvals, decision, opinion }))
  if (!done) return 'tooLate'
  if (done.status === 'approved' || done.status === 'rejected') return done.status
  return decision === 'agree' ? 'agreed' : 'other'
}

/** The story's own action, by its fate: who takes it, and what it is. */
const ownActions: Readonly<Partial<Record<Fate, Readonly<{ at: string; action: Decision }>>>> = {
  transferred: { at: 'manager', action: 'transfer' },
  assisted: { at: 'finance', action: 'assist' },
  joined: { at: 'manager', action: 'join' },
}

function chooseDecision(
  { dice, story: { fate } }: RunningCase,
  { work, node, account }: StoryTask,
): Decision {
  if (work === 'handle') return 'agree'
  if (fate === 'returned') return 'return'
  if (fate === 'rejected') return 'reject'
  const own = ownActions[fate]
  if (own && (own.at === node || own.at === account)) return own.action
  return fate === 'usual' ? dice.weigh({ agree: 88, reject: 4, return: 6, transfer: 2 }) : 'agree'
}

type DecisionToSend = Readonly<{ approvals: Client['approvals']; decision: Decision; opinion: string }>

function sendDecision(
  running: RunningCase,
  turn: StoryTask,
  { approvals, decision, opinion }: DecisionToSend,
) {
  const { taskId, node } = turn
  const decided = { taskId, opinion, ...signed(running, node) }
  if (decision === 'reject') return approvals.reject(decided)
  if (decision === 'return') return approvals.return({ ...decided, to: 'start' })
  if (decision === 'agree') return approvals.agree({ ...decided, ...requiredValues(running, node) })

  const asked = running.stage.company.people[askedOf[running.story.fate] ?? ''] ?? ''
  if (decision === 'assist') return approvals.assist({ taskId, opinion, userIds: [asked] })
  if (decision === 'join') return approvals.addSigners({ taskId, opinion, userIds: [asked], place: 'before' })
  return approvals.transfer({ taskId, opinion, toUserId: chooseStandIn(running, turn) })
}

/** The director signs contracts by hand. */
function signed({ dice, story }: RunningCase, node: string) {
  return story.flow === 'contract' && node === 'director' ? { signature: drawSignature(dice) } : {}
}

/** Returns the values that a node requires; a revocation changes none. */
function requiredValues({ dice, isRevocation }: RunningCase, node: string) {
  const values: Readonly<Record<string, () => Record<string, string>>> = {
    quotation: () => ({ supplier: dice.pick(suppliers) }),
    budget: () => ({ budgetCode: `CAPEX-${dice.between(11, 48)}` }),
    seal: () => ({ copies: String(dice.between(2, 6)) }),
  }
  const required = isRevocation ? undefined : values[node]
  return required ? { values: required() } : {}
}

const suppliers = ['禾木办公用品商行', '远岫信息设备有限公司', '白榆仓储器材厂', '见山电子贸易有限公司']

function chooseStandIn({ stage: { company }, dice, story }: RunningCase, { account }: StoryTask): string {
  if (story.fate === 'transferred') return company.people['employee'] ?? ''
  const others = colleaguesOf(account).filter((other) => other !== story.starter)
  return company.people[dice.pick(others)] ?? ''
}
