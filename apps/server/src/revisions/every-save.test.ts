import { contract } from '@signet/contract'
import { expect, test } from 'vitest'

const revisionFields = ['expects', 'number', 'revision', 'version']

/**
 * What a save gets that began with something older than is stored. `merged`: the studio joins both and asks where both
 * changed the same; `refused`: the person hears of it and begins again.
 */
const answers: Readonly<Record<string, 'merged' | 'refused'>> = {
  'accessKeys.update': 'merged',
  'announcements.edit': 'refused',
  'announcements.release': 'refused',
  'applications.setAdministrators': 'refused',
  'applications.update': 'merged',
  'authorizationGroups.update': 'merged',
  'billRules.update': 'merged',
  'channels.saveRules': 'merged',
  'channels.saveTemplate': 'refused',
  'dataInterfaces.update': 'merged',
  'dataInterfaces.updateSource': 'merged',
  'dataSyncs.update': 'merged',
  'flowDesign.save': 'merged',
  'flowReview.saveTests': 'merged',
  'formDesign.save': 'merged',
  'grades.update': 'refused',
  'groups.setRule': 'refused',
  'groups.update': 'refused',
  'icons.update': 'refused',
  'listDesign.save': 'merged',
  'listDesign.saveGrant': 'merged',
  'organization.updateUser': 'merged',
  'personnel.save': 'refused',
  'printTemplates.save': 'merged',
  'roles.update': 'refused',
  'seals.update': 'refused',
  'settings.save': 'merged',
  'shortLinks.change': 'merged',
  'triggers.save': 'refused',
  'triggers.turn': 'refused',
  'units.close': 'refused',
  'units.move': 'refused',
  'units.movePost': 'refused',
  'units.update': 'merged',
  'units.updatePost': 'merged',
  'webhooks.update': 'merged',
  'workingCalendar.save': 'merged',
}

/** Saves that name no revision, and why no work of somebody else is lost. */
const singleValued: Readonly<Record<string, string>> = {
  'announcements.recall': 'an act: recalled is recalled',
  'areaAdministration.order': 'the order of one list, drawn anew from what is on screen',
  'areaAdministration.update': 'one row of a name and a switch',
  'authorizationGroups.setEnabled': 'one switch',
  'delegations.setRules': 'two switches side by side',
  'designLife.describe': 'the labels of one design, written in one dialog; its contents have a revision',
  'dictionary.update': 'one name in three languages',
  'dictionary.updateEntry': 'one row of a name, its place and a switch',
  'externals.extend': 'one day',
  'groups.changeMembers': 'people to add and to remove, which are joined',
  'organization.setHead': 'one person',
  'recordViews.publish': 'one switch',
  'roles.changeMembers': 'people to add and to remove, which are joined',
}

/**
 * Calls of administrators by POST or PATCH that change something which is stored already, and why no work of somebody
 * else is lost. What only creates something is `newThings`, and needs no answer.
 */
