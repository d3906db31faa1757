import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { LogTrouble } from './log-trouble.ts'
import { openLog } from './open-log.ts'
import type { Trace } from './trace.ts'
import { TraceBuilder } from './trace-builder.ts'

/** How many characters of a log there may be without a whole case in them, and how deep it may be nested. */
const mostUnread = 32 * 1024 * 1024
const mostNested = 1000
const attributeTags: ReadonlySet<string> = new Set(['string', 'date', 'int', 'float', 'boolean', 'id'])

/**
 * The traces of an XES log (IEEE 1849), one after the other: of the file only the piece being read and the traces in it
 * are in memory. Throws `LogTrouble` for what is no XML, is cut off, or is no event log.
 */
export async function* readTraces(path: string): AsyncGenerator<Trace> {
  const found: Trace[] = []
  const parser = parserInto(found, path)
  let isEmpty = true
  let unread = 0
  for await (const text of openLog(path)) {
    parser.write(text)
    unread = found.length > 0 ? 0 : unread + text.length
    if (unread > mostUnread)
      throw new LogTrouble(`${path} has ${mostUnread} characters without the end of a case.`)
    if (found.length > 0) isEmpty = false
    yield* found.splice(0)
  }
  parser.close()
  if (isEmpty) throw new LogTrouble(`${path} is an event log without cases.`)
}

/** Only `log > trace > event` and the attributes right below them count; nested attributes are remarks on attributes. */
function parserInto(found: Trace[], path: string): SaxesParser {
  const parser = new SaxesParser()
  const open: string[] = []
  let count = 0
  let builder = new TraceBuilder(path)

  parser.on('error', ({ message }) => {
    throw new LogTrouble(`${path} is malformed: ${message.replace(/\.$/, '')}.`)
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    checkTag(path, name, open.length)
    const place = placeOf(open)
    open.push(name)
    if (isTrace(place, name)) {
      count += 1
      builder = new TraceBuilder(`Case ${count} of ${path}`)
    }
    if (isEvent(place, name)) builder.openEvent()
    if (isOfCase(place) && attributeTags.has(name)) builder.take(attributeOf(tag))
  })
  parser.on('closetag', () => {
    const name = open.pop() ?? ''
    const place = placeOf(open)
    if (isEvent(place, name)) builder.closeEvent()
    if (isTrace(place, name)) found.push(builder.close())
  })
  return parser
}

function checkTag(path: string, name: string, depth: number): void {
  if (depth === 0 && name !== 'log') throw new LogTrouble(`${path} is XML, but not an XES event log.`)
  if (depth >= mostNested) throw new LogTrouble(`${path} is nested ${mostNested} levels deep.`)
}

/** Deeper down nothing counts, so that nobody has to spell it out. */
function placeOf(open: readonly string[]): string {
  return open.length > 3 ? 'deeper' : open.join('/')
}

function isTrace(place: string, name: string): boolean {
  return place === 'log' && name === 'trace'
}

function isEvent(place: string, name: string): boolean {
  return place === 'log/trace' && name === 'event'
}

function isOfCase(place: string): boolean {
  return place === 'log/trace' || place === 'log/trace/event'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributeOf({ attributes }: SaxesTagPlain) {
  return { key: attributes['key'] ?? '', value: attributes['value'] ?? '' }
}
