import { contract, type ParsedInput } from '@signet/contract'
import { z } from 'zod'

type Sheets = typeof contract.recordSheets

/** What a link to a sheet serves; resolved when the link is opened. */
export type SheetAsked = Readonly<
  | { kind: 'export'; asked: ParsedInput<Sheets['exportRecords']> }
  | { kind: 'template'; asked: ParsedInput<Sheets['template']> }
  | { kind: 'errors'; asked: ParsedInput<Sheets['importErrors']> }
>

export const SheetAsked: z.ZodType<SheetAsked> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('export'), asked: contract.recordSheets.exportRecords.input }),
  z.object({ kind: z.literal('template'), asked: contract.recordSheets.template.input }),
  z.object({ kind: z.literal('errors'), asked: contract.recordSheets.importErrors.input }),
])
