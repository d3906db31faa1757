import { useLanguage, useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Status, sharedStyles, useFeedback } from '@signet/ui'
import { Button, Table } from 'antd'
import { FolderInput, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { RowChangesButton } from '../../../kit/row-changes/row-changes-button.tsx'
import { MovePostDialog } from './move-post-dialog.tsx'
import { PostDialog } from './post-dialog.tsx'
import { type Post, type UnitDetails, useUnitMutation } from './queries.ts'
import styles from './units.module.css'

type PostRow = Post & Readonly<{ children?: readonly PostRow[] }>

type PostsSectionProps = Readonly<{ unit: UnitDetails; mayChange: boolean }>

/** The posts of a department as a tree, with duty person and number of people. */
export function PostsSection({ unit, mayChange }: PostsSectionProps) {
  const t = useT()
  const { locale } = useLanguage()
  const [editing, setEditing] = useState<Post | 'new' | null>(null)
  const [moving, setMoving] = useState<Post>()
  const close = () => setEditing(null)
  const remove = useRemovePost()

  return (
    <div className={sharedStyles.stack3}>
      {unit.posts.length === 0 ? (
        <Empty title={t('studio.list.empty')} hint={t('units.postsHint')} />
      ) : (
        <Table<PostRow>
          className={styles.posts ?? ''}
          rowKey="id"
          size="small"
          showSorterTooltip={false}
          pagination={unit.posts.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
          dataSource={rowsBelow(unit.posts)}
          expandable={{ defaultExpandAllRows: true }}
          columns={[
            {
              title: t('units.post'),
              sorter: (one, other) => one.fullName.localeCompare(other.fullName, locale),
              render: (_, { fullName, enCode }) => <NamedRow name={fullName} note={enCode} />,
            },
            { title: t('units.duty'), render: (_, { dutyUserName }) => dutyUserName || '—' },
            {
              title: t('units.people'),
              dataIndex: 'people',
              align: 'right',
              sorter: (one, other) => one.people - other.people,
            },
            {
              title: t('studio.list.status'),
              render: (_, { isClosed }) => (
                <Status kind={isClosed ? 'ended' : 'passed'}>
                  {t(isClosed ? 'units.closed' : 'units.open')}
                </Status>
              ),
            },
            {
              render: (_, post) =>
                mayChange && (
                  <PostActions post={post} onEdit={setEditing} onMove={setMoving} onRemove={remove.mutate} />
                ),
            },
          ]}
        />
      )}
      <ErrorNote error={remove.error} />
      {mayChange && (
        <div className={styles.actions}>
          <Button
            icon={<Plus size={16} aria-hidden />}
            disabled={unit.isClosed}
            onClick={() => setEditing('new')}
          >
            {t('units.addPost')}
          </Button>
        </div>
      )}
      {moving && <MovePostDialog post={moving} unitId={unit.id} onClose={() => setMoving(undefined)} />}
      {editing && <PostDialog unit={unit} post={editing === 'new' ? null : editing} onClose={close} />}
    </div>
  )
}

function useRemovePost() {
  return useUnitMutation((client, id: string) => client.units.removePost({ id }))
}

type PostActionsProps = Readonly<{
  post: Post
  onEdit: (post: Post) => void
  onMove: (post: Post) => void
  onRemove: (id: string) => void
}>

function PostActions({ post, onEdit, onMove, onRemove }: PostActionsProps) {
  const t = useT()
  const feedback = useFeedback()
  const name = post.fullName
  const ask = async () => {
    const question = {
      title: t('studio.removeTitle', { name }),
      body: t('units.removePostHint'),
      confirm: t('studio.remove'),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) onRemove(post.id)
  }
  return (
    <span className={styles.buttons}>
      <Button
        type="text"
        icon={<Pencil size={16} aria-hidden />}
        aria-label={t('units.editTitle', { name })}
        onClick={() => onEdit(post)}
      />
      <Button
        type="text"
        icon={<FolderInput size={16} aria-hidden />}
        aria-label={t('units.moveTitle', { name })}
        onClick={() => onMove(post)}
      />
      <RowChangesButton isSmall thing="post" id={post.id} name={name} />
      <Button
        type="text"
        danger
        icon={<Trash2 size={16} aria-hidden />}
        aria-label={t('units.removePost', { name })}
        onClick={ask}
      />
    </span>
  )
}

/** Posts below their parent post, where that is in the same department. */
function rowsBelow(posts: readonly Post[]): PostRow[] {
  const known = new Set(posts.map(({ id }) => id))
  const byParent = Map.groupBy(posts, ({ parentId }) => (known.has(parentId) ? parentId : '-1'))
  const below = (id: string): PostRow[] =>
    (byParent.get(id) ?? []).map((post) => {
      const children = below(post.id)
      return children.length > 0 ? { ...post, children } : post
    })
  return below('-1')
}
