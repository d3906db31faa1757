import { messageChannels, noticeCategories, templateParameters } from '@signet/contract'
import { locales, nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime, Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { SelectField, TextAreaField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import styles from './channels.module.css'
import {
  previewQuery,
  type Template,
  type TemplatePlace,
  templatesQuery,
  useChannelMutation,
} from './queries.ts'

/** What the company says in its own words. */
export function TemplatesDrawer({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(templatesQuery(useClient()))
  const [place, setPlace] = useState<TemplatePlace>({ category: 'waiting', channel: 'mail', locale: 'zh-CN' })
  const versions = (data?.list ?? []).filter(
    ({ category, channel, locale }) =>
      category === place.category && channel === place.channel && locale === place.locale,
  )
  return (
    <SideDrawer title={t('channels.templates')} width={720} onClose={onClose}>
      <p className={sharedStyles.note}>{t('channels.templatesHint')}</p>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {data && (
        <>
          <PlaceFields place={place} onChange={setPlace} />
          <TemplateForm
            key={`${place.category} ${place.channel} ${place.locale} ${versions[0]?.version}`}
            place={place}
            versions={versions}
          />
        </>
      )}
    </SideDrawer>
  )
}

type PlaceFieldsProps = Readonly<{ place: TemplatePlace; onChange: (place: TemplatePlace) => void }>

function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const t = useT()
  return (
    <div className={styles.place}>
      <SelectField
        label={t('channels.about')}
        value={place.category}
        options={noticeCategories.map((value) => ({ value, label: t(`channels.category.${value}`) }))}
        onChange={(category) => onChange({ ...place, category })}
      />
      <SelectField
        label={t('channels.channel')}
        value={place.channel}
        options={messageChannels.map((value) => ({ value, label: t(`channels.name.${value}`) }))}
        onChange={(channel) => onChange({ ...place, channel })}
      />
      <SelectField
        label={t('channels.language')}
        value={place.locale}
        options={locales.map((value) => ({ value, label: nativeNames[value] }))}
        onChange={(locale) => onChange({ ...place, locale })}
      />
    </div>
  )
}

type TemplateFormProps = Readonly<{ place: TemplatePlace; versions: readonly Template[] }>

function TemplateForm({ place, versions }: TemplateFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const [latest] = versions
  const [words, setWords] = useState({ subject: latest?.subject ?? '', body: latest?.body ?? '' })
  const template = { ...place, ...words }
  const save = useChannelMutation((calls, _: undefined) =>
    calls.saveTemplate({ ...template, version: latest?.version ?? 0 }),
  )
  return (
    <>
      <EditForm
        label={t('channels.templates')}
        mutation={save}
        onSubmit={() => save.mutate(undefined, { onSuccess: () => feedback.success(t('studio.saved')) })}
        aside={<TestButton template={template} />}
      >
        <TextField
          label={t('channels.subject')}
          hint={t('channels.subjectHint')}
          maxLength={200}
          value={words.subject}
          onChange={(subject) => setWords({ ...words, subject })}
        />
        <TextAreaField
          label={t('channels.body')}
          hint={t('channels.bodyHint')}
          rows={8}
          maxLength={4000}
          value={words.body}
          onChange={(body) => setWords({ ...words, body })}
        />
        <div className={styles.row}>
          {templateParameters.map((name) => (
            <Button
              key={name}
              size="small"
              onClick={() => setWords({ ...words, body: `${words.body}{${name}}` })}
            >
              {t(`channels.parameter.${name}`)}
            </Button>
          ))}
        </div>
      </EditForm>
      {words.body !== '' && <Preview template={template} />}
      <Versions versions={versions} onTake={({ subject, body }) => setWords({ subject, body })} />
    </>
  )
}

type Words = TemplatePlace & Readonly<{ subject: string; body: string }>

function TestButton({ template }: Readonly<{ template: Words }>) {
  const t = useT()
  const feedback = useFeedback()
  const test = useChannelMutation((calls, one: Words) => calls.testTemplate(one))
  const send = () =>
    test.mutate(template, {
      onSuccess: ({ target, failure }) =>
        failure === ''
          ? feedback.success(t('channels.tested', { target }))
          : feedback.error(t('channels.testFailed', { reason: failure })),
    })
  return (
    <>
      <Button disabled={template.body === ''} loading={test.isPending} onClick={send}>
        {t('channels.test')}
      </Button>
      <ErrorNote error={test.error} />
    </>
  )
}

function Preview({ template }: Readonly<{ template: Words }>) {
  const t = useT()
  const { data, error } = useQuery(previewQuery(useClient(), template))
  return (
    <Section title={t('channels.preview')}>
      <ErrorNote error={error} />
      {data && (
        <div className={styles.preview}>
          <strong>{data.subject}</strong>
          <p>{data.body}</p>
          <span className={styles.weak}>
            {t(data.isSample ? 'channels.previewSample' : 'channels.previewReal')}
          </span>
        </div>
      )}
    </Section>
  )
}

type VersionsProps = Readonly<{ versions: readonly Template[]; onTake: (version: Template) => void }>

function Versions({ versions, onTake }: VersionsProps) {
  const t = useT()
  if (versions.length === 0) return null
  return (
    <Section title={t('channels.versions')}>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version} className={styles.row}>
            <span>
              {version.version} · {version.by.name} · <FormattedTime at={version.changedAt} />
              {version.body === '' && ` · ${t('channels.usualWords')}`}
            </span>
            <Button size="small" onClick={() => onTake(version)}>
              {t('channels.takeVersion')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
