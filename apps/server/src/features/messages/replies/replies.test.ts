import { ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import {
  hours,
  type MailboxServer,
  type MailServer,
  mailboxPassword,
  minutes,
  missingMailboxServer,
  type Office,
  openMailboxServer,
  openMailOffice,
  seconds,
  testClock,
} from '../../../../test/index.ts'
import { readReplies } from './index.ts'

const missing = missingMailboxServer()

describe.skipIf(missing !== '')(`answers by mail ${missing}`, () => {
  let office: Office
  let mails: MailServer
  let mailbox: MailboxServer
  let close: () => Promise<void>
  let flowId: string

  beforeAll(async () => {
    mailbox = await openMailboxServer()
    ;({ office, mails, close } = await openMailOffice({
      publicUrl: 'https://office.signet.example',
      // The mail server stamps mails with the real time.
      clock: testClock(new Date().toISOString()),
    }))
    const { organization, channels } = await office.as('admin')
    const { li, wang } = office.company.people
    await organization.updateUser({ id: li, email: 'li@office.example' })
    await organization.updateUser({ id: wang, email: 'wang@office.example' })
    await channels.saveRules({ rules: { waiting: { mail: 'always' } } })
    await saveReplies({})
    ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
  })
  afterAll(async () => {
    await close()
    await mailbox.close()
  })
  beforeEach(async () => {
    await office.settle()
    mails.heard.length = 0
    await office.db.tenant('demo').deleteFrom('incomingMail').execute()
  })

  const saveReplies = async (more: object, password = mailboxPassword) => {
    const { settings } = await office.as('admin')
    const group = (await settings.list()).groups.find((one) => one.group === 'replies')
    const server = { host: '127.0.0.1', port: mailbox.imapPort, security: 'none', account: 'replies' }
    const value = { isOn: true, address: 'replies@office.example', ...server, ...more }
    await settings.save({ group: 'replies', value, secrets: { password }, version: group?.version ?? 0 })
  }
  /** Launches a case and returns it with the mail that Li got. */
  const mailed = async () => {
    const caseId = await launchAs(office, 'employee', flowId)
    await office.settle()
    office.clock.pass(seconds(15))
    await office.settle()
    const mail = await PostalMime.parse(mails.heard.at(-1)?.text ?? '')
    mails.heard.length = 0
    return {
      caseId,
      messageId: mail.messageId ?? '',
      address: mail.replyTo?.[0]?.address ?? '',
      text: mail.text,
    }
  }
  let count = 0
  const letter = (to: string, words: string, headers: Readonly<Record<string, string>> = {}) => {
    count += 1
    const all = {
      From: 'Li Wei <li@office.example>',
      To: to,
      Subject: 'Re: Waiting',
      'Message-ID': `<mail${count}@office.example>`,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    }
    return `${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n\n${words}\n`
  }
  const read = async () => {
    office.clock.pass(minutes(6))
    await office.settle()
  }
  const comments = async (caseId: string) =>
    (await (await office.as('employee')).approvals.comments({ caseId })).list
  const cameIn = async () => (await (await office.as('admin')).channels.replies({ pageSize: 100 })).list
  const answers = () => Promise.all(mails.heard.map(({ text }) => PostalMime.parse(text)))

  test('an answer becomes a comment of its sender, without what it quotes', async () => {
    const { caseId, address, text } = await mailed()
    expect(address).toMatch(/^replies\+[0-9a-f]{40}@office\.example$/)
    expect(text).toContain('直接回复此邮件')
    const words = 'The hotel is fine.\n\nOn Mon, Office <replies@office.example> wrote:\n> Waiting for you'
    await mailbox.deliver(address, letter(address, words))
    await read()

    expect(await comments(caseId)).toMatchObject([
      { text: 'The hotel is fine.', by: { id: office.company.people.li } },
    ])
    expect(await cameIn()).toMatchObject([{ state: 'comment', reason: '', fromAddress: 'li@office.example' }])
    expect(mails.heard).toEqual([])
  })

  test('an answer without the tag is found by the mail that it answers; HTML becomes words', async () => {
    const { caseId, messageId } = await mailed()
    const html = '<p>5 &lt; 6<script>alert(1)</script></p><blockquote>Waiting</blockquote>'
    const headers = { 'In-Reply-To': messageId, 'Content-Type': 'text/html; charset=utf-8' }
    await mailbox.deliver('replies@office.example', letter('replies@office.example', html, headers))
    await read()

    expect(await comments(caseId)).toMatchObject([{ text: '5 < 6' }])
  })

  test('files come along by the rules of every file', async () => {
    const { caseId, address } = await mailed()
    const parts = (name: string, type: string, body: string) =>
      [
        '--x\nContent-Type: text/plain\n\nSee the file.\n',
        `--x\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n`,
        `Content-Transfer-Encoding: base64\n\n${Buffer.from(body).toString('base64')}\n--x--`,
      ]
        .join('\n')
        .replace('"\n\nContent-Transfer', '"\nContent-Transfer')
    const mixed = { 'Content-Type': 'multipart/mixed; boundary=x', 'MIME-Version': '1.0' }
    await mailbox.deliver(address, letter(address, parts('bill.txt', 'text/plain', 'paid'), mixed))
    await mailbox.deliver(address, letter(address, parts('bill.png', 'image/png', 'no picture'), mixed))
    await read()

    const [one, ...others] = await comments(caseId)
    expect(others).toEqual([])
    expect(one).toMatchObject({ text: 'See the file.', attachments: [{ name: 'bill.txt', size: 4 }] })
    expect((await cameIn()).map(({ state }) => state).toSorted()).toEqual(['comment', 'refused'])
  })

  describe('a digest', () => {
    beforeEach(async () => {
      await (await office.as('li')).channels.saveOwn({ choices: {}, quiet: null, digestAt: 18 * 60 })
    })
    afterEach(async () => {
      await (await office.as('li')).channels.saveOwn({ choices: {}, quiet: null, digestAt: null })
    })

    /** Two cases in one mail to Li. */
    const gathered = async () => {
      const caseIds = [await launchAs(office, 'employee', flowId), await launchAs(office, 'employee', flowId)]
      await office.settle()
      office.clock.pass(seconds(15))
      await office.settle()
      expect(mails.heard).toEqual([])
      office.clock.pass(hours(24))
      await office.settle()
      const mail = await PostalMime.parse(mails.heard.at(-1)?.text ?? '')
      mails.heard.length = 0
      const own = [...(mail.text ?? '').matchAll(/回复: (\S+)/g)].map(([, address]) => address ?? '')
      return { caseIds, mail, own, whole: mail.replyTo?.[0]?.address ?? '' }
    }

    test('each message has an address of its own, and an answer to it is a comment on its case', async () => {
      const { caseIds, mail, own, whole } = await gathered()
      expect(new Set([...own, whole]).size).toBe(3)
      expect(mail.text).toContain('请用每条消息下的“回复”')
      for (const address of own)
        expect(mail.html).toContain(`mailto:${address.replace('+', '%2B')}?subject=Re`)
      for (const [index, address] of own.entries())
        await mailbox.deliver(
          address,
          letter(address, `To number ${index}`, { 'In-Reply-To': mail.messageId ?? '' }),
        )
      await read()

      const said = await Promise.all(caseIds.map(async (id) => (await comments(id)).map(({ text }) => text)))
      expect(said).toEqual([['To number 0'], ['To number 1']])
      expect(mails.heard).toEqual([])
    })

    type Whole = Pick<Awaited<ReturnType<typeof gathered>>, 'mail' | 'whole'>
    const idsIn = (text = '') =>
      [...text.matchAll(/https:\S+config=(\S+)/g)]
        .map(
          ([, config]) => JSON.parse(Buffer.from(decodeURIComponent(config ?? ''), 'base64').toString()).id,
        )
        .toSorted()
    const mailsTo = async (who: string) =>
      Promise.all(
        mails.heard.filter(({ to }) => to.includes(who)).map(async ({ text }) => PostalMime.parse(text)),
      )

    test.each([
      ['to its address', ({ whole }: Whole) => ({ to: whole, headers: {} })],
      [
        'that only names the mail',
        ({ mail }: Whole) => ({
          to: 'replies@office.example',
          headers: { 'In-Reply-To': mail.messageId ?? '' },
        }),
      ],
    ])('an answer to the whole of it, %s, is no comment: one mail leads to the cases', async (_name, way) => {
      const { caseIds, ...digest } = await gathered()
      const { to, headers } = way(digest)
      await mailbox.deliver(to, letter(to, 'Fine', headers))
      await mailbox.deliver(to, letter(to, 'I am away', { ...headers, 'Auto-Submitted': 'auto-replied' }))
      await mailbox.deliver(to, letter(to, 'Fine', { ...headers, From: 'wang@office.example' }))
      await read()
      await read()

      for (const caseId of caseIds) expect(await comments(caseId)).toEqual([])
      const [answer, ...others] = await mailsTo('li@office.example')
      expect(others).toEqual([])
      expect(answer?.text).toContain('无法确定您回复的是哪一条')
      expect(idsIn(answer?.text)).toEqual(caseIds.toSorted())
      const [toWang] = await mailsTo('wang@office.example')
      expect(idsIn(toWang?.text)).toEqual([])
    })

    test('what its reader may no longer see is left out of the mail that leads to the cases', async () => {
      const { caseIds, whole } = await gathered()
      const other = await launchAs(office, 'employee', (await privateFlow()).flowId)
      const db = office.db.tenant('demo')
      await db
        .updateTable('replyAddress')
        .set({ caseId: other })
        .where('caseId', '=', caseIds[0] ?? '')
        .execute()
      await mailbox.deliver(whole, letter(whole, 'Fine'))
      await read()
      const [answer] = await answers()
      expect(answer?.text?.match(/config=/g)).toHaveLength(1)
    })
  })

  test.each([
    ['another address', { From: 'wang@office.example' }, '发件地址与收到原邮件的人不一致'],
    ['no words', { words: '> Waiting' }, '回复中没有新的内容'],
    ['an unknown tag', { to: `replies+${'0'.repeat(40)}@office.example` }, '找不到所回复的邮件，或已过期'],
  ])('%s is refused, and its sender gets one mail that says why', async (_name, change, reason) => {
    const { caseId, address } = await mailed()
    const { words = 'Fine', to = address, ...headers } = change as Readonly<Record<string, string>>
    await mailbox.deliver(to, letter(to, words, headers))
    await read()
    await read()

    expect(await comments(caseId)).toEqual([])
    expect(await cameIn()).toMatchObject([{ state: 'refused', reason, isAnswered: true }])
    const [answer, ...others] = await answers()
    expect(others).toEqual([])
    expect(answer?.text).toContain(reason)
    const header = (name: string) => answer?.headers.find(({ key }) => key === name)?.value
    expect(header('auto-submitted')).toBe('auto-replied')
    expect(header('in-reply-to')).toBe(`<mail${count}@office.example>`)
  })

  test('strangers get nothing back, and programs are never answered', async () => {
    const { caseId, address } = await mailed()
    await mailbox.deliver(address, letter(address, 'Fine', { From: 'stranger@evil.example' }))
    await mailbox.deliver(address, letter(address, 'I am away', { 'Auto-Submitted': 'auto-replied' }))
    await mailbox.deliver(address, letter(address, 'News', { 'List-Id': '<list.office.example>' }))
    await mailbox.deliver(address, letter(address, 'Gone', { From: 'MAILER-DAEMON@office.example' }))
    await mailbox.deliver('replies@office.example', letter('replies@office.example', 'Hello'))
    await read()

    expect(await comments(caseId)).toEqual([])
    const states = (await cameIn()).map(({ state, isAnswered }) => `${state} ${isAnswered}`)
    expect(states.toSorted()).toEqual([
      'ignored false',
      'ignored false',
      'ignored false',
      'ignored false',
      'refused false',
    ])
    expect(mails.heard).toEqual([])
  })

  test('a person who may not read the case any more cannot comment on it', async () => {
    const { caseId, address } = await mailed()
    const db = office.db.tenant('demo')
    const other = await launchAs(office, 'employee', (await privateFlow()).flowId)
    await db.updateTable('replyAddress').set({ caseId: other }).where('caseId', '=', caseId).execute()
    await mailbox.deliver(address, letter(address, 'Fine'))
    await read()

    expect(await comments(other)).toEqual([])
    expect(await cameIn()).toMatchObject([{ state: 'refused', isAnswered: true }])
  })
  const privateFlow = () => publishFlow(office, chain([start(), approver(office, 'review', ['wang']), end]))

  test('a mail counts once: delivered twice, looked for by two servers, and read again from the beginning', async () => {
    const { caseId, address } = await mailed()
    const mail = letter(address, 'Once', { Subject: 'Once' })
    await mailbox.deliver(address, mail)
    await mailbox.deliver(address, mail)
    office.clock.pass(minutes(6))
    const { server } = office.app
    await Promise.all([readReplies(server, 'demo'), readReplies(server, 'demo')])
    await office.settle()
    // As if the server had stopped before it kept how far it was.
    await office.db
      .tenant('demo')
      .updateTable('replyMailbox')
      .set({ lastUid: '0', uidValidity: '1' })
      .execute()
    await read()

    expect(await comments(caseId)).toHaveLength(1)
    expect((await cameIn()).filter(({ subject }) => subject === 'Once')).toHaveLength(1)
  })

  const asRefusing = async (words: string, during: () => Promise<void>) => {
    const db = office.db.tenant('demo')
    const refuse = sql`alter table t_demo.flow_comment add constraint fault check (text <> ${sql.lit(words)}) not valid`
    await refuse.execute(db)
    await during()
    await sql`alter table t_demo.flow_comment drop constraint fault`.execute(db)
  }
  const retrying = async () => (await (await office.as('admin')).channels.replies({})).mailbox.retrying

  test('a mail that fails for a fault of ours holds up no other, is given up in the end, and can be tried again', async () => {
    const { caseId, address } = await mailed()
    await asRefusing('Broken', async () => {
      await mailbox.deliver(address, letter(address, 'Broken'))
      await mailbox.deliver(address, letter(address, 'Fine'))
      await read()
      expect((await comments(caseId)).map(({ text }) => text)).toEqual(['Fine'])
      expect((await cameIn()).map(({ state }) => state)).toEqual(['comment'])
      expect(await retrying()).toBe(1)

      for (const pause of [5, 15, 60, 360]) {
        expect(mails.heard).toEqual([])
        office.clock.pass(minutes(pause + 1))
        await office.settle()
      }
    })
    expect(await retrying()).toBe(0)
    const [given] = (await cameIn()).filter(({ state }) => state === 'failed')
    expect(given).toMatchObject({ isAnswered: true, fromAddress: 'li@office.example' })
    const [answer, ...others] = await answers()
    expect(others).toEqual([])
    expect(answer?.text).toContain('多次尝试后仍未能添加')

    const { channels } = await office.as('admin')
    expect(await channels.tryRepliesAgain({ ids: [given?.id ?? ''] })).toEqual({ count: 1 })
    await read()
    expect((await comments(caseId)).map(({ text }) => text).toSorted()).toEqual(['Broken', 'Fine'])
    expect((await cameIn()).map(({ state }) => state)).toEqual(['comment', 'comment'])
    expect(await channels.tryRepliesAgain({ ids: [given?.id ?? ''] })).toEqual({ count: 0 })
  })

  test('a mail that left the mailbox while it waited is given up', async () => {
    const { address } = await mailed()
    await asRefusing('Broken', async () => {
      await mailbox.deliver(address, letter(address, 'Broken'))
      await read()
    })
    await office.db.tenant('demo').updateTable('replyTrial').set({ uid: '99999' }).execute()
    await read()
    expect(await retrying()).toBe(0)
    expect(await cameIn()).toMatchObject([{ state: 'failed', reason: '邮件已不在邮箱中' }])
  })

  test('what no database takes is left out of a mail', async () => {
    const { caseId, address } = await mailed()
    const encoded = {
      Subject: '=?utf-8?Q?Re=3A=00_Waiting?=',
      'Content-Transfer-Encoding': 'quoted-printable',
    }
    await mailbox.deliver(address, letter(address, 'Fi=00ne', encoded))
    await read()
    expect((await comments(caseId)).map(({ text }) => text)).toEqual(['Fine'])
    expect(await cameIn()).toMatchObject([{ state: 'comment', subject: 'Re: Waiting' }])
  })

  test('of a mail that is too large only the headers are read, and its sender gets an answer', async () => {
    const { caseId, address } = await mailed()
    await mailbox.deliver(address, letter(address, `${'x'.repeat(99)}\n`.repeat(320_000)))
    await read()
    expect(await comments(caseId)).toEqual([])
    expect(await cameIn()).toMatchObject([{ state: 'refused', reason: '邮件超过 30 MB', isAnswered: true }])
  })

  test('what was in the mailbox before stays as it is', async () => {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port: mailbox.imapPort, secure: false, logger: false },
      auth: { user: 'replies', pass: mailboxPassword },
    })
    await client.connect()
    const { address, caseId } = await mailed()
    await client.append('INBOX', letter(address, 'Old'), [], new Date(Date.now() - 40 * 24 * 60 * 60_000))
    await client.logout()
    await read()
    expect(await comments(caseId)).toEqual([])
    expect(await cameIn()).toEqual([])
  })

  test('a mailbox that cannot be read is refused when it is saved', async () => {
    await expect(saveReplies({}, 'wrong')).rejects.toMatchObject({
      code: 'form.valuesRefused',
      problems: [{ path: 'account' }],
    })
    await expect(saveReplies({ folder: 'Nowhere' })).rejects.toMatchObject({
      problems: [{ path: 'folder', message: '邮箱中没有文件夹“Nowhere”' }],
    })
    await expect(saveReplies({ address: 'no address' })).rejects.toMatchObject({
      problems: [{ path: 'address' }],
    })
  })

  test('one that fails later says since when and why', async () => {
    const shown = async () => (await (await office.as('admin')).channels.replies({})).mailbox
    await read()
    expect(await shown()).toMatchObject({ isOn: true, failingSince: null, reason: '' })
    await mailbox.close()
    await read()
    const { failingSince, reason } = await shown()
    expect(failingSince).not.toBe(null)
    expect(reason).toContain('无法连接')
  })
})
