import { overload, variadic } from '../check/overload.ts'
import { fail, type Run, spend, spendOnText } from '../evaluate/run.ts'
import { limits } from '../formula-context.ts'
import { writeDay, writeDuration } from '../values/civil.ts'
import { Exact, wholeNumber, writeDecimal } from '../values/decimal.ts'
import { writeValue } from '../values/value.ts'
import { functionsOf } from './formula-function.ts'

export const texts = functionsOf('text', [
  {
    name: 'lower',
    parameters: ['text'],
    example: ["lower('Li')", 'li'],
    overloads: [overload(['text'], 'text', ([text], run) => spendOnText(run, text.toLowerCase()))],
  },
  {
    name: 'upper',
    parameters: ['text'],
    example: ["upper('Li')", 'LI'],
    overloads: [overload(['text'], 'text', ([text], run) => spendOnText(run, text.toUpperCase()))],
  },
  {
    name: 'trim',
    parameters: ['text'],
    example: ["trim('  Li ')", 'Li'],
    overloads: [overload(['text'], 'text', ([text], run) => spendOnText(run, text.trim()))],
  },
  {
    name: 'contains',
    parameters: ['text', 'part'],
    example: ["'annual leave'.contains('leave')", 'true'],
    overloads: [
      overload(['text', 'text'], 'boolean', ([text, part], run) => searched(text, run).includes(part)),
    ],
  },
  {
    name: 'startsWith',
    parameters: ['text', 'part'],
    example: ["'INV-7'.startsWith('INV')", 'true'],
    overloads: [
      overload(['text', 'text'], 'boolean', ([text, part], run) => searched(text, run).startsWith(part)),
    ],
  },
  {
    name: 'endsWith',
    parameters: ['text', 'part'],
    example: ["'a.pdf'.endsWith('.pdf')", 'true'],
    overloads: [
      overload(['text', 'text'], 'boolean', ([text, part], run) => searched(text, run).endsWith(part)),
    ],
  },
  {
    name: 'concat',
    parameters: ['text', '…'],
    example: ["concat('A', null, 'B')", 'AB'],
    overloads: [variadic('text?', 'text', (parts, run) => joined(parts, '', run))],
  },
  {
    name: 'join',
    parameters: ['list', 'separator'],
    example: ["join(['Li', 'Wang'], ', ')", 'Li, Wang'],
    overloads: [
      overload(['list<text>', 'text'], 'text', ([parts, between], run) => joined(parts, between, run)),
    ],
  },
  {
    name: 'substring',
    parameters: ['text', 'start', 'end'],
    example: ["substring('2026-07', 0, 4)", '2026'],
    overloads: [
      overload(['text', 'number'], 'text', ([text, start], run) => cut(text, run, wholeNumber(start))),
      overload(['text', 'number', 'number'], 'text', ([text, start, end], run) =>
        cut(text, run, wholeNumber(start), wholeNumber(end)),
      ),
    ],
  },
  {
    name: 'replace',
    parameters: ['text', 'part', 'by'],
    example: ["replace('a-b-c', '-', '/')", 'a/b/c'],
    overloads: [
      overload(['text', 'text', 'text'], 'text', ([text, part, by], run) =>
        part === '' ? text : joined(searched(text, run).split(part), by, run),
      ),
    ],
  },
  {
    name: 'text',
    parameters: ['value'],
    example: ['text(1.50)', '1.5'],
    overloads: [
      overload(['number'], 'text', ([number]) => writeDecimal(number)),
      overload(['boolean'], 'text', ([truth]) => String(truth)),
      overload(['date'], 'text', ([day]) => writeDay(day)),
      overload(['datetime'], 'text', ([time], run) => String(writeValue(time, 'datetime', run))),
      overload(['duration'], 'text', ([span]) => writeDuration(span)),
      overload(['text'], 'text', ([text]) => text),
    ],
  },
])

export const lists = functionsOf('list', [
  {
    name: 'size',
    parameters: ['listOrText'],
    takesRows: true,
    example: ["size('张三')", '2'],
    overloads: [
      overload(['text'], 'number', ([text], run) => new Exact([...searched(text, run)].length)),
      overload(['list<T>'], 'number', ([list]) => new Exact(list.length)),
    ],
  },
])

function searched(text: string, run: Run): string {
  return spendOnText(run, text)
}

/** Joins present parts with a separator; the length is charged before the text is built. */
function joined(parts: readonly (string | null)[], between: string, run: Run): string {
  spend(run, parts.length)
  const present = parts.filter((part) => part !== null)
  const length = present.reduce((sum, part) => sum + part.length + between.length, 0)
  if (length - between.length > limits.textLength) fail('formula.textTooLong', { limit: limits.textLength })
  return spendOnText(run, present.join(between))
}

/** Characters from `start` to before `end`, counted by code point from zero. */
function cut(text: string, run: Run, start: number, end?: number): string {
  return [...searched(text, run)]
    .slice(Math.max(0, start), end === undefined ? undefined : Math.max(0, end))
    .join('')
}
