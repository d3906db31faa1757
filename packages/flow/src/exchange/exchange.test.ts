import { expect, test } from 'vitest'
import { agrees, flowWith, launches, returns, urges } from '../../test/index.ts'
import { type CaseHistory, listActivities } from './case-history.ts'
import { writeOcel } from './write-ocel.ts'
import { writeXes } from './write-xes.ts'

function told(title = 'A trip'): CaseHistory {
  const { plan, scene } = flowWith({ review: 'li', check: 'wang' })
    .when('chen', urges())
    .when('li', agrees('review'))
    .when('wang', returns('check', { to: 'start' }))
    .when('chen', launches())
    .when('li', agrees('review'))
    .when('wang', agrees('check'))
  const rows = scene.history.map((event, index) => ({ sequence: index + 1, event }))
  const personOf = (id: string) => ({ id, name: id.toUpperCase() })
  return {
    id: 'case-1',
    title,
    flow: { id: 'f', name: plan.definition.name },
    status: 'approved',
    starter: personOf('chen'),
    events: listActivities({ plan, rows, personOf }),
  }
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test('a history tells what people did, the last agreement as the final one, and leaves out what only follows', () => {
  const { flow, events } = told()
  expect(events.map(({ activity, by }) => `${activity.replace(`${flow.name} `, '')} / ${by?.name}`)).toEqual([
    'SUBMITTED by Begin / CHEN',
    'Send Reminder / CHEN',
    'APPROVED by review / LI',
    'REJECTED by check / WANG',
    'SUBMITTED by Begin / CHEN',
    'APPROVED by review / LI',
    'FINAL_APPROVED by check / WANG',
  ])
})

test('what a title says cannot break out of XES', async () => {
  const text = await textOf(writeXes([told('"/><trace/>\u0000\n&\ud800')]))
  expect(text).toContain('value="&quot;/&gt;&lt;trace/&gt;\ufffd&#10;&amp;\ufffd"')
  expect(text.match(/<trace>/g)).toHaveLength(1)
})

test('OCEL declares every type and attribute that it uses, in times and values of the declared kinds', async () => {
  const log = JSON.parse(await textOf(writeOcel([told(), { ...told(), id: 'case-2', partOf: 'case-1' }])))
  const typeOf = (name: string, value: unknown) =>
    Number.isInteger(value) ? `${name}:integer` : `${name}:string`
  for (const [things, types] of [
    [log.events, log.eventTypes],
    [log.objects, log.objectTypes],
  ]) {
    expect(new Set(things.map(({ id }: { id: string }) => id)).size).toBe(things.length)
    for (const { type, attributes } of things) {
      const declared = types.find(({ name }: { name: string }) => name === type)
      const kinds = declared.attributes.map(({ name, type }: Record<string, string>) => `${name}:${type}`)
      for (const { name, value } of attributes) expect(kinds).toContain(typeOf(name, value))
    }
  }
  for (const { time } of log.events) expect(new Date(time).toISOString()).toBe(time)
  for (const { attributes } of log.objects)
    for (const { time } of attributes) expect(new Date(time).toISOString()).toBe(time)
  const second = log.objects.find(({ id }: { id: string }) => id === 'case:case-2')
  expect(second.relationships).toContainEqual({ objectId: 'case:case-1', qualifier: 'part of' })
})

test('an empty history is a whole log in both languages', async () => {
  expect(JSON.parse(await textOf(writeOcel([])))).toMatchObject({ events: [], objects: [], eventTypes: [] })
  expect(await textOf(writeXes([]))).toMatch(/^<\?xml[\s\S]*<log [\s\S]*<\/log>\n$/)
})
