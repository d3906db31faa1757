import { recordFormLink } from '@signet/client'
import { FormDefinition } from '@signet/form'
import { everyField, isTable } from '@signet/form/design'
import type { Choice } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { formStart } from '../../../kit/forms/use-form-environment.ts'
import { useSelection } from '../../../kit/lists/use-selection.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type ModelConfig, useModel } from '../queries.ts'
import { ChoosingPage } from './choosing-page.tsx'

/** Chooses rows for a sub-table of a new record, whose columns take those of the same name. */
export function TableLinkagePage() {
  const t = useT()
  const { history } = useRouter()
  const search = useSearch({ from: '/member/pages/apply/tableLinkage/index' })
  const { formId, table: wished } = search
  const target = useModel(formId)
  const selection = useSelection<Choice>(({ id }) => id, JSON.stringify(search))
  const table = target.data && tableIn(target.data, wished)
  const count = selection.rows.length
  const pick = () => {
    if (formId === undefined || table === undefined) return
    const rows = selection.rows.map(({ columns }, at) => ({ ...columns, id: `r${at + 1}` }))
    history.push(recordFormLink(formId), formStart({ [table]: rows }))
  }
  if (formId === undefined || (target.data && table === undefined)) return <NoTable />

  return (
    <ChoosingPage
      search={search}
      mode="several"
      selection={selection}
      footer={
        <Button tone="primary" isWide disabled={count === 0 || table === undefined} onClick={pick}>
          {t('records.choose.pick', { count })}
        </Button>
      }
    />
  )
}

/** The named sub-table, or the first one. */
function tableIn({ form }: ModelConfig, wished: string | undefined): string | undefined {
  const read = FormDefinition.safeParse(form)
  const tables = read.success
    ? everyField(read.data.fields)
        .map(({ field }) => field)
        .filter(isTable)
    : []
  return (wished === undefined ? tables[0] : tables.find(({ key }) => key === wished))?.key
}

function NoTable() {
  const t = useT()
  return (
    <StackPage title={t('records.choose')}>
      <Empty icon={<Unlink />} title={t('records.noTable')} hint={t('records.noTableHint')} />
    </StackPage>
  )
}
