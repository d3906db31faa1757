import { expect, test } from 'vitest'
import { agrees, flowWith, type Scenario, suspends } from '../../test/index.ts'
import { type FlowCommandType, refusedCommands } from '../index.ts'

function refused({ plan, state, facts }: Scenario, person: string, node?: string) {
  const task = state.tasks.find((one) => one.node === node && one.person === person)?.id
  const list = refusedCommands(plan, state, { person, task }, facts)
  return (command: FlowCommandType) => {
    const found = list.find((one) => one.command === command)
    return found && [found.objection.code, ...found.able]
  }
}

test('people without the task learn who holds it, and nothing of those to come', () => {
  const running = flowWith({ review: 'li', check: 'wang' })
  const forStarter = refused(running, 'chen')
  expect(forStarter('agree')).toEqual(['flow.taskNotYours', 'li'])
  expect(forStarter('recall')).toBeUndefined()
  expect(forStarter('takeBack')).toBeUndefined()
  expect(refused(running, 'zhou')('recall')).toEqual(['flow.notYourCase', 'chen'])
  const { plan, state, facts } = running
  expect(JSON.stringify(refusedCommands(plan, state, { person: 'zhou' }, facts))).not.toMatch(/wang|check/)
})

test('what a step does not offer has its own reason, also for its holder', () => {
  const closed = { transfer: false, returns: { to: 'nowhere' as const } }
  const running = flowWith({ review: { sources: [{ kind: 'people', people: ['li'] }], ...closed } })
  const forHolder = refused(running, 'li', 'review')
  expect(forHolder('transfer')).toEqual(['flow.transferOff'])
  expect(forHolder('return')).toEqual(['flow.returnOff'])
  expect(forHolder('agree')).toBeUndefined()
  expect(refused(running, 'zhou')('transfer')).toEqual(['flow.taskNotYours'])
})

test('who has decided learns that, and who holds the case since', () => {
  const running = flowWith({ review: 'li', check: 'wang' }).when('li', agrees('review'))
  expect(refused(running, 'li', 'review')('agree')).toEqual(['flow.alreadyDecided', 'wang'])
  expect(refused(running, 'chen')('recall')).toEqual(['flow.recallTooLate'])
})

test('a suspended case says so, and a finished one too', () => {
  const running = flowWith({ review: 'li' })
  expect(refused(running.when('root', suspends()), 'li', 'review')('agree')).toEqual(['flow.suspended'])
  const over = running.when('li', agrees('review'))
  expect(refused(over, 'chen')('agree')).toEqual(['flow.notRunning'])
  expect(refused(over, 'chen')('recall')).toBeUndefined()
})
