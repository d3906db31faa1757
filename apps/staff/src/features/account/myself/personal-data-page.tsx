import type { contract, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import {
  Button,
  Cell,
  CellGroup,
  Choices,
  ErrorNote,
  PageState,
  Skeleton,
  sharedStyles,
  TextField,
  useFeedback,
} from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIdentity } from '../../../kit/passwords/identity.tsx'
import { AvatarPart } from './avatar-part.tsx'
import { type BaseInfo, useBaseInfo, useOwnRecord } from './queries.ts'

/** What others know of me, and what only I see. */
export function PersonalDataPage() {
  const t = useT()
  const info = useBaseInfo()
  return (
    <StackPage title={t('account.data.title')} onRefresh={() => info.refetch()}>
      <PageState query={info}>
        {(loaded) => (
          <div className={sharedStyles.stack4}>
            <AvatarPart info={loaded} />
            <DataForm key={loaded.version} info={loaded} />
            <OwnPersonnel me={loaded.id} />
          </div>
        )}
      </PageState>
    </StackPage>
  )
}

const PersonnelPart = lazyPart(async () => (await import('./personnel-part.tsx')).PersonnelPart)

function OwnPersonnel({ me }: Readonly<{ me: string }>) {
  const { data: record } = useOwnRecord()
  if (!record) return null
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <PersonnelPart record={record} me={me} />
    </Suspense>
  )
}

const contact = [
  { name: 'mobilePhone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const
const own = [
  { name: 'signature' },
  { name: 'birthday', type: 'date', autoComplete: 'bday' },
  { name: 'nation' },
  { name: 'nativePlace' },
  { name: 'education' },
  { name: 'entryDate', type: 'date' },
  { name: 'certificatesType' },
  { name: 'certificatesNumber' },
  { name: 'telePhone', type: 'tel' },
  { name: 'landline', type: 'tel' },
  { name: 'postalAddress', autoComplete: 'street-address' },
  { name: 'urgentContacts' },
  { name: 'urgentTelePhone', type: 'tel' },
] as const

type FieldName = (typeof contact | typeof own)[number]['name']
type Draft = Pick<BaseInfo, FieldName | 'gender'>

function DataForm({ info }: Readonly<{ info: BaseInfo }>) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(info)
  const { save, sheet } = useSaveInfo(info)
  const field = ({ name, ...rest }: Readonly<{ name: FieldName; type?: string; autoComplete?: string }>) => (
    <TextField
      key={name}
      {...rest}
      label={t(`account.data.${name}`)}
      value={draft[name]}
      onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
    />
  )

  return (
    <form
      className={sharedStyles.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(changed(info, draft))
      }}
    >
      <CellGroup label={t('account.data.byAdministrator')}>
        <Cell title={t('account.data.realName')} value={info.realName} />
        <Cell title={t('account.account')} value={info.account} />
        <Cell title={t('account.organization')} value={info.organize || '—'} />
        <Cell title={t('account.data.position')} value={info.position || '—'} />
      </CellGroup>
      <p className={sharedStyles.note}>{t('account.data.byAdministratorHint')}</p>
      <Choices
        title={t('account.data.gender')}
        options={(['female', 'male', 'unknown'] as const).map((key) => ({
          key,
          label: t(`account.data.gender.${key}`),
        }))}
        value={draft.gender}
        onChange={(gender) => setDraft((before) => ({ ...before, gender }))}
      />
      {contact.map(field)}
      <p className={sharedStyles.note}>{t('account.data.ownHint')}</p>
      {own.map(field)}
      <ErrorNote error={save.error} />
      <Button type="submit" tone="primary" isWide isBusy={save.isPending}>
        {t('account.data.save')}
      </Button>
      {sheet}
    </form>
  )
}

type Wishes = Omit<RequestInput<(typeof contract)['myself']['saveBaseInfo']>, 'version'>

/** Only what the person changed, so that a phone that stays asks for no password. */
function changed(before: Draft, after: Draft): Wishes {
  const names = Object.keys(after) as (keyof Draft)[]
  const wanted = names.filter((name) => isField(name) && after[name] !== before[name])
  return Object.fromEntries(wanted.map((name) => [name, after[name].trim()]))
}

const fields: readonly string[] = [
  'gender',
  ...contact.map(({ name }) => name),
  ...own.map(({ name }) => name),
]
const isField = (name: string) => fields.includes(name)

function useSaveInfo({ version }: BaseInfo) {
  const t = useT()
  const { client, queries } = useApp()
  const feedback = useFeedback()
  const identity = useIdentity()
  const save = useMutation({
    meta: { isShown: true },
    mutationFn: (wishes: Wishes) => identity.run(() => client.myself.saveBaseInfo({ ...wishes, version })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['myself'] })
      void queries.invalidateQueries({ queryKey: ['session'] })
      feedback.success(t('account.data.saved'))
    },
  })
  return { save, sheet: identity.sheet }
}
