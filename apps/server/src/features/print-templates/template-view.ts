import type { contract, HandlerOutput } from '@signet/contract'
import type { Snapshot } from '../../people/directory/index.ts'
import type { TemplateRow } from './print-template-store.ts'

type View = HandlerOutput<typeof contract.printTemplates.list>['list'][number]

export function templateView(row: TemplateRow, { nameOf }: Snapshot): View {
  return {
    templateId: row.id,
    name: row.name,
    state: stateOf(row),
    changedAt: row.changedAt,
    changedBy: nameOf(row.changedBy),
  }
}

function stateOf({ draftNumber, publishedNumber }: TemplateRow): View['state'] {
  if (publishedNumber === null) return 'draft'
  return publishedNumber === draftNumber ? 'published' : 'changed'
}
