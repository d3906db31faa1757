import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, logOf } from './log-of.ts'
import { readTraces } from './read-traces.ts'
import { surveyLog } from './survey.ts'
import { LogError, type Trace } from './trace.ts'

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

test('a gzipped log reads like a plain one, whatever its file name', async () => {
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

test('events are sorted by time, and simultaneous ones keep the order of the file', async () => {
  const events = [
    { activity: 'later', at: '2020-01-02T00:00:00+01:00' },
    { activity: 'first', at: '2020-01-01T23:00:00+01:00' },
    { activity: 'second', at: '2020-01-01T22:00:00Z' },
  ]
  const [trace] = await tracesIn(await fileOf('times.xes', logOf([{ name: 'x', events }])))

  expect(trace?.events.map(({ activity }) => activity)).toEqual(['first', 'second', 'later'])
})

test('a log is read in the encoding that its first bytes or its declaration name', async () => {
  const logDeclaring = (encoding: string) =>
    whole.replace('UTF-8', encoding).replaceAll('SUPERVISOR', 'João').replaceAll('claim 1', 'été')
  const contents = [
    Buffer.from(`\ufeff${logDeclaring('UTF-16')}`, 'utf16le'),
    Buffer.from(logDeclaring('UTF-16'), 'utf16le').swap16(),
    Buffer.from(logDeclaring('ISO-8859-1'), 'latin1'),
    Buffer.from(`\ufeff${logDeclaring('UTF-8')}`),
    // Some programs write UTF-8 and declare UTF-16.
    Buffer.from(logDeclaring('utf-16')),
  ]
  for (const [index, content] of contents.entries()) {
    const [trace] = await tracesIn(await fileOf(`encoding${index}.xes`, content))
    expect(trace).toMatchObject({ name: 'été', events: [{}, { activity: 'Claim FINAL_APPROVED by João' }] })
  }
})

test('a time without a zone is in UTC, and times within a millisecond keep their order', async () => {
  const events = [
    { activity: 'third', at: '2020-01-01T10:00:00.000003' },
    { activity: 'first', at: '2020-01-01' },
    { activity: 'second', at: '2020-01-01 12:00:00.0000021+0200' },
  ]
  const [trace] = await tracesIn(await fileOf('zones.xes', logOf([{ name: 'x', events }])))

  expect(trace?.events.map(({ activity, at }) => [activity, at])).toEqual([
    ['first', '2020-01-01T00:00:00.000Z'],
    ['second', '2020-01-01T10:00:00.000Z'],
    ['third', '2020-01-01T10:00:00.000Z'],
  ])
})

test('planned and cancelled events are left out and reported', async () => {
  const [done] = eventsOf('check')
  const events = ['schedule', 'START', 'suspend', 'Complete', ''].map((transition) => ({
    ...{ activity: 'check', at: done?.at ?? '', transition },
  }))
  const [trace] = await tracesIn(await fileOf('transitions.xes', logOf([{ name: 'x', events }])))

  expect(trace?.events.map(({ transition }) => transition)).toEqual(['start', 'complete', 'complete'])
  expect(trace?.leftOut).toEqual(['schedule', 'suspend'])
})

test('participles of the XES lifecycle start and complete a step', async () => {
  const events = ['Started', 'completed'].map((transition, index) => ({
    ...{ activity: 'check', at: `2020-01-0${index + 1}T00:00:00Z`, transition },
  }))
  const [trace] = await tracesIn(await fileOf('participles.xes', logOf([{ name: 'x', events }])))
  expect(trace?.events.map(({ transition }) => transition)).toEqual(['start', 'complete'])
})

test.each([
  ['no XML at all', 'PK\u0003\u0004 something', 'malformed'],
  ['cut off in the middle', whole.slice(0, -60), 'malformed'],
  ['XML of something else', '<html><body/></html>', 'not an XES event log'],
  ['a log without a case', '<log xes.version="1.0"></log>', 'without cases'],
  ['an unknown entity', whole.replace('claim 1', '&bomb;'), 'malformed'],
  ['an event without a time', whole.replace(/<date[^>]*>/, ''), 'without a name or a time'],
  [
    'a role with a name that would be cut',
    whole.replaceAll('SUPERVISOR', 'S'.repeat(81)),
    'keeps 80 of a role',
  ],
  ['an event before all calendars', whole.replace('2020-01-01T', '0001-01-01T'), 'between the years'],
  [
    'an event at a word with a number',
    whole.replace('2020-01-01T00:00:00.000Z', 'day 5'),
    'which is not a time',
  ],
  ['tags without an end', `<log>${'<trace>'.repeat(1001)}`, '1000 levels deep'],
  [
    'a name without an end',
    gzipSync(`<log><trace name="${'x'.repeat(33 * 1024 * 1024)}`),
    'the end of a case',
  ],
  ['an encoding of its own', whole.replace('UTF-8', 'klingon'), 'unknown encoding'],
  ['another encoding than it says', Buffer.from(whole.replace('claim', 'été'), 'latin1'), 'not text in'],
  [
    'entities of its own',
    `<!DOCTYPE log [<!ENTITY a "aaaa">]>${whole.replace('claim 1', '&a;')}`,
    'malformed',
  ],
  ['an event at no time', whole.replace('2020-01-01T00:00:00.000Z', 'yesterday'), 'which is not a time'],
  [
    'more different activities than a flow has steps',
    logOf([{ name: 'x', events: eventsOf(...Array.from({ length: 201 }, (_, index) => `click ${index}`)) }]),
    'of another kind',
  ],
  [
    'events of other transitions only',
    logOf([
      {
        name: 'x',
        events: [
          { activity: 'check', at: '2020-01-01T00:00:00Z', transition: 'assigned' },
          { activity: 'check', at: '2020-01-02T00:00:00Z', transition: 'parked' },
        ],
      },
    ]),
    'given up: assigned. Unknown transitions: parked.',
  ],
  ['a packed file that is cut off', gzipSync(whole).subarray(0, 100), 'cut off'],
])('%s gets one sentence', async (name, content, sentence) => {
  const path = await fileOf(`${name.replaceAll(' ', '-')}.xes`, content)

  await expect(surveyLog(path)).rejects.toThrow(LogError)
  await expect(surveyLog(path)).rejects.toThrow(sentence)
})

test('a missing file is reported in one sentence', async () => {
  await expect(surveyLog(join(folder, 'nothing.xes'))).rejects.toThrow('there is no such file')
})
