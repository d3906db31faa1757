import { z } from 'zod'
import type { PaperCell } from '../paper-part.ts'
import { PrintWords } from '../print-words.ts'
import type { PrintedRecord } from '../printed-record.ts'
import { type BlockKind, blockCommon, silent } from './block-kind.ts'

export const SignaturesBlock = z.strictObject({
  kind: z.literal('signatures'),
  ...blockCommon,
  keepTogether: z.boolean().default(true),
  /** Signature lines, one per signer. */
  places: z.array(PrintWords).max(8).default([]),
  /** Space for a date beside each line. */
  withDay: z.boolean().default(false),
})
export type SignaturesBlock = Readonly<z.output<typeof SignaturesBlock>>

/** Lines for handwritten signatures. */
export const signatures: BlockKind<SignaturesBlock> = {
  begin: () => ({ kind: 'signatures' }),
  fields: () => [],
  words: ({ places }) => places.map((words, at) => ({ at: `places.${at}`, words })),
  withWords: (block, words) => ({ ...block, places: [...words] }),
  seen: (block) => block,
  parts: ({ places, withDay }, { printTexts, t }) =>
    places.map((words) => ({
      kind: 'text',
      text: `${printTexts.say(words)} ____________________${withDay ? `  ${t('print.day')} ____________` : ''}`,
      look: 'body',
      align: 'start',
    })),
  printsEmpty: () => false,
  printsTimeline: () => false,
  lacks: ({ places }) => (places.length === 0 ? 'places' : undefined),
}

export const TimelineBlock = z.strictObject({
  kind: z.literal('timeline'),
  ...blockCommon,
  withOpinions: z.boolean().default(true),
  withSignatures: z.boolean().default(true),
})
export type TimelineBlock = Readonly<z.output<typeof TimelineBlock>>

/** History of the record's case: decisions by step, as visible to the reader. */
export const timeline: BlockKind<TimelineBlock> = {
  ...silent,
  begin: () => ({ kind: 'timeline' }),
  parts: (block, { record: { timeline }, t }) => {
    if (timeline.length === 0) return []
    const head = columnsOf(block).map(
      (column): PaperCell => ({ text: t(`print.timeline.${column}`), look: 'head' }),
    )
    const rows = timeline.flatMap((step) => stepRows(step, block))
    return [
      { kind: 'grid', shares: columnsOf(block).map((column) => shares[column]), head, rows, isRuled: true },
    ]
  },
  printsTimeline: () => true,
}

type Column = keyof typeof shares

/** Relative widths of the columns on pages. */
const shares = { step: 20, who: 18, outcome: 14, opinion: 28, at: 20 } as const

/** Columns of the history in their order. */
export function columnsOf({ withOpinions }: TimelineBlock): readonly Column[] {
  return (['step', 'who', 'outcome', 'opinion', 'at'] as const).filter(
    (column) => column !== 'opinion' || withOpinions,
  )
}

type Step = PrintedRecord['timeline'][number]

/** People of a step; one line without a person for a step without people. */
export function peopleOf({ people, at }: Step): Step['people'] {
  return people.length > 0 ? people : [{ name: '', outcome: '', opinion: '', at, signature: '', seal: '' }]
}

function stepRows(step: Step, block: TimelineBlock): readonly (readonly PaperCell[])[] {
  const people = peopleOf(step)
  return people.map(({ name, outcome, opinion, at, signature, seal }, index) => {
    const isSigned = block.withSignatures && signature !== ''
    const isSealed = block.withSignatures && seal !== ''
    const cells: Readonly<Record<Column, PaperCell>> = {
      step: {
        text: index === 0 ? step.name : '',
        joins: { above: index > 0, below: index < people.length - 1 },
      },
      who: { text: name, ...(isSigned && { picture: signature }) },
      outcome: { text: outcome, ...(isSealed && { picture: seal }) },
      opinion: { text: opinion },
      at: { text: at },
    }
    return columnsOf(block).map((column) => cells[column])
  })
}
