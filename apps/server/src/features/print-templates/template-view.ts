import type { Answered, contract } from '@signet/contract'
import type { Snapshot } from '../../directory/index.ts'
import type { TemplateRow } from './print-template-store.ts'

type View = Answered<typeof contract.printTemplates.list>['list'][number]

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
