import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SegmentedField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import { RightChanges } from '../../../kit/right-changes/right-changes.tsx'
import { hasConsequences, useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import type { ChosenPost } from '../staff-changes/index.ts'
import { EmailField, NameAndAccount, PhoneField } from './identity-fields.tsx'
import type { PasswordOf } from './initial-password.tsx'
import { PostsField } from './posts-field.tsx'
import { type Person, usePeopleMutation } from './queries.ts'

type Draft = Readonly<{
  account: string
  realName: string
  gender: Person['gender']
  mobilePhone: string
  email: string
  employeeNumber: string
  entryDate: string
  posts: readonly ChosenPost[]
  managerId: string
  isAdministrator: boolean
}>

const blank: Draft = {
  account: '',
  realName: '',
  gender: 'unknown',
  mobilePhone: '',
  email: '',
  employeeNumber: '',
  entryDate: '',
  posts: [],
  managerId: '',
  isAdministrator: false,
}

function draftOf(person: Person): Draft {
  const { account, realName, gender, mobilePhone, email, employeeNumber, isAdministrator } = person
  return {
    ...{ account, realName, gender, mobilePhone, email, employeeNumber, isAdministrator },
    entryDate: person.entryDate ?? '',
    posts: postsOf(person),
    managerId: person.manager?.id ?? '',
  }
}

/** The posts of a person by the path of their department. */
export function postsOf({ positions }: Pick<Person, 'positions'>): readonly ChosenPost[] {
  return positions.map(({ id, name, department }) => ({ id, label: `${department}/${name}` }))
}

function inputOf({ posts, managerId, entryDate, ...facts }: Draft) {
  return {
    ...facts,
    entryDate: entryDate === '' ? null : entryDate,
    positionIds: posts.map(({ id }) => id),
    managerId: managerId === '' ? null : managerId,
  }
}

type NewPersonProps = Readonly<{ onMade: (made: PasswordOf) => void; onClose: () => void }>

/** A new person, who gets an initial password. */
export function NewPerson({ onMade, onClose }: NewPersonProps) {
  const t = useT()
  const [draft, setDraft] = useState(blank)
  const create = usePeopleMutation((client, input: Draft) => client.organization.createUser(inputOf(input)))
  const { account, realName: name } = draft
  return (
    <SideDrawer title={t('people.new')} width={480} onClose={onClose}>
      <EditForm
        label={t('people.new')}
        mutation={create}
        onCancel={onClose}
        onSubmit={() =>
          create.mutate(draft, {
            onSuccess: ({ id, password = '' }) => onMade({ id, name, account, password }),
          })
        }
      >
        <PersonFields draft={draft} onChange={setDraft} />
      </EditForm>
    </SideDrawer>
  )
}

type EditPersonProps = Readonly<{ person: Person; onClose: () => void }>

/** The facts of a person, saved together with what somebody else changed of them meanwhile. */
export function EditPerson({ person, onClose }: EditPersonProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(person))
  const { people } = useClient()
  const { save: saveMerged, dialog } = useSavePerson(person)
  const save = usePeopleMutation((_client, input: Draft) => saveMerged(input))
  const asking = useAskedChange({
    preview: (input: Draft) =>
      people.previewPosts({ id: person.id, positionIds: inputOf(input).positionIds }),
    save,
    isAsked: hasConsequences,
    onSaved: onClose,
  })
  return (
    <>
      <EditForm
        label={t('people.edit')}
        mutation={asking}
        onCancel={onClose}
        onSubmit={() => asking.ask(draft)}
      >
        <PersonFields person={person} draft={draft} onChange={setDraft} />
      </EditForm>
      {asking.asked && (
        <RightChanges
          changes={asking.asked.changes}
          saving={save}
          onConfirm={asking.confirm}
          onClose={asking.close}
        />
      )}
      {dialog}
    </>
  )
}

