import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, PageState, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './definition-files.module.css'
import { definitionsQuery, type ListedDefinition, useExport } from './queries.ts'

/** Chooses definitions and downloads them with all that they need. */
export function ExportPart() {
  const t = useT()
  const query = useQuery(definitionsQuery(useClient()))
  return (
    <section className={styles.card} aria-label={t('definition-files.export')}>
      <h2>{t('definition-files.export')}</h2>
      <p className={sharedStyles.weak}>{t('definition-files.exportHint')}</p>
      <PageState
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('definition-files.nothing')} hint={t('definition-files.nothingHint')} />}
      >
        {({ list }) => <ExportTable definitions={list} />}
      </PageState>
    </section>
  )
}

function ExportTable({ definitions }: Readonly<{ definitions: readonly ListedDefinition[] }>) {
  const t = useT()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const download = useExport()
  return (
    <>
      <div className={styles.bar}>
        <Button
          type="primary"
          icon={<Download size={16} aria-hidden />}
          disabled={chosen.length === 0}
          loading={download.isPending}
          onClick={() => download.mutate([...chosen])}
        >
          {t('definition-files.download', { count: chosen.length })}
        </Button>
      </div>
      <ErrorNote error={download.error} />
      {download.data && (
        <output>
          {download.data.added.length === 0
            ? t('definition-files.downloaded')
            : t('definition-files.downloadedWith', {
                names: download.data.added.map(({ name }) => name).join(t('definition-files.comma')),
              })}
        </output>
      )}
      <div className={styles.table}>
        <Table
          rowKey="id"
          size="small"
          pagination={definitions.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
          dataSource={definitions}
          rowSelection={{
            preserveSelectedRowKeys: true,
            selectedRowKeys: [...chosen],
            onChange: (keys) => setChosen(keys.map(String)),
            getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
          }}
          columns={[
            {
              title: t('definition-files.name'),
              render: (_, { name, code }) => <NamedRow name={name} note={code} />,
            },
            {
              title: t('definition-files.kind'),
              render: (_, { kind }) => t(`definition-files.kind.${kind}`),
            },
          ]}
        />
      </div>
    </>
  )
}
