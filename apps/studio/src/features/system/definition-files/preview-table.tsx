import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Select, Table } from 'antd'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './definition-files.module.css'
import type { Choice, PlannedDefinition } from './queries.ts'

type PreviewTableProps = Readonly<{
  definitions: readonly PlannedDefinition[]
  choices: ReadonlyMap<string, Choice>
  onChoose: (id: string, choice: Choice) => void
}>

/** Each definition of a file, what it is here, and what to do where both differ. */
export function PreviewTable({ definitions, choices, onChoose }: PreviewTableProps) {
  const t = useT()
  return (
    <div className={styles.table}>
      <Table
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={definitions}
        expandable={{
          rowExpandable: ({ differences }) => differences.length > 0,
          expandedRowRender: (one) => <Differences of={one} />,
        }}
        columns={[
          {
            title: t('definition-files.name'),
            render: (_, { name, code }) => <NamedRow name={name} note={code} />,
          },
          { title: t('definition-files.kind'), render: (_, { kind }) => t(`definition-files.kind.${kind}`) },
          { title: t('definition-files.state'), render: (_, one) => <ImportState of={one} /> },
          {
            title: t('definition-files.decision'),
            render: (_, one) =>
              one.choices.length > 0 && (
                <Select
                  style={choiceWidth}
                  aria-label={t('definition-files.decisionOn', { name: one.name })}
                  placeholder={t('definition-files.decide')}
                  value={choices.get(one.id) ?? null}
                  options={one.choices.map((value) => ({
                    value,
                    label: t(`definition-files.choice.${value}`),
                  }))}
                  onChange={(choice: Choice) => onChoose(one.id, choice)}
                />
              ),
          },
        ]}
      />
    </div>
  )
}

/** As wide as the longest choice, before one is made. */
const choiceWidth = { minWidth: 160 }

const looks = { new: 'active', same: 'passed', different: 'waiting', conflict: 'failed' } as const

function ImportState({ of: { status, existing } }: Readonly<{ of: PlannedDefinition }>) {
  const t = useT()
  return (
    <Status kind={looks[status]}>{t(`definition-files.status.${status}`, { name: existing ?? '' })}</Status>
  )
}

function Differences({ of: { differences } }: Readonly<{ of: PlannedDefinition }>) {
  const t = useT()
  return (
    <dl className={styles.differences}>
      <dt>{t('definition-files.place')}</dt>
      <dd>{t('definition-files.mine')}</dd>
      <dd>{t('definition-files.theirs')}</dd>
      {differences.map(({ place, mine, theirs }) => (
        <Difference key={place} place={place} mine={mine} theirs={theirs} />
      ))}
    </dl>
  )
}

function Difference({ place, mine, theirs }: PlannedDefinition['differences'][number]) {
  return (
    <>
      <dt>{place}</dt>
      <dd>{mine}</dd>
      <dd>{theirs}</dd>
    </>
  )
}
