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
  'designLife.categorise': 'one choice: into which category',
  'designLife.changeCategory': 'one name in three languages',
  'designLife.describe': 'the labels of one design, written in one dialog; its contents have a revision',
  'dictionary.update': 'one name in three languages',
  'dictionary.updateEntry': 'one row of a name, its place and a switch',
  'externals.extend': 'one day',
  'externals.extendMany': 'one day',
  'groups.changeMembers': 'people to add and to remove, which are joined',
  'organization.setHead': 'one person',
  'people.setEnabled': 'one switch; each person names a revision, and all is refused where one has changed',
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
  'authorizationGroups.removeMany': 'an act: deleted is deleted, and all is refused while one is in use',
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
  'designLife.deleteCategory': 'an act: refused while something is in it, or that moves up',
  'designLife.mergeCategory': 'an act: everything moves into the other one',
  'designLife.moveCategory': 'one choice: into which category',
  'directorySync.preview': 'changes nothing but its report',
  'directorySync.run': 'does what its preview said, or nothing',
  'externals.end': 'an act: closed is closed',
  'externals.endMany': 'an act: closed is closed',
  'externals.inviteAgain': 'an act: sends again',
  'externals.inviteManyAgain': 'an act: sends again',
  'flowDesign.check': 'changes nothing but its report',
  'flowReview.startBackTest': 'changes nothing but its report',
  'groups.removeMany': 'an act: deleted is deleted, and all is refused while one is in use',
  'handOver.carryOut': 'an act: moves what there is',
  'launchRequests.decline': 'an act: a request is answered once',
  'listDesign.declineRequest': 'an act: a request is answered once',
  'listDesign.withdraw': 'one switch',
  'monitor.emptyCache': 'an act: nothing is stored',
  'monitor.runJob': 'an act: nothing is stored',
  'organizationSheets.import': 'rows of a sheet, which name what they change',
  'people.resetPassword': 'an act: the password is new for everybody',
  'people.viewAs': 'changes nothing but the log',
  'roles.removeMany': 'an act: deleted is deleted, and all is refused while one is in use',
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

/** The same for saves of people, who share less than administrators do. */
const answersToPeople: Readonly<Record<string, 'merged' | 'refused'>> = {
  'myself.saveBaseInfo': 'refused',
  'personnel.saveOwn': 'refused',
  'records.update': 'merged',
}
const singleValuedOfPeople: Readonly<Record<string, string>> = {
  'applications.choose': 'one choice of their own',
  'approvals.saveOpinion': 'the draft of one text of their own',
  'approvals.setFavourite': 'one switch of their own',
  'approvals.updateDraft': 'a draft of their own',
  'channels.saveOwn': 'settings of their own',
  'chat.barMember': 'one bar of one member',
  'chat.change': 'a name or a switch, each sent alone',
  'chat.edit': 'one message of their own, whose editions are kept',
  'chat.keep': 'two switches of their own, each sent alone',
  'chat.pinMessage': 'one switch',
  'chat.react': 'one switch of their own',
  'chat.read': 'a mark of their own, which only moves on',
  'chat.setRole': 'one role of one member',
  'chatBlocks.block': 'one person, on a list of their own',
  'contacts.meet': 'people who are added to a list of their own',
  'contacts.star': 'one switch of their own',
  'delegations.edit': 'a delegation of their own that no one has accepted',
  'delegations.stop': 'an act: stopped is stopped',
  'documents.move': 'one place',
  'documents.rename': 'one name',
  'documents.share': 'one list of people of their own document, chosen in one dialog',
  'myself.savePreferences': 'settings of their own',
  'myself.setAvatar': 'one picture of their own',
  'myself.setMajor': 'one choice of their own',
  'passkeys.rename': 'one name of their own',
  'phrases.sort': 'the order of one list, drawn anew from what is on screen',
  'recordViews.change': 'a view of their own',
  'recordViews.setDefault': 'one switch of their own',
  'records.setFavourite': 'one switch of their own',
  'schedules.edit': 'an entry of their own',
  'signatures.setDefault': 'one choice of their own',
}

/** Adds something, under a new id. */
const newThings = /\.(?:create\w*|copy|export\w*|invite|plan|planLeaves|saveKit|switchOn|testFromCase)$/

type Call = Readonly<{
  access: unknown
  method: string
  onlyReads?: boolean
  input: Readonly<{ shape?: Readonly<Record<string, unknown>> }>
}>

const savesOf = (isTheirs: (access: unknown) => boolean, ...methods: readonly string[]) =>
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Readonly<Record<string, Call>>).flatMap(
      ([name, { access, method, onlyReads, input }]) =>
        isTheirs(access) && methods.includes(method) && !onlyReads
          ? [{ call: `${group}.${name}`, fields: Object.keys(input.shape ?? {}) }]
          : [],
    ),
  )
const savesBy = (...methods: readonly string[]) => savesOf((access) => access === 'administrator', ...methods)
const putsOfPeople = savesOf((access) => access !== 'administrator', 'PUT', 'PATCH')
const puts = savesBy('PUT')
const posts = savesBy('POST', 'PATCH').filter(({ call }) => !newThings.test(call))
const namesRevision = ({ fields }: Readonly<{ fields: readonly string[] }>) =>
  fields.some((field) => revisionFields.includes(field))
const callsOf = (list: typeof puts) => list.map(({ call }) => call).sort()

test('every save of an administrator says what happens when somebody else saved first', () => {
  expect(callsOf(puts.filter(namesRevision))).toEqual(Object.keys(answers).sort())
  expect(callsOf(puts.filter((one) => !namesRevision(one)))).toEqual(Object.keys(singleValued).sort())
})

test('every save of a person says the same', () => {
  expect(callsOf(putsOfPeople.filter(namesRevision))).toEqual(Object.keys(answersToPeople).sort())
  expect(callsOf(putsOfPeople.filter((one) => !namesRevision(one)))).toEqual(
    Object.keys(singleValuedOfPeople).sort(),
  )
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
  const silent = [...puts, ...posts, ...putsOfPeople].filter(namesRevision).filter(({ call }) => {
    const [group = '', name = ''] = call.split('.')
    const calls = Object.entries(contract).find(([one]) => one === group)?.[1] as Readonly<
      Record<string, Readonly<{ refusals: readonly string[] }>>
    >
    return !calls[name]?.refusals.some((code) => /\.changed(?:Meanwhile|SincePreview)$/.test(code))
  })
  expect(callsOf(silent)).toEqual([])
})
