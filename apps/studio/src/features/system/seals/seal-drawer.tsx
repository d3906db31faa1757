import { sealKinds } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { DetailsDrawer, SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { CodeField } from '../../../kit/fields/code-field.tsx'
import { EditForm, FieldPair } from '../../../kit/fields/edit-form.tsx'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { HoldersField } from '../../../kit/holders/holders-field.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { drawSeal } from './draw-seal.ts'
import { type Seal, type SealSettings, sealQuery, useSealMutation } from './queries.ts'
import styles from './seals.module.css'

/** A seal: its picture, keepers and users. */
export function SealDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  return (
    <DetailsDrawer<Seal>
      query={useQuery(sealQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(seal) => <SealForm key={seal.version} seal={seal} onClose={onClose} />}
    </DetailsDrawer>
  )
}

function SealForm({ seal, onClose }: Readonly<{ seal: Seal; onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, version, uses, ...settings } = seal
  const [draft, setDraft] = useState<SealSettings>(settings)
  const save = useSealMutation(async ({ seals }, next: SealSettings) => {
    await seals.update({ ...next, id, version })
    // Said here, since the saved version is drawn anew.
    feedback.success(t('studio.saved'))
  })
  const remove = useSealMutation(({ seals }, _: undefined) => seals.remove({ id }))
  return (
    <EditForm
      label={t('seals.seal')}
      mutation={save}
      onSubmit={() => save.mutate(draft)}
      aside={
        uses === 0 && (
          <RemoveButton
            name={seal.fullName}
            consequence={t('seals.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onClose })}
          />
        )
      }
    >
      <SealFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

const fresh: SealSettings = {
  fullName: '',
  enCode: '',
  kind: 'company',
  icon: '',
  keepers: [],
  users: [],
  enabledMark: 1,
  asksReason: false,
}

type NewSealProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

export function NewSeal({ onMade, onClose }: NewSealProps) {
  const t = useT()
  const [draft, setDraft] = useState(fresh)
  const create = useSealMutation(({ seals }, settings: SealSettings) => seals.create(settings))
  const [isTried, setTried] = useState(false)
  const missing = draft.icon === '' ? 'picture' : draft.keepers.length === 0 ? 'keepers' : undefined
  const submit = () => {
    setTried(true)
    if (!missing) create.mutate(draft, { onSuccess: ({ id }) => onMade(id) })
  }
  return (
    <SideDrawer title={t('seals.new')} width={720} onClose={onClose}>
      <EditForm label={t('seals.new')} mutation={create} onSubmit={submit} onCancel={onClose}>
        <SealFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
        {isTried && missing && <p role="alert">{t(`seals.missing.${missing}`)}</p>}
      </EditForm>
    </SideDrawer>
  )
}

type SealFieldsProps = Readonly<{ draft: SealSettings; change: (part: Partial<SealSettings>) => void }>

function SealFields({ draft, change }: SealFieldsProps) {
  const t = useT()
  return (
    <>
      <FieldPair>
        <TextField
          label={t('seals.name')}
          required
          maxLength={60}
          value={draft.fullName}
          onChange={(fullName) => change({ fullName })}
        />
        <CodeField
          name={draft.fullName}
          value={draft.enCode}
          hint={t('studio.codeShape')}
          onChange={(enCode) => change({ enCode })}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label={t('seals.kind')}
          value={draft.kind}
          options={sealKinds.map((value) => ({ value, label: t(`seals.kind.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        <Labelled label={t('seals.isOn')} hint={t('seals.offHint')}>
          {(id, hintId) => (
            <span>
              <Switch
                id={id}
                aria-describedby={hintId}
                checked={draft.enabledMark === 1}
                onChange={(isOn) => change({ enabledMark: isOn ? 1 : 0 })}
              />
            </span>
          )}
        </Labelled>
      </FieldPair>
      <Labelled label={t('seals.asksReason')} hint={t('seals.asksReasonHint')}>
        {(id, hintId) => (
          <span>
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={draft.asksReason}
              onChange={(asksReason) => change({ asksReason })}
            />
          </span>
        )}
      </Labelled>
      <PictureField draft={draft} change={change} />
      <HoldersField
        label={t('seals.keepersHint')}
        holders={draft.keepers}
        onChange={(keepers) => change({ keepers: [...keepers] })}
      />
      <HoldersField
        label={t('seals.usersHint')}
        holders={draft.users}
        onChange={(users) => change({ users: [...users] })}
      />
    </>
  )
}

function PictureField({ draft, change }: SealFieldsProps) {
  const t = useT()
  const feedback = useFeedback()
  const [chosen, setChosen] = useState<Readonly<{ file: File; hadPaper: boolean; keepsPaper: boolean }>>()
  const draw = async (file: File, keepsPaper: boolean) => {
    try {
      const { icon, hadPaper } = await drawSeal(file, keepsPaper)
      setChosen({ file, hadPaper, keepsPaper })
      change({ icon })
      return true
    } catch {
      // The browser says only that it could not read the picture.
      feedback.error(t('seals.pictureRefused'))
      return false
    }
  }
  return (
    <div className={styles.picture}>
      {draft.icon !== '' && <img src={draft.icon} alt={t('seals.picture')} />}
      <div className={styles.choice}>
        <FileInput label={t('seals.pictureHint')} accept="image/*" onFile={(file) => draw(file, false)} />
        {chosen?.hadPaper && (
          <Checkbox
            checked={!chosen.keepsPaper}
            onChange={({ target }) => void draw(chosen.file, !target.checked)}
          >
            {t('seals.clearPaper')}
          </Checkbox>
        )}
      </div>
    </div>
  )
}
