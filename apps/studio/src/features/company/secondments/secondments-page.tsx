import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, ErrorNote, useFeedback } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button, type TableColumnsType } from 'antd'
import { Facts } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { NewButton, StartButton, unmade } from '../../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { PlanSecondment } from './plan-secondment.tsx'
import { type Secondment, statesShown, useSecondmentMutation, useSecondments } from './queries.ts'
import { SecondmentState } from './secondment-state.tsx'

/** Who is lent to another department, from when until when; coming and past ones. */
export function SecondmentsPage() {
  const t = useT()
  const formats = useFormats()
  const { search } = useListSearch()
  const query = useSecondments(search)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const drawer = (id: string, close: () => void) => {
    if (id === unmade) return <PlanSecondment onClose={close} />
    const row = rows.find((one) => one.id === id)
    return row && <SecondmentDrawer key={id} secondment={row} onClose={close} />
  }
  return (
    <ListPage<Secondment>
      title={t('secondments.title')}
      query={query}
      columns={columnsIn(t, formats)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('secondments.emptyHint')}
      start={<StartButton label={t('secondments.new')} />}
      filter={{
        chosen: search.status ?? 'any',
        usual: 'any',
        choices: ['any' as const, ...statesShown].map((state) => ({
          value: state,
          label: state === 'any' ? t('studio.list.allStatuses') : t(`secondments.shown.${state}`),
        })),
      }}
      drawer={drawer}
    />
  )
}

type Words = ReturnType<typeof useT>

function columnsIn(t: Words, formats: ReturnType<typeof useFormats>): TableColumnsType<Secondment> {
  return [
    {
      title: t('secondments.person'),
      render: (_, { person, reason }) => (
        <NamedRow
          face={<Avatar id={person.id} name={person.name} size={24} />}
          name={person.name}
          note={reason}
        />
      ),
    },
    {
      title: t('secondments.place'),
      render: (_, { department, position }) => `${department}/${position.name}`,
    },
    {
      title: t('secondments.time'),
      render: (_, { firstDay, lastDay }) =>
        t('secondments.days', { from: formats.date(firstDay), to: formats.date(lastDay) }),
    },
    { title: t('studio.list.status'), render: (_, { state }) => <SecondmentState state={state} /> },
  ]
}

type SecondmentDrawerProps = Readonly<{ secondment: Secondment; onClose: () => void }>

function SecondmentDrawer({ secondment, onClose }: SecondmentDrawerProps) {
  const t = useT()
  const formats = useFormats()
  const { person, department, position, firstDay, lastDay, state, reason, plannedBy } = secondment
  return (
    <SideDrawer title={t('secondments.of', { name: person.name })} width={480} onClose={onClose}>
      <Facts
        facts={[
          { name: t('studio.list.status'), value: <SecondmentState state={state} /> },
          {
            name: t('secondments.person'),
            value: (
              <Link to="/people" search={{ open: person.id }}>
                {person.name}
              </Link>
            ),
          },
          { name: t('secondments.place'), value: `${department}/${position.name}` },
          {
            name: t('secondments.time'),
            value: t('secondments.days', { from: formats.date(firstDay), to: formats.date(lastDay) }),
          },
          { name: t('secondments.reason'), value: reason },
          { name: t('secondments.plannedBy'), value: plannedBy.name },
        ]}
      />
      {(state === 'planned' || state === 'running') && <EndButton {...secondment} state={state} />}
    </SideDrawer>
  )
}

function EndButton({ id, person, state }: Secondment & Readonly<{ state: 'planned' | 'running' }>) {
  const t = useT()
  const feedback = useFeedback()
  const end = useSecondmentMutation(({ secondments }, _: undefined) => secondments.end({ id }))
  const ask = async () => {
    const question = {
      title: t(`secondments.end.${state}.title`, { name: person.name }),
      body: t(`secondments.end.${state}.hint`),
      confirm: t(`secondments.end.${state}`),
      tone: 'danger',
    } as const
    if (await feedback.ask(question)) end.mutate(undefined)
  }
  return (
    <>
      <ErrorNote error={end.error} />
      <Button danger loading={end.isPending} onClick={() => void ask()}>
        {t(`secondments.end.${state}`)}
      </Button>
    </>
  )
}
