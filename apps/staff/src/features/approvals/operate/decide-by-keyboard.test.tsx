import type { Send } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

/*
 * Random keys at the desk. A decision belongs to the case that its page names, from the first key to the
 * last: no other key leads away from it, and the words typed for it are sent or still there.
 */

/** Each case by the name of its starter. */
const starters = { 王芳: 'wang', 赵敏: 'zhao', 李伟: 'li' } as const
const subjects = ['王芳', '赵敏', '李伟'] as const
const keys = {
  j: 'j',
  k: 'k',
  down: '{ArrowDown}',
  up: '{ArrowUp}',
  a: 'a',
  r: 'r',
  escape: '{Escape}',
  enter: '{Enter}',
  send: '{Control>}{Enter}{/Control}',
  words: '同意jar',
} as const
type Key = keyof typeof keys
type Step = Readonly<{ press: Key | 'click'; row: number; isRushed: boolean }>

const Steps = fc.array(
  fc.record<Step>(
    {
      press: fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constantFrom<Key[]>('j', 'k', 'down', 'up', 'r', 'escape', 'enter', 'send'),
        },
        { weight: 5, arbitrary: fc.constantFrom<Key[]>('a', 'words') },
        { weight: 2, arbitrary: fc.constant('click' as const) },
      ),
      row: fc.nat({ max: subjects.length - 1 }),
      isRushed: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
  { minLength: 4, maxLength: 14 },
)

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  flowId = (await publishFlow(office, { ...flow, name: '按键' })).flowId
})
afterEach(cleanup)
afterAll(() => office.close())

type Decision = Readonly<{ taskId: string; opinion?: string }>

/** The manager's desk with three new cases; the decisions sent from it are recorded. */
async function openDesk() {
  const cases = new Map<string, string>()
  for (const subject of subjects) {
    office.clock.pass(1_000)
    cases.set(subject, await launchAs(office, starters[subject], flowId))
  }
  const { list } = await (await office.as('manager')).approvals.list({ list: 'doing', pageSize: 200 })
  const subjectOfTask = new Map(
    [...cases].map(([subject, caseId]) => [list.find((row) => row.caseId === caseId)?.taskId ?? '', subject]),
  )
  const sent: Decision[] = []
  const recording =
    (send: Send): Send =>
    async (request) => {
      const [, taskId] = /tasks\/([^/]+)\/(?:agree|reject)$/.exec(request.url) ?? []
      if (taskId) sent.push({ taskId, ...(await request.clone().json()) })
      return send(request)
    }
  const desk = await renderStaff(office, 'manager', '/pages/workFlow/flowTodo/index?list=doing', {
    width: 1280,
    network: recording,
  })
  await rowsOf()
  return { ...desk, sent, subjectOfTask }
}

async function rowsOf() {
  const list = within(await screen.findByRole('list', { name: 'In progress' }))
  return list.findAllByRole('link', { name: /按键/ })
}

const field = () => document.querySelector<HTMLTextAreaElement>('#operate-opinion')

/** What the decision page names, or null while no decision is open. */
function decisionShown() {
  const confirm = screen.queryByRole('button', { name: /^Confirm: / })
  if (!confirm) return null
  const { textContent: title } = screen.getByRole('heading', { level: 1 })
  const subject = subjects.find((one) => title.includes(one))
  if (!subject) throw new Error(`The page of the decision names no case: ${title}`)
  return { subject, action: confirm.textContent }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

const settled = ({ app, router }: Desk) =>
  waitFor(() => {
    expect(app.queries.isFetching() + app.queries.isMutating()).toBe(0)
    expect(router.state.status).toBe('idle')
    expect(screen.queryByRole('button', { busy: true })).toBeNull()
  })

async function press(desk: Desk, step: Step) {
  // Without a decision the letters are shortcuts, and one of them can begin a decision midway.
  if (step.press === 'words' && !decisionShown()) return
  if (step.press !== 'click') return desk.user.keyboard(keys[step.press])
  const row = (await rowsOf())[step.row]
  if (row) await desk.user.click(row)
}

/** Words typed so far, by the subject of the case. */
type Words = Map<string, string>

const typed: Partial<Record<Step['press'], string>> = { j: 'j', k: 'k', a: 'a', r: 'r', words: keys.words }

/** Presses one key and compares what happened with what the screen showed before it. */
async function check(desk: Desk, step: Step, words: Words) {
  const before = decisionShown()
  const count = desk.sent.length
  await press(desk, step)
  if (before) words.set(before.subject, (words.get(before.subject) ?? '') + (typed[step.press] ?? ''))
  // What is typed after Ctrl+Enter is no longer part of that decision.
  if (!step.isRushed || step.press === 'send') await settled(desk)
  const sent = desk.sent[count]
  if (sent) return checkSent(desk, sent, before, words)

  const mayLead = ['click', 'escape', 'send'].includes(step.press)
  if (before && !mayLead) expect(decisionShown(), 'a key led away from the decision').toEqual(before)
  if (!step.isRushed) checkWords(words)
}

function checkSent(
  { subjectOfTask }: Desk,
  { taskId, opinion }: Decision,
  before: ReturnType<typeof decisionShown>,
  words: Words,
) {
  const subject = subjectOfTask.get(taskId) ?? ''
  expect(before?.subject, 'a case was decided that was not shown').toBe(subject)
  expect(letters(opinion), 'words were lost').toBe(words.get(subject) ?? '')
}

function checkWords(words: Words) {
  const shown = decisionShown()
  if (shown) expect(letters(field()?.value), 'words were lost').toBe(words.get(shown.subject) ?? '')
}

const letters = (text = '') => text.replaceAll('\n', '')

const at = (press: Step['press'], row = 0): Step => ({ press, row, isRushed: false })

test('after a decision the case below opens, and after the last one the list, never one that was skipped', async () => {
  const desk = await openDesk()
  const rows = await rowsOf()
  const names = rows.map((row) => row.textContent)
  const opened = async () =>
    (await rowsOf()).find((row) => row.getAttribute('aria-current') === 'true')?.textContent
  const decide = async () => {
    for (const press of ['a', 'send'] as const) {
      await desk.user.keyboard(keys[press])
      await settled(desk)
    }
  }
  await desk.user.click(rows[names.length - 2] ?? document.body)
  await settled(desk)
  await decide()
  expect(await opened()).toBe(names.at(-1))
  await decide()
  expect(await opened()).toBeUndefined()
  expect((await rowsOf()).map((row) => row.textContent)).toContain(names[0])
})

test('random keys decide only the case shown when the decision began, with all its words', async () => {
  await fc.assert(
    fc.asyncProperty(Steps, async (steps) => {
      cleanup()
      const desk = await openDesk()
      const words = new Map<string, string>()
      for (const step of steps) await check(desk, step, words)
      await settled(desk)
    }),
    {
      numRuns: 8,
      endOnFailure: true,
      examples: [
        [[at('click'), at('a'), at('words'), at('send')]],
        [[at('click'), at('a'), at('words'), at('click', 1), at('a'), at('click'), at('r'), at('send')]],
      ],
    },
  )
})
