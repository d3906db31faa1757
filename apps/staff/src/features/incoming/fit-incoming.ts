import type { ReceivingFlow } from '@signet/contract'
import type { KindProblem } from '@signet/form'
import { problemOfFiles } from '@signet/form/kinds'

type Shared = Readonly<{ text: string; files: readonly Readonly<{ name: string; size: number }>[] }>
type Field = ReceivingFlow['fields'][number]

/** Where a form takes what was shared: the fields for the files and for the text, or what is wrong with its first field. */
export type Fit = Readonly<
  | { flow: ReceivingFlow['flow']; files?: Field; text?: Field; problem?: undefined }
  | { flow: ReceivingFlow['flow']; files: Field; text?: undefined; problem: KindProblem }
>

/** Returns the forms that take what was shared, and those whose rules refuse it; others have no field for it. */
export function fitIncoming(flows: readonly ReceivingFlow[], shared: Shared) {
  const all = flows.flatMap((flow) => fitOf(flow, shared) ?? [])
  return {
    fitting: all.filter(({ problem }) => problem === undefined),
    refusing: all.filter(({ problem }) => problem !== undefined),
  }
}

function fitOf({ flow, fields }: ReceivingFlow, { text, files }: Shared): Fit | undefined {
  const forText = text === '' ? undefined : fields.find(({ receives }) => lettersOf(receives) >= text.length)
  const textPart = forText && { text: forText }
  if (files.length === 0) return textPart && { flow, ...textPart }

  const tried = fields.flatMap((field) =>
    'files' in field.receives ? [{ field, problem: problemOfFiles(files, field.receives.files) }] : [],
  )
  const [first] = tried
  const fitting = tried.find(({ problem }) => problem === undefined)
  if (fitting) return { flow, files: fitting.field, ...textPart }
  return first?.problem && { flow, files: first.field, problem: first.problem }
}

function lettersOf(receives: Field['receives']): number {
  return 'letters' in receives ? receives.letters : 0
}
