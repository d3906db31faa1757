import { flowLink } from '@signet/client'
import {
  type MailboxServer,
  mailboxPassword,
  missingMailboxServer,
  openMailboxServer,
  openMailServer,
} from '@signet/server/testing'
import type { Journey, World } from '../../journey.ts'
import { personOf, signIn } from '../../person.ts'
import { clientOf, publishFlow } from '../../publish.ts'
import { mailTheManager, untilMailed } from './by-mail.ts'

const words = '酒店可以，请走公司协议价。'

/** The manager answers the mail of a notice, and the employee reads the answer as a comment on the case. */
export const mailReply: Journey = {
  name: 'mail reply',
  settings: (address) => ({ PUBLIC_URL: address }),
  run: async (world) => {
    const missing = missingMailboxServer()
    if (missing !== '') throw new Error(missing)
    const mails = await openMailServer()
    const mailbox = await openMailboxServer()
    await mailTheManager(world, mails)
    await readAnswers(world, mailbox)
    const caseId = await launchForManager(world)
    await world.passTime(1)
    const address = await untilMailed(mails, /replies\+[0-9a-f]{40}@office\.example/)

    await mailbox.deliver(address, letter(address))
    await world.passTime(6)

    const { page, leave } = await signIn(world, 'employee', {
      locale: 'zh-CN',
      theme: 'light',
      isTouch: true,
    })
    await page.goto(`${flowLink({ caseId, taskId: '' })}&tab=comments`)
    const comment = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: words })
    await comment.first().waitFor()
    const { list } = await (await clientOf(world, 'employee')).approvals.comments({ caseId })
    const [only] = list
    if (list.length !== 1 || only?.text !== words || only.by.id !== (await personOf(world, 'manager')).id)
      throw new Error(`The case has the comments ${JSON.stringify(list)}`)
    await leave()
    await mails.close()
    await mailbox.close()
  },
}

/** Answers come in by IMAP. */
async function readAnswers(world: World, { imapPort }: MailboxServer): Promise<void> {
  const { settings } = await clientOf(world, 'admin')
  const value = {
    ...{ isOn: true, address: 'replies@office.example', account: 'replies' },
    ...{ host: '127.0.0.1', security: 'none', port: imapPort },
  }
  await settings.save({ group: 'replies', value, secrets: { password: mailboxPassword }, version: 0 })
}

async function launchForManager(world: World): Promise<string> {
  const people = [(await personOf(world, 'manager')).id]
  const review = { id: 'review', name: '部门审批', kind: 'approver', sources: [{ kind: 'people', people }] }
  const flowId = await publishFlow(await clientOf(world, 'admin'), {
    ...{ name: '住宿申请', code: 'lodging' },
    steps: [review],
  })
  const { approvals } = await clientOf(world, 'employee')
  return (await approvals.launch({ flowId, values: { subject: '苏州住宿', amount: '320' } })).caseId
}

function letter(to: string): string {
  return [
    'From: Manager <manager@office.example>',
    `To: ${to}`,
    'Subject: Re: Waiting',
    'Message-ID: <answer@office.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    '',
    `On Mon, Office <${to}> wrote:`,
    '> Waiting for you',
    '',
  ].join('\n')
}
