import { saveSheet } from '@signet/client/sheets'
import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { Button, Choices, Sheet } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Download, Upload } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { MoreEntry, ShownList } from '../list/more-entry.ts'
import { everyColumn } from '../list/shown-columns.ts'
import { importHref } from './import-href.ts'
import styles from './sheets.module.css'

/** Exports records as a sheet. */
export const exportSheet: MoreEntry = {
  key: 'export',
  Icon: Download,
  label: 'sheets.export',
  isOffered: ({ config, selection }) =>
    config.buttons.includes('export') && (!selection.isOn || selection.rows.length > 0),
  Opened: ExportSheet,
}

const formats = ['xlsx', 'csv'] as const
type ExportScope = 'page' | 'chosen' | 'all'

function ExportSheet({ list, onClose }: ComponentProps<MoreEntry['Opened']>) {
  const t = useT()
  const { selection } = list
  const [which, setWhich] = useState<ExportScope>(selection.isOn ? 'chosen' : 'all')
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const [columns, setColumns] = useState<readonly string[]>(() => list.columns.map(({ field }) => field))
  const save = useExport(list, onClose)

  return (
    <Sheet
      title={t('sheets.export')}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          isWide
          disabled={columns.length === 0}
          isBusy={save.isPending}
          onClick={() => save.mutate({ which, format, columns })}
        >
          {t('sheets.export')}
        </Button>
      }
    >
      <Choices title={t('sheets.export.which')} options={useWhich(list)} value={which} onChange={setWhich} />
      <Choices
        title={t('sheets.export.format')}
        options={formats.map((key) => ({ key, label: key }))}
        value={format}
        onChange={setFormat}
      />
      <ColumnChoices config={list.config} chosen={columns} onChange={setColumns} />
    </Sheet>
  )
}

type ColumnChoicesProps = Pick<ShownList, 'config'> &
  Readonly<{ chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }>

function ColumnChoices({ config, chosen, onChange }: ColumnChoicesProps) {
  const { t, locale } = useLanguage()
  const toggle = (field: string) =>
    onChange(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field])
  return (
    <fieldset className={styles.columns}>
      <legend>{t('sheets.export.columns')}</legend>
      {everyColumn(config).map(({ field, name }) => (
        <label key={field}>
          <input type="checkbox" checked={chosen.includes(field)} onChange={() => toggle(field)} />
          {textIn(locale, name)}
        </label>
      ))}
    </fieldset>
  )
}

/** The records to export: the ticked ones, otherwise all shown ones or the first page. */
function useWhich({
  config,
  selection,
  total,
}: ShownList): readonly Readonly<{ key: ExportScope; label: string }>[] {
  const { t } = useLanguage()
  if (selection.isOn)
    return [{ key: 'chosen', label: t('sheets.export.chosen', { count: selection.rows.length }) }]
  return [
    {
      key: 'all',
      label: total === undefined ? t('sheets.show.all') : t('sheets.export.all', { count: total }),
    },
    { key: 'page', label: t('sheets.export.page', { count: config.list.pageSize }) },
  ]
}

type ExportRequest = Readonly<{
  which: ExportScope
  format: (typeof formats)[number]
  columns: readonly string[]
}>

function useExport({ config, search, selection }: ShownList, onDone: () => void) {
  const { recordSheets } = useClient()
  return useMutation({
    mutationFn: ({ which, format, columns }: ExportRequest) =>
      recordSheets.exportRecords({
        modelId: config.id,
        ...search,
        format,
        which,
        columns: [...columns],
        ...(which === 'chosen' && { ids: selection.rows.map(({ id }) => id) }),
        ...(which === 'page' && { currentPage: 1, pageSize: config.list.pageSize }),
      }),
    onSuccess: (link) => {
      saveSheet(link)
      onDone()
    },
  })
}

export const importSheet: MoreEntry = {
  key: 'import',
  Icon: Upload,
  label: 'sheets.title',
  isOffered: ({ config, selection }) => config.buttons.includes('import') && !selection.isOn,
  Opened: ToImport,
}

function ToImport({ list, onClose }: ComponentProps<MoreEntry['Opened']>) {
  const { history } = useRouter()
  const { id } = list.config
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the entry is pressed
  useEffect(() => {
    onClose()
    history.push(importHref(id))
  }, [])
  return null
}
