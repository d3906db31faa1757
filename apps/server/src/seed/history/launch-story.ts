import { z } from 'zod'
import { dateAt } from '../agenda.ts'
import type { Dice } from '../dice.ts'
import { follow } from './follow.ts'
import { inventValues } from './invent-values.ts'
import { planLater, type RunningCase, type Stage, type Story, unlessTooLate } from './story.ts'

/** Plans a case from its launch to its current state. */
export function planStory(stage: Stage, story: Story, dice: Dice) {
  stage.agenda.plan({ at: story.at, run: () => launch(stage, story, dice) })
}

async function launch(stage: Stage, story: Story, dice: Dice): Promise<void> {
  const { flows, company, atWork } = stage
  const starter = company.people[story.starter] ?? ''
  const { approvals } = await atWork.as(starter)
  const values = {
    ...inventValues({ ...stage, dice }, story),
    ...(await receiptsFor({ ...stage, dice }, story, starter)),
  }
  const urgency = dice.weigh({ normal: 88, important: 9, urgent: 3 })
  const sent = { flowId: flows[story.flow], values, urgency }
  const isDraftFirst = story.fate === 'draft' || (story.fate === 'usual' && dice.chance(0.08))
  const { caseId } = isDraftFirst ? await approvals.saveDraft(sent) : await approvals.launch(sent)
  const running: RunningCase = { stage, story, dice, caseId, values, intended: new Set() }

  if (story.fate === 'draft') return
  if (isDraftFirst) return planLater(running, dice.between(1, 20), () => launchAgain(running))
  await planEvents(running)
}

async function launchAgain(running: RunningCase): Promise<void> {
  const { caseId, values } = running
  const { approvals } = await starterOf(running)
  await approvals.launchAgain({ caseId, values })
  await planEvents(running)
}

/** Plans events besides the decisions. */
async function planEvents(running: RunningCase): Promise<void> {
  const { dice } = running
  const { fate } = running.story
  if (fate === 'recalled' || (fate === 'usual' && dice.chance(0.05)))
    planLater(running, dice.between(5, 40) / 60, () => recall(running))
  if (dice.chance(0.14)) planLater(running, dice.between(1, 30), () => comment(running))
  if (dice.chance(0.12)) planLater(running, dice.between(20, 60), () => urge(running))
  await follow(running)
}

async function recall(running: RunningCase): Promise<void> {
  const { caseId, dice, story } = running
  const { approvals } = await starterOf(running)
  const isDone = await unlessTooLate(approvals.recall({ caseId, opinion: '信息填写有误，撤回修改' }))
  if (isDone && story.fate === 'usual' && dice.chance(0.6))
    planLater(running, dice.between(1, 20), () => launchAgain(running))
}

async function urge(running: RunningCase): Promise<void> {
  const { approvals } = await starterOf(running)
  await unlessTooLate(approvals.urge({ caseId: running.caseId }))
}

const remarks = [
  '补充说明：发票已经寄出，麻烦留意查收。',
  '这笔费用上周和您口头确认过。',
  '资料已更新，请查看。',
  '时间比较紧，辛苦尽快处理，谢谢！',
]

async function comment(running: RunningCase): Promise<void> {
  const { approvals } = await starterOf(running)
  await approvals.comment({ caseId: running.caseId, text: running.dice.pick(remarks) })
}

function starterOf({ stage: { atWork, company }, story }: RunningCase) {
  return atWork.as(company.people[story.starter] ?? '')
}

type StoryContext = Stage & Readonly<{ dice: Dice }>

const Stored = z.object({
  data: z.object({ fileId: z.string(), name: z.string(), size: z.number(), type: z.string() }),
})

/** Uploads receipts for some claims before the form is sent, as a phone does. */
async function receiptsFor(stage: StoryContext, { flow, starter }: Story, personId: string) {
  const share = starter === 'employee' ? 0.6 : 0.12
  if (flow !== 'expense' || !stage.dice.chance(share)) return {}

  const name = `收据-${dateAt(stage.clock())}.pdf`
  const form = new FormData()
  form.set('file', new File([receipt(dateAt(stage.clock()))], name, { type: 'application/pdf' }))
  const request = new Request('http://localhost/api/file/Uploader/annex', { method: 'POST', body: form })
  const answer = await stage.atWork.send(personId, request)
  const { fileId, size, type } = Stored.parse(await answer.json()).data
  return { receipts: [{ fileId, name, size, type }] }
}

/** A one-line page in the smallest PDF that every viewer opens. */
function receipt(date: string): string {
  const line = `BT /F1 18 Tf 40 120 Td (Receipt of the demo company, ${date}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  return `${text}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
}
