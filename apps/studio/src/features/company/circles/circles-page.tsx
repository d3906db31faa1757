import { useLanguage, useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { CodeField } from '../../../kit/fields/code-field.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { type ColumnSort, useColumnSort } from '../../../kit/lists/column-sort.ts'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { PeopleSelect } from '../../../kit/people/people-select.tsx'
import { useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { RowChangesButton } from '../../../kit/row-changes/row-changes-button.tsx'
import { SheetButtons } from '../organization-sheets/index.ts'
import { CircleForm } from './circle-form.tsx'
import { CircleMembers } from './circle-members.tsx'
import { GroupRule, type MemberMode, MemberModeSwitch } from './group-rule.tsx'
import { MemberRuleField } from './member-rule-field.tsx'
import {
  type Circle,
  type CircleKind,
  type CircleRow,
  circleQuery,
  useCircleMutation,
  useCircles,
} from './queries.ts'
import { RemoveChosen } from './remove-chosen.tsx'
import { RuleChanges, useRulePreview } from './rule-changes.tsx'

/** People who do the same for the company, such as cashiers; flows and permissions name roles. */
export function RolesPage() {
  return <CirclesPage key="roles" kind="roles" />
}

/** People who are named together, such as a committee. */
export function GroupsPage() {
  return <CirclesPage key="groups" kind="groups" />
}

type KindProps = Readonly<{ kind: CircleKind }>

function CirclesPage({ kind }: KindProps) {
  const t = useT()
  const { search, change } = useListSearch()
  const { isEverything } = useAdministration()
  const [chosen, setChosen] = useState<readonly CircleRow[]>([])
  const columns = columnsIn(t, { kind, locale: useLanguage().locale, sorted: useColumnSort() })
  return (
    <ListPage<CircleRow>
      title={t(`circles.${kind}`)}
      query={useCircles(kind, search.keyword ?? '')}
      columns={columns}
      idOf={({ id }) => id}
      actions={
        isEverything && (
          <>
            <SheetButtons kind={kind} exports={[kind]} />
            <NewButton />
          </>
        )
      }
      {...(isEverything && { selection: { chosen: chosen.map(({ id }) => id), choose: setChosen } })}
      filters={chosen.length > 0 && <RemoveChosen kind={kind} chosen={chosen} onDone={() => setChosen([])} />}
      emptyHint={t(`circles.${kind}.emptyHint`)}
      start={isEverything && <StartButton label={t(`circles.${kind}.new`)} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewCircle
            kind={kind}
            onMade={(made) => change({ open: made }, { replace: true })}
            onClose={close}
          />
        ) : (
          <CircleDrawer key={id} kind={kind} id={id} onClose={close} />
        )
      }
    />
  )
}

type ColumnsProps = KindProps & Readonly<{ locale: string; sorted: ColumnSort }>

function columnsIn(
  t: ReturnType<typeof useT>,
  { kind, locale, sorted }: ColumnsProps,
): TableColumnsType<CircleRow> {
  return [
    {
      title: t('circles.name'),
      ...sorted<CircleRow>('name', (one, other) => one.fullName.localeCompare(other.fullName, locale)),
      render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
    },
    {
      title: t('circles.mode'),
      hidden: kind === 'roles',
      ...sorted<CircleRow>('mode', (one, other) => Number(one.isByRule) - Number(other.isByRule)),
      render: (_, { isByRule }) => t(`circles.mode.${isByRule ? 'byRule' : 'byHand'}`),
    },
    {
      title: t('circles.members'),
      dataIndex: 'num',
      align: 'right',
      ...sorted<CircleRow>('members', (one, other) => one.num - other.num),
    },
  ]
}

type CircleDrawerProps = KindProps & Readonly<{ id: string; onClose: () => void }>

function CircleDrawer({ kind, id, onClose }: CircleDrawerProps) {
  const t = useT()
  const { isEverything, hasCircle } = useAdministration()
  return (
    <DetailsDrawer<Circle>
      query={useQuery(circleQuery(useClient(), { kind, id }))}
      width={720}
      title={({ fullName }) => fullName}
      actions={({ fullName }) => (
        <RowChangesButton thing={kind === 'roles' ? 'role' : 'group'} id={id} name={fullName} />
      )}
      onClose={onClose}
    >
      {(circle) => (
        <>
          {isEverything && (
            <CircleForm key={circle.version} kind={kind} circle={circle} onRemoved={onClose} />
          )}
          <Section title={t('circles.members')}>
            {kind === 'groups' && isEverything && <GroupRule key={circle.version} circle={circle} />}
            <CircleMembers kind={kind} id={id} rule={circle.rule} mayChange={hasCircle(id)} />
          </Section>
        </>
      )}
    </DetailsDrawer>
  )
}

type NewCircleProps = KindProps & Readonly<{ onMade: (id: string) => void; onClose: () => void }>

function NewCircle({ kind, onMade, onClose }: NewCircleProps) {
  const t = useT()
  const [fullName, setName] = useState('')
  const [enCode, setCode] = useState('')
  const [personIds, setPeople] = useState<string[]>([])
  const [mode, setMode] = useState<MemberMode>('byHand')
  const [rule, setRule] = useState('')
  const create = useCircleMutation(({ organization }, wanted: string) =>
    kind === 'roles'
      ? organization.createRole({ fullName, enCode, personIds })
      : organization.createGroup({ fullName, enCode, ...(wanted === '' ? { personIds } : { rule: wanted }) }),
  )
  const { asked, ask, isPending, error, confirm, saveNow, close } = useAskedChange({
    preview: useRulePreview(null),
    save: create,
    isAsked: () => true,
    onSaved: (_, { id }) => onMade(id),
  })
  return (
    <SideDrawer title={t(`circles.${kind}.new`)} width={480} onClose={onClose}>
      <EditForm
        label={t(`circles.${kind}.new`)}
        mutation={{ isPending, error }}
        onSubmit={() => (mode === 'byRule' ? ask(rule) : saveNow(''))}
        onCancel={onClose}
      >
        <TextField
          label={t('circles.name')}
          required
          autoFocus
          maxLength={100}
          value={fullName}
          onChange={setName}
        />
        <CodeField name={fullName} hint={t('studio.codeShape')} value={enCode} onChange={setCode} />
        {kind === 'groups' && <MemberModeSwitch mode={mode} onChange={setMode} />}
        {mode === 'byRule' ? (
          <Labelled label={t('circles.rule')} hint={t('circles.ruleHint')} isMissing={rule === ''}>
            {(id) => <MemberRuleField id={id} label={t('circles.rule')} value={rule} onChange={setRule} />}
          </Labelled>
        ) : (
          <Labelled label={t('circles.members')}>
            {(id) => <PeopleSelect externals="yes" id={id} value={personIds} onChange={setPeople} />}
          </Labelled>
        )}
      </EditForm>
      {asked && <RuleChanges change={asked.changes} saving={create} onConfirm={confirm} onClose={close} />}
    </SideDrawer>
  )
}
