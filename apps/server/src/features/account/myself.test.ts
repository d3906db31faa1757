import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../test/company-flows.ts'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const signIn = async (account: string) =>
  office.client({ Authorization: (await office.client().session.login({ account, password })).token })

test('Li writes about herself; only what is sent changes', async () => {
  const li = await signIn('li')
  const before = await li.myself.baseInfo()
  expect(before).toMatchObject({ realName: '李伟', position: '工程师', birthday: '', version: 0 })

  await li.myself.saveBaseInfo({ birthday: '1990-02-28', nation: '汉', email: 'li@example.com', version: 0 })
  await li.myself.saveBaseInfo({ nation: '', version: 1 })

  expect(await li.myself.baseInfo()).toMatchObject({
    ...{ birthday: '1990-02-28', nation: '', email: 'li@example.com', version: 2 },
  })
  expect((await li.session.currentUser()).userInfo.email).toBe('li@example.com')
  expect((await (await office.as('wang')).myself.baseInfo()).birthday).toBe('')
})

test('of two open pages, the second one cannot overwrite the first unseen', async () => {
  const wang = await signIn('wang')
  const save = (nation: string) => refusalOf(wang.myself.saveBaseInfo({ nation, version: 0 }))

  const answers = await Promise.all([save('汉'), save('回')])
  expect(answers.toSorted()).toEqual(['account.changedMeanwhile', 'not refused'])
})

test('a phone is a name to sign in with: it needs a fresh sign-in, and cannot be somebody else’s', async () => {
  const [zhao, chen] = [await signIn('zhao'), await signIn('chen')]
  await chen.myself.saveBaseInfo({ mobilePhone: '13800000009', version: 0 })
  const save = (mobilePhone: string) => refusalOf(zhao.myself.saveBaseInfo({ mobilePhone, version: 0 }))

  expect(await save('13800000009')).toBe('account.phoneTaken')
  office.clock.pass(minutes(10))
  expect(await save('13800000010')).toBe('session.confirmFirst')
  await zhao.session.confirm({ password })
  expect(await save('13800000010')).toBe('not refused')
  expect(await refusalOf(office.client().session.login({ account: '13800000010', password }))).toBe(
    'not refused',
  )
})

test('preferences follow the person, the last device wins, and open pages of personal data stay valid', async () => {
  const wang = await signIn('wang')
  const { version, preferenceJson } = await wang.myself.baseInfo()
  expect(preferenceJson).toBe('')
  await wang.myself.savePreferences({ locale: 'en-US', theme: 'dark', text: 'large' })
  await wang.myself.savePreferences({ locale: 'zh-TW', theme: 'dark' })

  const kept = async () => JSON.parse((await wang.myself.baseInfo()).preferenceJson)
  expect(await kept()).toEqual({ locale: 'zh-TW', theme: 'dark' })
  await wang.myself.saveBaseInfo({ nation: '汉', preferenceJson: '{"theme":"system"}', version })
  expect(await kept()).toEqual({ theme: 'system' })
  expect((await (await signIn('li')).myself.baseInfo()).preferenceJson).toBe('')
})

test.each(['null', '7', '{"theme":"pink"}', '{"__proto__":{}, "x": 1}', '{', '[]'])(
  'the preferences %s are refused, and the rest of the data with them',
  async (preferenceJson) => {
    const chen = await signIn('chen')
    const { version, nation } = await chen.myself.baseInfo()
    expect(await refusalOf(chen.myself.saveBaseInfo({ nation: '满', preferenceJson, version }))).not.toBe(
      'not refused',
    )
    expect(await chen.myself.baseInfo()).toMatchObject({ nation, preferenceJson: '' })
  },
)

test('a name is the administrator’s to change', async () => {
  const li = await signIn('li')
  const { version } = await li.myself.baseInfo()

  expect(await refusalOf(li.myself.saveBaseInfo({ realName: '李大伟', version }))).toBe(
    'account.nameByAdministrator',
  )
  expect(await refusalOf(li.myself.saveBaseInfo({ realName: '李伟', version }))).toBe('not refused')
})

test('department and post follow the chosen post, and other windows hear of it', async () => {
  const { posts, people } = office.company
  const admin = await office.as('admin')
  await admin.organization.updateUser({
    id: people.employee,
    positionIds: [posts.engineer, posts.accountant],
  })
  const employee = await signIn('employee')
  const socket = await office.socket('employee')
  expect((await employee.myself.positions()).map(({ fullName, isDefault }) => [fullName, isDefault])).toEqual(
    expect.arrayContaining([
      ['工程师', true],
      ['会计', false],
    ]),
  )

  await employee.myself.setMajor({ majorId: posts.accountant })

  const { userInfo } = await employee.session.currentUser()
  expect(userInfo).toMatchObject({ positionName: '会计', organizeName: '云杉科技/财务部' })
  await expect.poll(() => socket.frames.map(({ method }) => method)).toContain('refresh')
  expect(await refusalOf(employee.myself.setMajor({ majorId: posts.director }))).toBe('account.notYourPost')
})

test('who closes their account hands their tasks to their manager, and is out everywhere', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['finance']), end]))
  const caseId = await launchAs(office, 'li', flow.flowId, { subject: '采购', amount: '1' })
  await taskOf(office, 'finance', caseId)
  const finance = await signIn('finance')
  const elsewhere = await signIn('finance')
  expect(await finance.myself.cancellationPreview()).toMatchObject({
    openTasks: 1,
    successor: { name: '周总监' },
    isLastAdministrator: false,
  })

  office.clock.pass(minutes(10))
  expect(await refusalOf(finance.myself.cancel({}))).toBe('session.confirmFirst')
  await finance.session.confirm({ password })
  await finance.myself.cancel({ reason: '离职' })

  expect(await refusalOf(elsewhere.session.currentUser())).toBe('session.expired')
  expect(await refusalOf(office.client().session.login({ account: 'finance', password }))).toBe(
    'session.disabled',
  )
  expect(await taskOf(office, 'director', caseId)).toBeTruthy()
  await office.settle()
  const { list } = await (await office.as('admin')).notices.list({})
  expect(list.map(({ title }) => title)).toContain('吴财务注销了账号')
})

test('without a manager the tasks stay, and administrators find them', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['director']), end]))
  const caseId = await launchAs(office, 'li', flow.flowId, { subject: '采购', amount: '2' })
  await taskOf(office, 'director', caseId)
  const director = await signIn('director')
  expect((await director.myself.cancellationPreview()).successor).toBeNull()
  await director.myself.cancel({})

  const admin = await office.as('admin')
  const { list } = await admin.handOver.departed()
  expect(list.map(({ person }) => person.name)).toContain('周总监')
})

test('the only administrator cannot leave', async () => {
  const admin = await signIn('admin')

  expect((await admin.myself.cancellationPreview()).isLastAdministrator).toBe(true)
  expect(await refusalOf(admin.myself.cancel({}))).toBe('account.lastAdministrator')
})

test('everybody sees who the administrators are', async () => {
  const { list } = await (await office.as('wang')).myself.contacts()

  expect(list.map(({ person }) => person.name)).toEqual(['管理员'])
})