const rules = fieldMergeRules<Draft>()
const labels = {
  ...{ account: 'people.account', realName: 'people.name', gender: 'people.gender' },
  ...{ mobilePhone: 'people.phone', email: 'people.email', employeeNumber: 'people.employeeNumber' },
  ...{ entryDate: 'people.entryDate', posts: 'people.posts', managerId: 'people.manager' },
  ...{ isAdministrator: 'people.isAdministrator' },
}

function useSavePerson(person: Person) {
  const t = useT()
  const { people, organization } = useClient()
  const { id } = person
  const stored = (of: Person) => ({ document: draftOf(of), revision: of.version })
  return useMergedSave<Draft, number>({
    ...{ rules, labels, onStored: () => undefined },
    opened: stored(person),
    textOf: (field, value) => {
      if (field === 'gender') return t(`people.gender.${String(value)}`)
      if (field === 'posts') return postNames(value)
      return undefined
    },
    nameOf: { managerId: async (manager) => (await people.open({ id: manager })).realName },
    load: async () => stored(await people.open({ id })),
    save: (draft, version) => organization.updateUser({ id, version, ...inputOf(draft) }),
  })
}

function postNames(posts: unknown): string {
  return (posts as Draft['posts']).map(({ label }) => label).join(' · ')
}

type PersonFieldsProps = Readonly<{ person?: Person; draft: Draft; onChange: (draft: Draft) => void }>

function PersonFields({ person, draft, onChange }: PersonFieldsProps) {
  const t = useT()
  const { isEverything } = useAdministration()
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <>
      <NameAndAccount draft={draft} onChange={change} />
      <SegmentedField<Draft['gender']>
        label={t('people.gender')}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        options={(['female', 'male', 'unknown'] as const).map((value) => ({
          value,
          label: t(`people.gender.${value}`),
        }))}
      />
      <PostsField value={draft.posts} onChange={(posts) => change({ posts })} />
      <ManagerField person={person} draft={draft} onChange={change} />
      <ContactFields draft={draft} onChange={change} />
      {isEverything && <AdministratorField draft={draft} onChange={change} />}
    </>
  )
}

type PartProps = Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

function AdministratorField({ draft, onChange }: PartProps) {
  const t = useT()
  return (
    <Labelled label={t('people.isAdministrator')} hint={t('people.isAdministratorHint')}>
      {(id, hintId) => (
        <span>
          <Switch
            id={id}
            aria-describedby={hintId}
            checked={draft.isAdministrator}
            onChange={(isAdministrator) => onChange({ isAdministrator })}
          />
        </span>
      )}
    </Labelled>
  )
}

function ManagerField({ person, draft, onChange }: PartProps & Readonly<{ person: Person | undefined }>) {
  const t = useT()
  const { manager } = person ?? {}
  return (
    <Labelled label={t('people.manager')} hint={t('people.managerHint')}>
      {(id) => (
        <PersonSelect
          id={id}
          {...(person && { without: person.id })}
          first={manager ? [{ value: manager.id, label: manager.name }] : []}
          value={draft.managerId === '' ? undefined : draft.managerId}
          onChange={(managerId) => onChange({ managerId })}
          onClear={() => onChange({ managerId: '' })}
        />
      )}
    </Labelled>
  )
}

function ContactFields({ draft, onChange }: PartProps) {
  const t = useT()
  return (
    <FieldPair>
      <PhoneField value={draft.mobilePhone} onChange={(mobilePhone) => onChange({ mobilePhone })} />
      <EmailField value={draft.email} onChange={(email) => onChange({ email })} />
      <TextField
        label={t('people.employeeNumber')}
        maxLength={60}
        value={draft.employeeNumber}
        onChange={(employeeNumber) => onChange({ employeeNumber })}
      />
      <Labelled label={t('people.entryDate')}>
        {(id) => (
          <DayPicker id={id} value={draft.entryDate} onChange={(entryDate) => onChange({ entryDate })} />
        )}
      </Labelled>
    </FieldPair>
  )
}