const acts: Readonly<Record<string, string>> = {
  'accessKeys.rotate': 'an act: the key is new for everybody',
  'announcements.remind': 'an act: sends again',
  'approvals.jump': 'a command: the engine refuses what the state does not allow',
  'approvals.migrate': 'a command: the engine refuses what the state does not allow',
  'approvals.reassign': 'a command: the engine refuses what the state does not allow',
  'approvals.recordStep': 'an event is added',
  'approvals.renewFlowSecret': 'an act: the secret is new for everybody',
  'approvals.retry': 'a command: the engine refuses what the state does not allow',
  'approvals.skipStep': 'a command: the engine refuses what the state does not allow',
  'approvals.steer': 'a command: the engine refuses what the state does not allow',
  'approvals.terminate': 'a command: the engine refuses what the state does not allow',
  'areaAdministration.import': 'rows of a sheet, which name what they change',
  'caseArchive.retry': 'an act: tries again',
  'channels.redeliver': 'an act: sent again is sent again',
  'channels.testTemplate': 'changes nothing',
  'channels.tryRepliesAgain': 'an act: tries again',
  'chatExports.ask': 'something is added, under a new id',
  'chatExports.decide': 'an act: an export is decided about once',
  'chatExports.download': 'an act: who downloaded is added',
  'chatReports.close': 'an act: a report is closed once',
  'chatReports.lift': 'an act: lifted is lifted',
  'chatReports.look': 'an act: who looked is added',
  'dataSyncs.preview': 'changes nothing but its report',
  'dataSyncs.run': 'does what its preview said, or nothing',
  'definitionFiles.import': 'each conflict was decided by somebody, and designs keep their versions',
  'designEditing.announce': 'says who is there',
  'designLife.changeAvailability': 'one switch',
  'directorySync.preview': 'changes nothing but its report',
  'directorySync.run': 'does what its preview said, or nothing',
  'externals.end': 'an act: closed is closed',
  'externals.inviteAgain': 'an act: sends again',
  'flowDesign.check': 'changes nothing but its report',
  'flowReview.startBackTest': 'changes nothing but its report',
  'handOver.carryOut': 'an act: moves what there is',
  'launchRequests.decline': 'an act: a request is answered once',
  'listDesign.declineRequest': 'an act: a request is answered once',
  'listDesign.withdraw': 'one switch',
  'monitor.emptyCache': 'an act: nothing is stored',
  'monitor.runJob': 'an act: nothing is stored',
  'organizationSheets.import': 'rows of a sheet, which name what they change',
  'people.resetPassword': 'an act: the password is new for everybody',
  'people.viewAs': 'changes nothing but the log',
  'settings.moveFiles': 'an act: begins once',
  'settings.testMail': 'changes nothing',
  'settings.testMap': 'changes nothing',
  'settings.testSms': 'changes nothing',
  'triggers.listen': 'says who is there',
  'triggers.renewAddress': 'an act: the address is new for everybody',
  'triggers.retry': 'an act: tries again',
  'webhooks.redeliver': 'an act: sends again',
  'webhooks.rotateSecret': 'an act: the secret is new for everybody',
  'webhooks.setRobotSecret': 'one secret, which is never shown',
  'webhooks.test': 'an act: sends a test',
}
/** Publishing shows first what it means, and does that or nothing. */
const publications = [
  'flowDesign.publish',
  'formDesign.publish',
  'listDesign.publish',
  'printTemplates.publish',
]
const revisedActs = [...publications, 'launchRequests.grant', 'settings.undo', 'units.merge'].toSorted()

/** Adds something, under a new id. */
const newThings = /\.(?:create\w*|copy|export\w*|invite|plan|planLeaves|saveKit|switchOn|testFromCase)$/

type Call = Readonly<{
  access: unknown
  method: string
  onlyReads?: boolean
  input: Readonly<{ shape?: Readonly<Record<string, unknown>> }>
}>

const savesBy = (...methods: readonly string[]) =>
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(
      ([name, { access, method, onlyReads, input }]) =>
        access === 'administrator' && methods.includes(method) && !onlyReads
          ? [{ call: `${group}.${name}`, fields: Object.keys(input.shape ?? {}) }]
          : [],
    ),
  )
const puts = savesBy('PUT')
const posts = savesBy('POST', 'PATCH').filter(({ call }) => !newThings.test(call))
const namesRevision = ({ fields }: Readonly<{ fields: readonly string[] }>) =>
  fields.some((field) => revisionFields.includes(field))
const callsOf = (list: typeof puts) => list.map(({ call }) => call).sort()

test('every save of an administrator says what happens when somebody else saved first', () => {
  expect(callsOf(puts.filter(namesRevision))).toEqual(Object.keys(answers).sort())
  expect(callsOf(puts.filter((one) => !namesRevision(one)))).toEqual(Object.keys(singleValued).sort())
})

test('every other call that changes something says why no work of somebody else is lost', () => {
  expect(callsOf(posts.filter(namesRevision))).toEqual(revisedActs)
  expect(callsOf(posts.filter((one) => !namesRevision(one)))).toEqual(Object.keys(acts).sort())
})

test('the reference says what a save gets that names no revision', () => {
  const silent = [...puts, ...posts].filter(({ call, fields }) => {
    const [group = '', name = ''] = call.split('.')
    const calls = Object.entries(contract).find(([one]) => one === group)?.[1] as Readonly<
      Record<string, Call>
    >
    const expects = calls[name]?.input.shape?.['expects'] as Readonly<{ description?: string }> | undefined
    return fields.includes('expects') && !expects?.description?.includes('the last one wins')
  })
  expect(callsOf(silent)).toEqual([])
})

test('a save that can be overtaken says so in its refusals', () => {
  const silent = [...puts, ...posts].filter(namesRevision).filter(({ call }) => {
    const [group = '', name = ''] = call.split('.')
    const calls = Object.entries(contract).find(([one]) => one === group)?.[1] as Readonly<
      Record<string, Readonly<{ refusals: readonly string[] }>>
    >
    return !calls[name]?.refusals.some((code) => /\.changed(?:Meanwhile|SincePreview)$/.test(code))
  })
  expect(callsOf(silent)).toEqual([])
})
