import { type AdministrationArea, administrationAreas, areasByPart, type Grade } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { Checkbox, Switch } from 'antd'
import { useState } from 'react'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { HoldersSelect } from '../../../kit/holders/holders-field.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import styles from './grades.module.css'
import { useGradeMutation } from './queries.ts'

type Named = Readonly<{ id: string; name: string }>
type Draft = Readonly<{
  name: string
  areas: readonly AdministrationArea[]
  isWhole: boolean
  organizations: readonly Named[]
  roles: readonly Named[]
  groups: readonly Named[]
  people: readonly Named[]
}>

const blank: Draft = {
  ...{ name: '', areas: [], isWhole: false },
  ...{ organizations: [], roles: [], groups: [], people: [] },
}

function draftOf({ circles, ...grade }: Grade): Draft {
  const among = (kind: 'role' | 'group') => circles.filter((one) => one.kind === kind)
  return { ...grade, roles: among('role'), groups: among('group') }
}

function inputOf({ name, areas, isWhole, organizations, roles, groups, people }: Draft) {
  const ids = (list: readonly Named[]) => list.map(({ id }) => id)
  return {
    ...{ name, areas: [...areas], isWhole },
    organizationIds: isWhole ? [] : ids(organizations),
    circleIds: areas.includes('roles') ? ids([...roles, ...groups]) : [],
    personIds: ids(people),
  }
}

type GradeFormProps = Readonly<{ grade?: Grade; onClose: () => void }>

/** A new grade, or one to change; what is more than the reader administers is only shown. */
export function GradeForm({ grade, onClose }: GradeFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const [draft, setDraft] = useState(grade ? draftOf(grade) : blank)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const save = useGradeMutation(async ({ grades }, input: Draft) => {
    if (!grade) await grades.create(inputOf(input))
    else await grades.update({ ...inputOf(input), id: grade.id, version: grade.version })
  })
  const onSaved = () => {
    feedback.success(t('studio.saved'))
    onClose()
  }
  return (
    <EditForm
      label={grade ? t('grades.title') : t('grades.new')}
      mutation={save}
      onCancel={onClose}
      onSubmit={() => save.mutate(draft, { onSuccess: onSaved })}
      aside={grade && <RemoveGrade grade={grade} onRemoved={onClose} />}
    >
      {grade && !grade.canChange && <p className={sharedStyles.note}>{t('grades.tooMuch')}</p>}
      <TextField
        label={t('grades.name')}
        required
        autoFocus
        maxLength={100}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <HoldersSelect
        label={t('grades.people')}
        kind="person"
        holders={asHolders('person', draft.people)}
        onChange={(people) => change({ people })}
      />
      <AreasField draft={draft} onChange={change} />
      {draft.areas.some((area) => areasByPart.has(area)) && <PartField draft={draft} onChange={change} />}
      {draft.areas.includes('roles') && <CirclesField draft={draft} onChange={change} />}
    </EditForm>
  )
}

const asHolders = <Kind extends 'person' | 'organization' | 'role' | 'group'>(
  kind: Kind,
  list: readonly Named[],
) => list.map(({ id, name }) => ({ kind, id, name }))

type PartProps = Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

/** The areas that the reader has, each with what it allows. */
function AreasField({ draft, onChange }: PartProps) {
  const t = useT()
  const own = useAdministration()
  const offered = administrationAreas.filter((area) => own.has(area) || draft.areas.includes(area))
  return (
    <fieldset className={styles.areas}>
      <legend>{t('grades.areas')}</legend>
      {offered.map((area) => (
        <Checkbox
          key={area}
          checked={draft.areas.includes(area)}
          onChange={({ target }) =>
            onChange({
              areas: target.checked ? [...draft.areas, area] : draft.areas.filter((one) => one !== area),
            })
          }
        >
          {t(`grades.area.${area}`)}
          <div className={sharedStyles.note}>{t(`grades.area.${area}.hint`)}</div>
        </Checkbox>
      ))}
    </fieldset>
  )
}

function PartField({ draft, onChange }: PartProps) {
  const t = useT()
  const own = useAdministration()
  return (
    <>
      {(own.isEverything || draft.isWhole) && (
        <Labelled label={t('grades.whole')} hint={t('grades.wholeHint')}>
          {(id, hintId) => (
            <span>
              <Switch
                id={id}
                aria-describedby={hintId}
                checked={draft.isWhole}
                onChange={(isWhole) => onChange({ isWhole })}
              />
            </span>
          )}
        </Labelled>
      )}
      {!draft.isWhole && (
        <HoldersSelect
          label={t('grades.part')}
          hint={t('grades.partHint')}
          kind="organization"
          holders={asHolders('organization', draft.organizations)}
          onChange={(organizations) => onChange({ organizations })}
        />
      )}
    </>
  )
}

function CirclesField({ draft, onChange }: PartProps) {
  const t = useT()
  return (
    <>
      <HoldersSelect
        label={t('grades.roles')}
        hint={t('grades.rolesHint')}
        kind="role"
        holders={asHolders('role', draft.roles)}
        onChange={(roles) => onChange({ roles })}
      />
      <HoldersSelect
        label={t('grades.groups')}
        kind="group"
        holders={asHolders('group', draft.groups)}
        onChange={(groups) => onChange({ groups })}
      />
    </>
  )
}

function RemoveGrade({ grade, onRemoved }: Readonly<{ grade: Grade; onRemoved: () => void }>) {
  const t = useT()
  const remove = useGradeMutation(({ grades }, _: undefined) => grades.remove({ id: grade.id }))
  return (
    <>
      <RemoveButton
        name={grade.name}
        consequence={t('grades.removeHint')}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      />
      <ErrorNote error={remove.error} />
    </>
  )
}
