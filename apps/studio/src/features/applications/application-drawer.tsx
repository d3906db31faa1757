import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Switch, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useAdministration } from '../../kit/context/use-administration.ts'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { CodeField } from '../../kit/fields/code-field.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { IconChoice } from '../../kit/fields/icon-choice.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { NumberField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import { noNames, ThreeNamesFields } from '../../kit/fields/three-names.tsx'
import { everybody, HoldersField } from '../../kit/holders/holders-field.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { AdministratorsForm } from './administrators-form.tsx'
import styles from './applications.module.css'
import { MenuEditor } from './menu-editor.tsx'
import {
  type Application,
  applicationQuery,
  type ApplicationSettings as Settings,
  useApplicationMutation,
} from './queries.ts'
import { useSaveApplication } from './use-save-application.tsx'

/** An application: its settings, and its menu. */
export function ApplicationDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  return (
    <DetailsDrawer<Application>
      query={useQuery(applicationQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(application) => <ApplicationTabs application={application} onClose={onClose} />}
    </DetailsDrawer>
  )
}

type ApplicationTabsProps = Readonly<{ application: Application; onClose: () => void }>

function ApplicationTabs({ application, onClose }: ApplicationTabsProps) {
  const t = useT()
  const isForAll = useAdministration().has('applications')
  const { id } = application
  const [tab, setTab] = useState('menu')
  const { draft, isMenuChanged: isChanged, change, save, submit, dialog } = useSaveApplication(application)
  const remove = useApplicationMutation((calls, _: undefined) => calls.remove({ id }))

  return (
    <>
      {dialog}
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'menu',
            label: t('applications.menu'),
            children: (
              <>
                <MenuEditor menu={draft.menu} onChange={(menu) => change({ menu: [...menu] })} />
                <div className={styles.saveBar}>
                  <ErrorNote error={save.error} />
                  <span role="status" className={styles.unsaved}>
                    {isChanged && t('applications.unsaved')}
                  </span>
                  <Button type="primary" disabled={!isChanged} loading={save.isPending} onClick={submit}>
                    {t('studio.save')}
                  </Button>
                </div>
              </>
            ),
          },
          {
            key: 'settings',
            label: t('applications.settings'),
            children: (
              <EditForm
                label={t('applications.settings')}
                mutation={save}
                onSubmit={submit}
                aside={
                  isForAll && (
                    <RemoveButton
                      name={application.fullName}
                      consequence={t('applications.removeHint')}
                      isBusy={remove.isPending}
                      onRemove={() => remove.mutate(undefined, { onSuccess: onClose })}
                    />
                  )
                }
              >
                {!isForAll && <p className={sharedStyles.note}>{t('applications.ownHint')}</p>}
                <SettingsFields draft={draft} isForAll={isForAll} isKnown change={change} />
                <ErrorNote error={remove.error} />
              </EditForm>
            ),
          },
          ...(isForAll
            ? [
                {
                  key: 'administrators',
                  label: t('applications.administrators'),
                  children: <AdministratorsForm key={application.version} application={application} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

const unmadeApplication: Settings = {
  ...noNames,
  enCode: '',
  icon: '',
  sortCode: 0,
  enabledMark: 1,
  holders: [everybody],
  menu: [],
}

type NewApplicationProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new application; its menu follows. */
export function NewApplication({ onMade, onClose }: NewApplicationProps) {
  const t = useT()
  const [draft, setDraft] = useState(unmadeApplication)
  const change = (part: Partial<Settings>) => setDraft({ ...draft, ...part })
  const create = useApplicationMutation((calls, settings: Settings) => calls.create(settings))
  return (
    <SideDrawer title={t('applications.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('applications.new')}
        mutation={create}
        onSubmit={() => create.mutate(draft, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <SettingsFields draft={draft} isForAll change={change} />
      </EditForm>
    </SideDrawer>
  )
}

type SettingsFieldsProps = Readonly<{
  draft: Settings
  /** Whether the reader administers all applications, and so their codes and order. */
  isForAll: boolean
  /** Whether it is there already: its code is fixed. */
  isKnown?: boolean
  change: (part: Partial<Settings>) => void
}>

function SettingsFields({ draft, isForAll, isKnown = false, change }: SettingsFieldsProps) {
  const t = useT()
  const { holders, enCode, sortCode, enabledMark, icon } = draft
  return (
    <>
      <ThreeNamesFields label={t('applications.name')} value={draft} onChange={change} />
      {isForAll && (
        <>
          {isKnown ? (
            <TextField
              label={t('studio.code')}
              hint={t('studio.codeHint')}
              disabled
              value={enCode}
              onChange={() => undefined}
            />
          ) : (
            <CodeField name={draft.fullName} value={enCode} onChange={(next) => change({ enCode: next })} />
          )}
          <NumberField
            label={t('applications.order')}
            hint={t('applications.orderHint')}
            min={0}
            max={10_000}
            value={sortCode}
            onChange={(next) => change({ sortCode: next ?? 0 })}
          />
        </>
      )}
      <Labelled label={t('applications.enabled')}>
        {(id) => (
          <span>
            <Switch
              id={id}
              checked={enabledMark === 1}
              onChange={(isOn) => change({ enabledMark: isOn ? 1 : 0 })}
            />
          </span>
        )}
      </Labelled>
      <HoldersField
        label={t('applications.usedBy')}
        holders={holders}
        mistake={holders.length === 0 ? t('applications.problem.holders') : undefined}
        onChange={(next) => change({ holders: [...next] })}
      />
      <IconChoice
        label={t('applications.icon')}
        none={t('applications.noIcon')}
        fallback={[...draft.fullName.trim()][0] ?? ''}
        chosen={icon}
        onChoose={(next) => change({ icon: next })}
      />
    </>
  )
}
