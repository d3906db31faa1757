import { useT } from '@signet/i18n/react'
import { ErrorNote, Skeleton, Status, sharedStyles } from '@signet/ui'
import { Button, Table } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './definition-files.module.css'
import { PreviewTable } from './preview-table.tsx'
import { type Choice, type Imported, type ImportPreview, useImport, usePreview } from './queries.ts'

/** Reads a file, shows what it would do, and imports it after every conflict is decided. */
export function ImportPart() {
  const t = useT()
  const read = usePreview()
  const [result, setResult] = useState<Imported>()
  const choose = (file: File) => {
    setResult(undefined)
    read.mutate(file)
  }
  return (
    <section className={styles.card} aria-label={t('definition-files.import')}>
      <h2>{t('definition-files.import')}</h2>
      <p className={sharedStyles.weak}>{t('definition-files.importHint')}</p>
      <FileInput label={t('definition-files.file')} accept=".json,application/json" onFile={choose} />
      <ErrorNote error={read.error} />
      {read.isPending && <Skeleton rows={2} />}
      {result && <ImportResult result={result} />}
      {read.data && !result && !read.isPending && (
        <Decisions
          key={read.submittedAt}
          file={read.data.text}
          preview={read.data.preview}
          onDone={setResult}
        />
      )}
    </section>
  )
}

type DecisionsProps = Readonly<{ file: string; preview: ImportPreview; onDone: (result: Imported) => void }>

function Decisions({ file, preview, onDone }: DecisionsProps) {
  const t = useT()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const load = useImport()
  const { definitions } = preview
  const open = definitions.filter(({ id, choices: few }) => few.length > 0 && !choices.has(id)).length
  const isIdle = definitions.every(({ status }) => status === 'same')
  const decisions = [...choices].map(([id, choice]) => ({ id, choice }))
  return (
    <>
      <p>{t('definition-files.from', { product: preview.product, count: definitions.length })}</p>
      <MissingNote missing={preview.missing} />
      <FoldersNote folders={preview.folders} />
      <PreviewTable
        definitions={definitions}
        choices={choices}
        onChoose={(id, choice) => setChoices(new Map([...choices, [id, choice]]))}
      />
      <ErrorNote error={load.error} />
      <div className={styles.bar}>
        <Button
          type="primary"
          icon={<Upload size={16} aria-hidden />}
          disabled={open > 0 || isIdle}
          loading={load.isPending}
          onClick={() => load.mutate({ file, decisions }, { onSuccess: onDone })}
        >
          {t('definition-files.importDrafts')}
        </Button>
        <span className={sharedStyles.weak}>
          {isIdle ? t('definition-files.allSame') : t('definition-files.open', { count: open })}
        </span>
      </div>
    </>
  )
}

function MissingNote({ missing }: Pick<ImportPreview, 'missing'>) {
  const t = useT()
  if (missing.length === 0) return null
  return (
    <div role="note">
      <Status kind="waiting">{t('definition-files.missing', { count: missing.length })}</Status>
      <ul>
        {missing.map(({ kind, name, code }) => (
          <li key={`${kind}:${code}:${name}`}>
            {t('definition-files.missingOne', { kind: t(`definition-files.outside.${kind}`), name, code })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FoldersNote({ folders }: Pick<ImportPreview, 'folders'>) {
  const t = useT()
  if (folders.length === 0) return null
  const paths = folders.map((names) => names.join(' › '))
  return (
    <div role="note">
      <Status kind="active">{t('definition-files.folders', { count: folders.length })}</Status>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  )
}

function ImportResult({ result: { results, missing } }: Readonly<{ result: Imported }>) {
  const t = useT()
  return (
    <>
      <output>
        <Status kind="passed">{t('definition-files.imported')}</Status>
      </output>
      <MissingNote missing={missing} />
      <div className={styles.table}>
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={results}
          columns={[
            {
              title: t('definition-files.name'),
              render: (_, { name, code }) => <NamedRow name={name} note={code} />,
            },
            {
              title: t('definition-files.kind'),
              render: (_, { kind }) => t(`definition-files.kind.${kind}`),
            },
            {
              title: t('definition-files.outcome'),
              render: (_, { outcome }) => t(`definition-files.outcome.${outcome}`),
            },
          ]}
        />
      </div>
    </>
  )
}
