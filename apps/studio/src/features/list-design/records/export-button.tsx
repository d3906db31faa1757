import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { Download } from 'lucide-react'
import { useClient } from '../../../shell/desk.ts'
import type { RecordQuestion } from './queries.ts'

type ExportButtonProps = Readonly<{
  modelId: string
  question: RecordQuestion
  /** None: everything that is asked for. */
  chosen: readonly string[]
  columns: readonly string[]
}>

const formats = ['xlsx', 'csv'] as const
type Format = (typeof formats)[number]

/** Hands out what is chosen, or all that the list shows now, as a sheet. */
export function ExportButton({ modelId, question, chosen, columns }: ExportButtonProps) {
  const t = useT()
  const { recordSheets } = useClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) =>
      recordSheets.exportRecords({
        modelId,
        ...question,
        format,
        columns: [...columns],
        ...(chosen.length > 0 ? { which: 'chosen', ids: [...chosen] } : { which: 'all' }),
      }),
    onSuccess: download,
  })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formats.map((key) => ({
          key,
          label: t(`list-design.records.export.${key}`),
          onClick: () => mutate(key),
        })),
      }}
    >
      <Button loading={isPending} disabled={columns.length === 0} icon={<Download size={16} aria-hidden />}>
        {t('list-design.records.export', { count: chosen.length })}
      </Button>
    </Dropdown>
  )
}

function download({ name, url }: Readonly<{ name: string; url: string }>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
