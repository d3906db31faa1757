import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, logOf } from '../../test/log-of.ts'
import { LogTrouble } from './log-trouble.ts'
import { readTraces } from './read-traces.ts'
import { surveyLog } from './survey.ts'
import type { Trace } from './trace.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-log-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function tracesIn(path: string): Promise<Trace[]> {
  const traces: Trace[] = []
  for await (const trace of readTraces(path)) traces.push(trace)
  return traces
}

const whole = logOf([
  {
    name: 'claim 1',
    attributes: { Amount: '12.5' },
    events: eventsOf('Claim SUBMITTED by EMPLOYEE', 'Claim FINAL_APPROVED by SUPERVISOR'),
  },
])

test('a packed log reads like an unpacked one, whatever its name says', async () => {
  const paths = [
    await fileOf('a.xes', whole),
    await fileOf('b.xes.gz', gzipSync(whole)),
    await fileOf('c.xes', gzipSync(whole)),
  ]
  for (const path of paths) {
    const traces = await tracesIn(path)
    expect(traces).toMatchObject([
      {
        name: 'claim 1',
        events: [{ activity: 'Claim SUBMITTED by EMPLOYEE', at: '2020-01-01T00:00:00.000Z' }, {}],
      },
    ])
    expect(traces[0]?.attributes.get('Amount')).toBe('12.5')
  }
})

test('events stand by time, and those of one moment in the order of the file', async () => {
  const events = [
    { activity: 'later', at: '2020-01-02T00:00:00+01:00' },
    { activity: 'first', at: '2020-01-01T23:00:00+01:00' },
    { activity: 'second', at: '2020-01-01T22:00:00Z' },
  ]
  const [trace] = await tracesIn(await fileOf('times.xes', logOf([{ name: 'x', events }])))

  expect(trace?.events.map(({ activity }) => activity)).toEqual(['first', 'second', 'later'])
})

test.each([
  ['no XML at all', 'PK\u0003\u0004 something', 'malformed'],
  ['cut off in the middle', whole.slice(0, -60), 'malformed'],
  ['XML of something else', '<html><body/></html>', 'no XES event log'],
  ['a log without a case', '<log xes.version="1.0"></log>', 'without a single case'],
  ['an unknown entity', whole.replace('claim 1', '&bomb;'), 'malformed'],
  ['an event without a time', whole.replace(/<date[^>]*>/, ''), 'without a name or a time'],
  [
    'a role with a name that would be cut',
    whole.replaceAll('SUPERVISOR', 'S'.repeat(81)),
    'keeps 80 of a role',
  ],
  ['an event before all calendars', whole.replace('2020-01-01T', '0001-01-01T'), 'between the years'],
  ['an event at no time', whole.replace('2020-01-01T00:00:00.000Z', 'yesterday'), 'which is no time'],
  [
    'more different activities than a flow has steps',
    logOf([{ name: 'x', events: eventsOf(...Array.from({ length: 201 }, (_, place) => `click ${place}`)) }]),
    'of another kind',
  ],
  ['a packed file that is cut off', gzipSync(whole).subarray(0, 100), 'cut off'],
])('%s gets one sentence', async (name, content, sentence) => {
  const path = await fileOf(`${name.replaceAll(' ', '-')}.xes`, content)

  await expect(surveyLog(path)).rejects.toThrow(LogTrouble)
  await expect(surveyLog(path)).rejects.toThrow(sentence)
})

test('a file that is not there gets one sentence', async () => {
  await expect(surveyLog(join(folder, 'nothing.xes'))).rejects.toThrow('there is no such file')
})
