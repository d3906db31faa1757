import { useT } from '@signet/i18n/react'
import { Empty, Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Button, Skeleton } from 'antd'
import { ArrowLeft, FileText, Plus } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { type TemplateRow, templatesQuery, useTemplateMutation } from './queries.ts'
import { TemplateStatus } from './template-status.tsx'
import styles from './templates-page.module.css'

export function TemplatesPage() {
  const t = useT()
  const { formId } = useParams({ from: '/signed-in/prints/$formId' })
  const { data, error, refetch } = useQuery(templatesQuery(useClient(), formId))
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link
          to="/lists/$formId"
          params={{ formId }}
          className={styles.back}
          aria-label={t('print-templates.back')}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <PageTitle className={styles.title}>{t('print-templates.title', { name: data.name })}</PageTitle>
        <span className={sharedStyles.fill} />
        <NewTemplate formId={formId} />
      </header>
      {data.list.length === 0 && (
        <Empty title={t('print-templates.none')} hint={t('print-templates.noneHint')} />
      )}
      <ul className={sharedStyles.stack2}>
        {data.list.map((row) => (
          <Template key={row.templateId} formId={formId} row={row} />
        ))}
      </ul>
    </div>
  )
}

/** Creates a template that prints all fields, and opens it. */
function NewTemplate({ formId }: Readonly<{ formId: string }>) {
  const t = useT()
  const navigate = useNavigate()
  const create = useTemplateMutation((calls, name: string) => calls.create({ id: formId, name }))
  const onMade = ({ templateId }: Readonly<{ templateId: string }>) =>
    navigate({ to: '/prints/$formId/$templateId', params: { formId, templateId } })
  return (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      loading={create.isPending}
      onClick={() => create.mutate(t('print-templates.newName'), { onSuccess: onMade })}
    >
      {t('print-templates.new')}
    </Button>
  )
}

function Template({ formId, row }: Readonly<{ formId: string; row: TemplateRow }>) {
  const t = useT()
  const { templateId, name } = row
  const remove = useTemplateMutation((calls, gone: string) => calls.remove({ id: formId, templateId: gone }))
  return (
    <li className={styles.template}>
      <FileText size={20} aria-hidden className={styles.icon} />
      <Link to="/prints/$formId/$templateId" params={{ formId, templateId }} className={styles.name}>
        {name}
      </Link>
      <TemplateStatus state={row.state} />
      <span className={sharedStyles.note}>
        {row.changedBy} · <FormattedTime at={row.changedAt} />
      </span>
      <RemoveButton
        name={name}
        consequence={t('print-templates.removeHint')}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(templateId)}
      />
    </li>
  )
}
