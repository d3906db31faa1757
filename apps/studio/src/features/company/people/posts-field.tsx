import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import type { ChosenPost } from '../staff-changes/index.ts'
import styles from './people.module.css'
import { postsQuery } from './queries.ts'

type PostsFieldProps = Readonly<{
  value: readonly ChosenPost[]
  onChange: (posts: readonly ChosenPost[]) => void
}>

/** The posts of a person; the first is the main one, which decides on department and manager. */
export function PostsField({ value, onChange }: PostsFieldProps) {
  const t = useT()
  const [keyword, setKeyword] = useState('')
  const { data } = useQuery({ ...postsQuery(useClient(), keyword), placeholderData: keepPreviousData })
  const chosen = new Set(value.map(({ id }) => id))
  const offered = (data?.list ?? [])
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, orgNameTree }) => ({ value: id, label: orgNameTree }))
  const add = (id: string) => {
    const label = offered.find((one) => one.value === id)?.label ?? id
    onChange([...value, { id, label }])
  }

  return (
    <Labelled label={t('people.posts')} hint={t('people.postsHint')}>
      {(id, hintId) => (
        <div className={styles.posts}>
          {value.map((post, at) => (
            <ChosenRow
              key={post.id}
              post={post}
              isMain={at === 0}
              onMain={() => onChange([post, ...value.filter((one) => one !== post)])}
              onRemove={() => onChange(value.filter((one) => one !== post))}
            />
          ))}
          <Select<string | null>
            id={id}
            aria-describedby={hintId}
            placeholder={t('people.addPost')}
            showSearch={{ filterOption: false, onSearch: setKeyword }}
            value={null}
            options={offered}
            onChange={(post) => post !== null && add(post)}
          />
        </div>
      )}
    </Labelled>
  )
}

type ChosenRowProps = Readonly<{
  post: ChosenPost
  isMain: boolean
  onMain: () => void
  onRemove: () => void
}>

function ChosenRow({ post, isMain, onMain, onRemove }: ChosenRowProps) {
  const t = useT()
  return (
    <div className={styles.post}>
      <span className={styles.name} title={post.label}>
        {post.label}
      </span>
      {isMain ? (
        <Status kind="active">{t('people.mainPost')}</Status>
      ) : (
        <Button size="small" aria-label={t('people.makeMain', { name: post.label })} onClick={onMain}>
          {t('people.setMain')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<X size={16} aria-hidden />}
        aria-label={t('people.removePost', { name: post.label })}
        onClick={onRemove}
      />
    </div>
  )
}
