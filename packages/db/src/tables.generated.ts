// Generated from migrations/*.sql by `npm run db:types`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type PlatformTables = {
  accessKey: {
    id: string
    tenantCode: string
    kind: 'program' | 'personal'
    name: string
    ownerId: string
    personId: string
    hash: Uint8Array
    ending: string
    formerHash: Uint8Array | null
    formerUntil: string | null
    scopes: string[]
    networks: string[]
    perMinute: number
    createdBy: string
    createdAt: string
    changedAt: string
    expiresAt: string | null
    revokedAt: string | null
    revokedBy: string | null
    usedAt: string | null
    usedFrom: string | null
  }
  job: {
    name: string
    dueAt: string
    leasedUntil: string | null
    failure: string | null
    ranAt: string | null
    milliseconds: number | null
  }
  knownDevice: {
    deviceHash: Uint8Array
    tenantCode: string
    personId: string
    usedAt: string
  }
  migration: {
    name: string
    checksum: string
    appliedAt: Generated<string>
  }
  node: {
    id: string
    host: string
    version: string
    startedAt: string
    seenAt: string
  }
  passkeyChallenge: {
    challengeHash: Uint8Array
    browserHash: Uint8Array
    purpose: 'registration' | 'signIn' | 'secondFactor' | 'confirmation'
    tenantCode: string | null
    personId: string | null
    expiresAt: string
  }
  passkeyOwner: {
    handle: string
    tenantCode: string
    personId: string
  }
  passwordLink: {
    tokenHash: Uint8Array
    tenantCode: string
    personId: string
    sentAt: string
    expiresAt: string
  }
  phoneSignIn: {
    codeHash: Uint8Array
    challenge: Uint8Array
    tenantCode: string
    provider: string
    personId: string
    subject: string
    sid: string
    nameId: string
    nameFormat: string
    expiresAt: string
    askedTenant: string
  }
  proofKey: {
    isOnly: Generated<boolean>
    key: Uint8Array
  }
  providerLogin: {
    stateHash: Uint8Array
    browserHash: Uint8Array
    tenantCode: string
    provider: string
    personId: string | null
    expiresAt: string
    challenge: Uint8Array | null
    answer: ColumnType<unknown, string | null, string | null>
    isNamed: Generated<boolean>
  }
  providerSession: {
    tokenHash: Uint8Array
    tenantCode: string
    provider: string
    subject: string
    sid: string
    nameId: Generated<string>
    nameFormat: Generated<string>
  }
  refusedCall: {
    hour: string
    refusal: string
    network: string
    count: ColumnType<string, string | number | bigint, string | number | bigint>
  }
  scanLogin: {
    ticketHash: Uint8Array
    browserHash: Uint8Array
    state: Generated<'waiting' | 'scanned' | 'confirmed' | 'cancelled'>
    tenantCode: string | null
    personId: string | null
    scannedBy: Uint8Array | null
    address: string
    userAgent: string
    createdAt: string
    expiresAt: string
  }
  seeding: {
    tenantCode: string
  }
  session: {
    tokenHash: Uint8Array
    tenantCode: string
    personId: string
    device: 'app' | 'web'
    createdAt: string
    lastSeenAt: string
    expiresAt: string
    endedAt: string | null
    endedBy: 'logout' | 'replaced' | 'password' | 'disabled' | 'administrator' | 'owner' | null
    address: Generated<string>
    userAgent: Generated<string>
    confirmedAt: string
    viewerId: string | null
  }
  signInFailure: {
    tenantCode: string
    account: string
    source: string
    failures: number
    failedAt: string
    lockedUntil: string | null
  }
  signInStep: {
    tokenHash: Uint8Array
    tenantCode: string
    personId: string
    step: 'secondFactor' | 'newPassword'
    tries: Generated<number>
    expiresAt: string
  }
  smsCode: {
    tenantCode: string
    purpose: 'signIn' | 'resetPassword'
    phone: string
    personId: string | null
    codeHash: string | null
    tries: Generated<number>
    sends: Generated<number>
    countedSince: string
    sentAt: string
    expiresAt: string
  }
  socketTicket: {
    ticketHash: Uint8Array
    tokenHash: Uint8Array
    expiresAt: string
    locale: string
  }
  spentProof: {
    challengeHash: Uint8Array
    expiresAt: string
  }
  tenant: {
    code: string
    name: string
    isDemo: Generated<boolean>
    createdAt: string
    suspendedAt: string | null
    mostPeople: number | null
    mostBytes: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>
    callsPerMinute: number | null
    isCopy: Generated<boolean>
    movedAt: string | null
  }
  tenantRegistration: {
    email: string
    codeHash: string | null
    tries: number
    sends: number
    countedSince: string
    sentAt: string
    expiresAt: string
  }
}

export type TenantTables = {
  abandonedFile: {
    fileId: string
    dueAt: string
  }
  accessKeyCall: {
    id: string
    keyId: string
    at: string
    personId: string
    what: string
    refusal: string
    message: string
    requestId: string
    milliseconds: number | null
    address: string
    count: Generated<number>
  }
  accessRequest: {
    id: string
    kind: 'case' | 'document' | 'flow'
    subjectId: string
    personId: string
    reason: string
    askedAt: string
    outcome: 'granted' | 'declined' | 'expired' | null
    answeredBy: string | null
    answeredAt: string | null
    expiresAt: string
    answerReason: Generated<string>
  }
  announcement: {
    id: string
    authorId: string
    title: string
    body: string
    state: 'draft' | 'scheduled' | 'published' | 'recalled'
    needsConfirmation: boolean
    pinnedUntil: string | null
    edition: Generated<number>
    askedEdition: Generated<number>
    revision: Generated<number>
    publishAt: string | null
    publishedAt: string | null
    recalledAt: string | null
    remindedAt: string | null
    changedBy: string
    changedAt: string
  }
  announcementEdition: {
    announcementId: string
    edition: number
    title: string
    body: string
    editorId: string
    at: string
  }
  announcementFile: {
    announcementId: string
    fileId: string
    place: number | null
  }
  announcementHolder: {
    announcementId: string
    kind: 'everybody' | 'role' | 'position' | 'organization' | 'group' | 'person'
    holderId: string
  }
  announcementReceipt: {
    announcementId: string
    personId: string
    readEdition: number
    readAt: string
    confirmedEdition: number | null
    confirmedAt: string | null
  }
  application: {
    id: string
    code: string
    definition: ColumnType<unknown, string, string>
    position: Generated<number>
    isEnabled: Generated<boolean>
    version: Generated<number>
    changedBy: string
    changedAt: string
  }
  applicationAdministrator: {
    applicationId: string
    kind: 'person' | 'group'
    holderId: string
  }
  areaChange: {
    areaId: string
    parentId: string | null
    name: string
    isEnabled: Generated<boolean>
    removedAt: string | null
    changedAt: string
    changedBy: string | null
  }
  areaOrder: {
    parentId: string
    areaIds: string[]
    changedAt: string
  }
  auditEvent: {
    id: GeneratedAlways<string>
    at: string
    personId: string | null
    what: string
    refusal: Generated<string>
    requestId: Generated<string>
  }
  authorizationGroup: {
    id: string
    name: string
    code: string
    description: Generated<string>
    isEnabled: Generated<boolean>
    until: string | null
    version: Generated<number>
    changedBy: string
    changedAt: string
    dueAt: string | null
  }
  authorizationGroupMember: {
    groupId: string
    kind: 'everybody' | 'role' | 'position' | 'organization' | 'group' | 'person'
    holderId: string
  }
  billCounter: {
    ruleKey: string
    period: string
    next: ColumnType<string, string | number | bigint, string | number | bigint>
  }
  billLedgerTicket: {
    ticketHash: Uint8Array
    personId: string
    locale: string
    asked: ColumnType<unknown, string, string>
    expiresAt: string
  }
  billNumber: {
    ruleKey: string
    number: string
    personId: string
    takenAt: string
    formTable: string | null
    recordId: string | null
    voidedAt: string | null
    voidedBy: string | null
    voidReason: Generated<'' | 'recordDeleted' | 'caseDeleted' | 'reservationLapsed'>
  }
  billReservation: {
    ruleKey: string
    personId: string
    period: string
    number: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>
    drawn: Generated<string>
    reservedAt: string
  }
  billRule: {
    id: string
    name: string
    code: string
    settings: ColumnType<unknown, string, string>
    changedBy: string
    changedAt: string
    removedAt: string | null
  }
  caseArchive: {
    caseId: string
    state: 'waiting' | 'made' | 'failed'
    documentId: string | null
    wantedAt: string
    attempts: Generated<number>
    dueAt: string | null
    failure: ColumnType<unknown, string | null, string | null>
  }
  caseFilter: {
    id: string
    personId: string
    list: 'pending' | 'launched' | 'toSign' | 'toDo' | 'doing' | 'done' | 'circulated'
    name: string
    asks: ColumnType<unknown, string, string>
    createdAt: string
  }
  caseLook: {
    caseId: string
    personId: string
    digests: ColumnType<unknown, string, string>
    at: string
  }
  caseShare: {
    id: string
    caseId: string
    personId: string
    node: string | null
    givenBy: string
    givenAt: string
    until: string | null
    endedBy: string | null
    endedAt: string | null
  }
  caseTitle: {
    caseId: string
    title: string
    words: Generated<string>
  }
  channelChoice: {
    personId: string
    choices: ColumnType<unknown, string | undefined, string>
    quietFrom: number | null
    quietTo: number | null
    digestAt: number | null
  }
  channelRule: {
    category: string
    channel: string
    rule: 'offered' | 'usual' | 'always'
  }
  channelState: {
    channel: string
    failingSince: string | null
    succeededAt: string | null
  }
  chatBar: {
    conversationId: string
    personId: string
    until: string | null
    barredBy: string
    barredAt: string
    byModerator: boolean
  }
  chatBlock: {
    personId: string
    blockedId: string
    blockedAt: string
  }
  chatEvidence: {
    conversationId: string
    sequence: number
    markedBy: string
    markedAt: string
  }
  chatExport: {
    id: string
    state: 'asked' | 'refused' | 'approved' | 'ready' | 'failed' | 'expired' | 'lapsed'
    reason: string
    people: string[]
    conversations: string[]
    fromAt: string
    untilAt: string
    askedBy: string
    askedAt: string
    decidedBy: string | null
    decidedAt: string | null
    decisionNote: Generated<string>
    dueAt: string | null
    attempts: Generated<number>
    failure: ColumnType<unknown, string | null, string | null>
    fileId: string | null
    messages: Generated<number>
    informed: Generated<number>
    madeAt: string | null
    expiresAt: string | null
  }
  chatExportDownload: {
    exportId: string
    downloadedBy: string
    downloadedAt: string
  }
  chatFile: {
    conversationId: string
    sequence: number
    fileId: string
  }
  chatGram: {
    conversationId: string
    sequence: number
    sentAt: string
    grams: number[]
  }
  chatMention: {
    conversationId: string
    sequence: number
    personId: string
  }
  chatMessage: {
    conversationId: string
    sequence: number
    revision: number
    senderId: string | null
    clientId: string | null
    kind: 'text' | 'image' | 'file' | 'voice' | 'location' | 'case' | 'event'
    body: Generated<string>
    content: ColumnType<unknown, string | null, string | null>
    replyTo: number | null
    addressesAll: Generated<boolean>
    sentAt: string
    editedAt: string | null
    recalledAt: string | null
    pinnedAt: string | null
    removedAt: string | null
  }
  chatReaction: {
    conversationId: string
    sequence: number
    personId: string
    emoji: string
    at: string
  }
  chatReport: {
    id: string
    conversationId: string
    sequence: number
    senderId: string
    kind: 'text' | 'image' | 'file' | 'voice' | 'location' | 'case'
    body: string
    content: ColumnType<unknown, string | null, string | null>
    fileId: string | null
    sentAt: string
    editedAt: string | null
    reporterId: string
    reason: 'abuse' | 'harassment' | 'leak' | 'spam' | 'other'
    words: Generated<string>
    reportedAt: string
    outcome: 'dismissed' | 'upheld' | 'removed' | null
    closedBy: string | null
    closedAt: string | null
    closingNote: Generated<string>
  }
  chatReportLook: {
    reportId: string
    lookedBy: string
    lookedAt: string
  }
  clockFailure: {
    caseId: string
    attempts: number
    retryAt: string
    reason: ColumnType<unknown, string | null, string | null>
  }
  companyIcon: {
    id: string
    name: string
    category: Generated<string>
    type: 'image/svg+xml' | 'image/png' | 'image/webp'
    bytes: Uint8Array
    hash: string
    version: Generated<number>
    changedAt: string
    changedBy: string
  }
  contentMove: {
    contentHash: string
    dueAt: string
    asked: Generated<number>
    attempts: Generated<number>
    reason: ColumnType<unknown, string | null, string | null>
  }
  conversation: {
    id: string
    kind: 'direct' | 'group' | 'case'
    name: Generated<string>
    firstId: string | null
    secondId: string | null
    caseId: string | null
    isStrict: Generated<boolean>
    lastSequence: Generated<number>
    lastRevision: Generated<number>
    lastAt: string
    createdBy: string
    createdAt: string
    gramlessUpTo: Generated<number>
    alertAt: string | null
  }
  conversationMember: {
    conversationId: string
    personId: string
    role: 'owner' | 'admin' | 'member'
    joinedAt: string
    joinedSequence: Generated<number>
    readSequence: Generated<number>
    removedSequence: Generated<number>
    clearedSequence: Generated<number>
    isMuted: Generated<boolean>
    pinnedAt: string | null
    leftAt: string | null
    alertedSequence: Generated<number>
  }
  dataInterface: {
    id: string
    name: string
    code: string
    category: Generated<string>
    question: ColumnType<unknown, string, string>
    sealedHeaders: ColumnType<unknown, string | undefined, string>
    audience: ColumnType<unknown, string, string>
    sourceId: string | null
    changedBy: string
    changedAt: string
  }
  dataInterfaceCall: {
    id: string
    interfaceId: string
    personId: string
    at: string
    milliseconds: number
    rows: number
    outcome: 'answered' | 'refused' | 'failed'
    refusal: ColumnType<unknown, string | null, string | null>
    asked: ColumnType<unknown, string, string>
    retryOf: string | null
  }
  dataSource: {
    id: string
    name: string
    code: string
    origin: ColumnType<unknown, string, string>
    sealedPassword: string | null
    changedBy: string
    changedAt: string
  }
  dataSync: {
    id: string
    name: string
    interfaceId: string
    targetKind: 'records' | 'dictionary'
    targetId: string
    settings: ColumnType<unknown, string, string>
    schedule: 'manually' | 'hourly' | 'daily'
    savedBy: string
    changedAt: string
    readUntil: string | null
  }
  dataSyncLink: {
    syncId: string
    key: string
    targetId: string
  }
  dataSyncRun: {
    id: string
    syncId: string
    kind: 'preview' | 'run'
    state: 'waiting' | 'ready' | 'done' | 'changed' | 'stopped' | 'failed'
    startedBy: string | null
    startedAt: string
    endedAt: string | null
    dueAt: string | null
    attempts: Generated<number>
    expected: string | null
    fingerprint: string | null
    counts: ColumnType<unknown, string | null, string | null>
    reason: ColumnType<unknown, string | null, string | null>
    asOf: string
    readSince: string | null
    parameters: ColumnType<unknown, string | undefined, string>
  }
  dataSyncRunChange: {
    runId: string
    position: number
    kind: 'new' | 'changed' | 'ended' | 'removed' | 'refused'
    sourceRow: number
    key: string
    cells: ColumnType<unknown, string, string>
    reason: ColumnType<unknown, string | null, string | null>
  }
  decisionLink: {
    tokenHash: Uint8Array
    personId: string
    caseId: string
    taskId: string
    channel: 'mail' | 'push'
    session: string | null
    sentAt: string
    expiresAt: string
    endedAt: string | null
    usedAt: string | null
    decision: 'agree' | 'reject' | null
    attempt: string | null
  }
  delegation: {
    id: string
    kind: 'entrust' | 'agency'
    fromId: string
    note: Generated<string>
    startsAt: string
    endsAt: string
    stoppedAt: string | null
    createdAt: string
    endToldAt: string | null
  }
  delegationFlow: {
    delegationId: string
    flowId: string
  }
  delegationPerson: {
    delegationId: string
    personId: string
    answer: Generated<'open' | 'accepted' | 'refused'>
    answeredAt: string | null
  }
  delegationRule: {
    kind: 'entrust' | 'agency'
    asksReceiver: boolean
  }
  designCategory: {
    name: string
    parent: string | null
    nameTw: Generated<string>
    nameEn: Generated<string>
  }
  designEditor: {
    kind: 'form' | 'flow' | 'list' | 'print'
    subject: string
    seat: string
    personId: string
    seenAt: string
  }
  dictionary: {
    id: string
    name: string
    code: string
    nameTw: Generated<string>
    nameEn: Generated<string>
    isTree: Generated<boolean>
    changedAt: Generated<string>
    removedAt: string | null
  }
  dictionaryEntry: {
    id: string
    dictionaryId: string
    name: string
    code: string
    position: number
    nameTw: Generated<string>
    nameEn: Generated<string>
    parentId: string | null
    isEnabled: Generated<boolean>
    removedAt: string | null
  }
  directoryChange: {
    transactionNumber: Generated<string>
    kind: string
    personId: string | null
    writtenAt: Generated<string>
  }
  directoryGroup: {
    groupId: string
    subject: string
  }
  directoryPerson: {
    personId: string
    subject: string
    disabledAt: string | null
  }
  directoryRun: {
    id: string
    kind: 'preview' | 'run'
    state: 'waiting' | 'ready' | 'done' | 'changed' | 'stopped' | 'failed'
    startedBy: string | null
    startedAt: string
    endedAt: string | null
    dueAt: string | null
    attempts: Generated<number>
    expected: string | null
    fingerprint: string | null
    counts: ColumnType<unknown, string | null, string | null>
    reason: ColumnType<unknown, string | null, string | null>
  }
  directoryRunChange: {
    runId: string
    position: number
    part: 'person' | 'department' | 'group'
    kind: 'new' | 'changed' | 'linked' | 'returned' | 'vanished' | 'conflict'
    account: string
    name: string
    fields: ColumnType<unknown, string, string>
    reason: ColumnType<unknown, string | null, string | null>
  }
  directoryUnit: {
    organizationId: string
    subject: string
  }
  directoryVersion: {
    onlyRow: Generated<boolean>
    version: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
  }
  document: {
    id: string
    ownerId: string | null
    parentId: string | null
    line: string[]
    name: string
    fileId: string | null
    flowId: string | null
    createdAt: string
    binnedAt: string | null
  }
  documentShare: {
    documentId: string
    personId: string
    sharedAt: string
  }
  downloadTicket: {
    ticketHash: Uint8Array
    fileId: string
    expiresAt: string
  }
  evidenceTicket: {
    ticketHash: Uint8Array
    personId: string
    locale: string
    asked: ColumnType<unknown, string, string>
    expiresAt: string
  }
  externalIdentity: {
    issuer: string
    subject: string
    personId: string
    name: string
    boundAt: string
  }
  externalInvitation: {
    personId: string
    way: 'mail' | 'sms'
    locale: string
    state: 'waiting' | 'sent' | 'failed'
    attempts: Generated<number>
    nextAttemptAt: string | null
    reason: ColumnType<unknown, string | null, string | null>
    askedBy: string
    changedAt: string
  }
  externalPerson: {
    personId: string
    company: string
    purpose: Generated<string>
    invitedBy: string
    invitedAt: string
    dueAt: string | null
  }
  faultLog: {
    id: string
    at: string
    personId: string | null
    what: string
    requestId: string
    message: string
    stack: string
  }
  fileLink: {
    fileId: string
    caseId: string
  }
  flow: {
    id: string
    name: string
    code: string
    category: Generated<string>
    icon: string
    iconColor: string
    formId: string
    draft: ColumnType<unknown, string, string>
    publishedVersionId: string | null
    isChanged: Generated<boolean>
    changedBy: string
    changedAt: string
    tests: ColumnType<unknown, string | undefined, string>
    testRule: Generated<'refuse' | 'warn'>
    translations: GeneratedAlways<unknown>
    ownerId: string | null
    tags: Generated<string[]>
  }
  flowBackTest: {
    id: string
    flowId: string
    personId: string
    state: 'running' | 'done' | 'failed'
    total: number
    done: Generated<number>
    counts: ColumnType<unknown, string | undefined, string>
    affected: ColumnType<unknown, string | undefined, string>
    startedAt: string
    changedAt: string
  }
  flowCase: {
    id: string
    flowId: string
    flowVersionId: string
    recordId: string
    starterId: string
    departmentId: string | null
    title: string
    status: 'draft' | 'running' | 'suspended' | 'returned' | 'recalled' | 'approved' | 'rejected' | 'terminated' | 'revoking' | 'revoked' | 'exception'
    urgency: 'normal' | 'important' | 'urgent'
    nodeName: Generated<string>
    holders: Generated<string[]>
    heldSince: string | null
    keyValues: ColumnType<unknown, string | undefined, string>
    state: string
    sequence: number
    lastHash: Uint8Array | null
    launchedAt: string | null
    endedAt: string | null
    changedAt: string
    deletedAt: string | null
    dueAt: string | null
    overdueSince: string | null
    revokes: string | null
    archivedAt: string | null
    exceptionSince: string | null
    launcherId: string | null
    listedAt: string
    translations: ColumnType<unknown, string | null, string | null>
  }
  flowCaseLink: {
    childId: string
    parentId: string
    waitId: string | null
    node: string | null
    personId: string
    place: number
  }
  flowComment: {
    id: string
    caseId: string
    personId: string
    at: string
    text: string
    attachments: ColumnType<unknown, string | undefined, string>
    replyTo: string | null
  }
  flowCopy: {
    id: string
    caseId: string
    node: string
    nodeName: string
    personId: string
    at: string
    readAt: string | null
  }
  flowCoverage: {
    flowId: string
    node: string
    gap: 'nobodyLaunches' | 'nobody' | 'onlyDeparted' | 'onlyStarter' | 'tooFew'
    starters: number
    foundAt: string
  }
  flowCoverageLook: {
    isOnly: Generated<boolean>
    seenVersion: string
    checkedVersion: string
    checkedAt: string
  }
  flowEvent: {
    caseId: string
    sequence: number
    type: string
    body: string
    hash: Uint8Array
    at: string
  }
  flowFavourite: {
    personId: string
    flowId: string
  }
  flowSecret: {
    flowId: string
    sealed: string
    changedAt: string
  }
  flowTask: {
    id: string
    caseId: string
    node: string
    nodeName: string
    round: number
    personId: string
    stage: 'waiting' | 'toSign' | 'toDo' | 'doing' | 'done' | 'cancelled'
    decision: 'agreed' | 'rejected' | 'handled' | 'returned' | 'transferred' | 'assisted' | null
    isReturned: Generated<boolean>
    opinion: Generated<string>
    draftOpinion: Generated<string>
    openedAt: string
    closedAt: string | null
    list: 'toSign' | 'toDo' | 'doing' | 'done' | null
    listedAt: string
    dueAt: string | null
    overdueSince: string | null
    isAssist: Generated<boolean>
  }
  flowVersion: {
    id: string
    flowId: string
    version: number
    definition: ColumnType<unknown, string, string>
    formVersionId: string
    publishedBy: string
    publishedAt: string
  }
  flowWait: {
    id: string
    caseId: string
    node: string
    nodeName: string
    round: number
    kind: string
    state: 'waiting' | 'ended' | 'failed' | 'done' | 'cancelled'
    isFrozen: Generated<boolean>
    failure: ColumnType<unknown, string | null, string | null>
    openedAt: string
    closedAt: string | null
    attempts: Generated<number>
    nextAttemptAt: string | null
  }
  form: {
    id: string
    name: string
    code: string
    category: Generated<string>
    draft: ColumnType<unknown, string, string>
    mainTable: string
    publishedVersion: number | null
    isChanged: Generated<boolean>
    changedBy: string
    changedAt: string
    icon: Generated<string>
    iconColor: Generated<string>
    ownerId: string | null
    tags: Generated<string[]>
  }
  formKit: {
    id: string
    name: string
    fields: ColumnType<unknown, string, string>
    changedBy: string
    changedAt: string
  }
  formVersion: {
    id: string
    formId: string
    version: number
    definition: ColumnType<unknown, string, string>
    tables: ColumnType<unknown, string, string>
    publishedBy: string
    publishedAt: string
  }
  grade: {
    id: string
    name: string
    areas: string[]
    isWhole: boolean
    organizationIds: string[]
    circleIds: string[]
    personIds: string[]
    version: Generated<number>
    changedBy: string
    changedAt: string
  }
  groupMember: {
    groupId: string
    personId: string
  }
  groupProvisioning: {
    groupId: string
    externalId: string
  }
  idempotency: {
    personId: string
    key: string
    request: Uint8Array
    answer: string | null
    at: string
  }
  inboxSequence: {
    personId: string
    sequence: ColumnType<string, string | number | bigint, string | number | bigint>
  }
  incomingMail: {
    id: string
    place: string
    uidValidity: ColumnType<string, string | number | bigint, string | number | bigint>
    uid: ColumnType<string, string | number | bigint, string | number | bigint>
    messageId: string
    fromAddress: string
    subject: string
    at: string
    state: 'comment' | 'refused' | 'ignored' | 'failed'
    reason: Generated<string>
    params: ColumnType<unknown, string | undefined, string>
    personId: string | null
    caseId: string | null
    isAnswered: Generated<boolean>
  }
  listDesign: {
    formId: string
    draft: ColumnType<unknown, string, string>
    publishedVersion: number | null
    isChanged: Generated<boolean>
    changedBy: string
    changedAt: string
  }
  listVersion: {
    id: string
    formId: string
    version: number
    definition: ColumnType<unknown, string, string>
    publishedBy: string
    publishedAt: string
  }
  listWithdrawal: {
    formId: string
    withdrawnBy: string
    withdrawnAt: string
  }
  logTicket: {
    ticketHash: Uint8Array
    personId: string
    locale: string
    asked: ColumnType<unknown, string, string>
    expiresAt: string
  }
  messageDelivery: {
    id: string
    personId: string
    channel: string
    category: string
    noticeIds: string[]
    at: string
    isDigest: Generated<boolean>
    state: Generated<'waiting' | 'sent' | 'failed' | 'dropped'>
    target: Generated<string>
    attempts: Generated<number>
    nextAttemptAt: string | null
    triedAt: string | null
    reason: ColumnType<unknown, string | null, string | null>
    conversationIds: Generated<string[]>
    conversationId: string | null
  }
  messageTemplate: {
    category: string
    channel: string
    locale: string
    version: number
    subject: string
    body: string
    changedBy: string
    changedAt: string
  }
  migration: {
    name: string
    checksum: string
    appliedAt: Generated<string>
  }
  modelFavourite: {
    personId: string
    formId: string
  }
  mutedCase: {
    personId: string
    caseId: string
  }
  notice: {
    id: string
    personId: string
    kind: 'notice' | 'flow' | 'system' | 'schedule'
    title: Generated<string>
    titleKey: Generated<string>
    titleParams: ColumnType<unknown, string | undefined, string>
    body: Generated<string>
    caseId: string | null
    taskId: string | null
    senderId: string | null
    fact: string
    at: string
    readAt: string | null
    delegation: number | null
    documents: string[] | null
    schedule: ColumnType<unknown, string | null, string | null>
    archivedAt: string | null
    snoozedUntil: string | null
    announcementId: string | null
    dispatchAt: string | null
  }
  objectContent: {
    contentHash: string
    storeId: string
  }
  objectStore: {
    id: string
    endpoint: string
    region: string
    bucket: string
    prefix: string
    isPathStyle: boolean
    accessKeyId: string
    sealedKey: string
  }
  operationLog: {
    id: string
    at: string
    personId: string
    what: string
    target: string
    refusal: string
    message: string
    requestId: string
    milliseconds: number
    address: string
  }
  organization: {
    id: string
    parentId: string | null
    name: string
    code: string
    category: 'company' | 'department'
    headId: string | null
    position: Generated<number>
    createdAt: string
    isClosed: Generated<boolean>
    version: Generated<number>
  }
  organizationHistory: {
    sequence: GeneratedAlways<string>
    kind: 'organization' | 'post' | 'person' | 'post_holder'
    rowId: string
    facts: ColumnType<unknown, string, string>
    validFrom: string
    validTo: string | null
  }
  outbox: {
    id: GeneratedAlways<string>
    topic: string
    body: string
    at: string
    attempts: Generated<number>
    availableAt: string
    failed: string | null
  }
  packTicket: {
    ticketHash: Uint8Array
    fileIds: string[]
    name: string
    expiresAt: string
    names: string[] | null
  }
  passkey: {
    id: string
    personId: string
    credentialId: string
    publicKey: Uint8Array
    counter: ColumnType<string, string | number | bigint, string | number | bigint>
    transports: string[]
    isSynced: boolean
    name: string
    createdAt: string
    usedAt: string | null
  }
  passwordHistory: {
    personId: string
    changedAt: string
    passwordHash: string
  }
  person: {
    id: string
    account: string
    name: string
    pinyin: Generated<string>
    gender: Generated<'female' | 'male' | 'unknown'>
    mobilePhone: Generated<string>
    email: Generated<string>
    avatar: Generated<string>
    passwordHash: string
    managerId: string | null
    majorPostId: string | null
    isAdministrator: Generated<boolean>
    isEnabled: Generated<boolean>
    createdAt: string
    employeeNumber: Generated<string>
    entryDate: string | null
    version: Generated<number>
    successorId: string | null
    passwordMustChange: Generated<boolean>
    passwordChangedAt: string
    externalUntil: string | null
  }
  personApplication: {
    personId: string
    applicationId: string
  }
  personFact: {
    personId: string
    facts: ColumnType<unknown, string, string>
  }
  personGroup: {
    id: string
    name: string
    code: string
    createdAt: string
    version: Generated<number>
    rule: string | null
  }
  personPicture: {
    personId: string
    token: string
    type: 'image/png' | 'image/jpeg' | 'image/webp'
    bytes: Uint8Array
  }
  personProfile: {
    personId: string
    introduction: Generated<string>
    nation: Generated<string>
    nativePlace: Generated<string>
    entryDate: string | null
    certificateKind: Generated<string>
    certificateNumber: Generated<string>
    education: Generated<string>
    birthday: string | null
    telephone: Generated<string>
    landline: Generated<string>
    urgentContact: Generated<string>
    urgentTelephone: Generated<string>
    postalAddress: Generated<string>
    version: Generated<number>
    preferences: ColumnType<unknown, string | null, string | null>
  }
  personProvisioning: {
    personId: string
    userName: string
    externalId: string
    removedAt: string | null
  }
  personSignIn: {
    id: string
    personId: string
    at: string
    refusal: string | null
    address: string
    userAgent: string
    device: 'app' | 'web'
    way: Generated<'' | 'password' | 'sms' | 'scan' | 'passkey' | 'provider' | 'directory' | 'confirmation'>
  }
  phrase: {
    id: string
    personId: string | null
    text: string
    place: number
    createdAt: string
  }
  post: {
    id: string
    organizationId: string
    parentId: string | null
    name: string
    code: string
    dutyPersonId: string | null
    createdAt: string
    isClosed: Generated<boolean>
    version: Generated<number>
  }
  postHolder: {
    postId: string
    personId: string
  }
  printTemplate: {
    id: string
    formId: string
    name: string
    draft: ColumnType<unknown, string, string>
    draftNumber: number
    published: ColumnType<unknown, string | null, string | null>
    publishedNumber: number | null
    changedBy: string
    changedAt: string
  }
  publicationExcuse: {
    kind: 'flow' | 'form' | 'list' | 'print' | 'trigger'
    subject: string
    version: number
    reason: string
    findings: ColumnType<unknown, string, string>
    byId: string
    at: string
  }
  pushSubscription: {
    id: string
    personId: string
    session: string
    endpoint: string
    p256dh: string
    auth: string
    userAgent: Generated<string>
    createdAt: string
  }
  recentColleague: {
    personId: string
    colleagueId: string
    metAt: string
  }
  recordChange: {
    id: string
    formId: string
    recordId: string
    version: number
    kind: 'changed' | 'removed'
    changedBy: string | null
    changedAt: string
    changes: ColumnType<unknown, string | undefined, string>
  }
  recordFile: {
    fileId: string
    formId: string
    recordId: string
    path: string
  }
  recordGrant: {
    id: string
    formId: string
    name: string
    permission: ColumnType<unknown, string, string>
    changedBy: string
    changedAt: string
  }
  recordGrantHolder: {
    grantId: string
    kind: 'everybody' | 'role' | 'position' | 'organization' | 'group' | 'person' | 'authorizationGroup'
    holderId: string
  }
  recordImport: {
    id: string
    formId: string
    personId: string
    locale: string
    fileName: string
    contentHash: string
    state: 'reading' | 'ready' | 'committing' | 'done' | 'failed' | 'cancelled'
    mode: 'add' | 'addAndUpdate'
    keys: string[]
    columns: string[] | null
    headings: string[] | null
    rowsRead: Generated<number>
    rowsBad: Generated<number>
    doneThrough: Generated<number>
    rowsAdded: Generated<number>
    rowsChanged: Generated<number>
    rowsRefused: Generated<number>
    failure: ColumnType<unknown, string | null, string | null>
    leasedUntil: string | null
    startedAt: string
    changedAt: string
    attempts: Generated<number>
  }
  recordImportRow: {
    importId: string
    number: number
    cells: string[]
    sent: ColumnType<unknown, string, string>
    problems: ColumnType<unknown, string | undefined, string>
    isBad: boolean
    record: number
  }
  recordView: {
    id: string
    formId: string
    ownerId: string
    name: string
    asks: ColumnType<unknown, string, string>
    createdAt: string
    changedAt: string
  }
  recordViewDefault: {
    personId: string
    formId: string
    viewId: string
  }
  recordViewPublication: {
    viewId: string
    publishedBy: string
    publishedAt: string
  }
  recoveryCode: {
    personId: string
    codeHash: Uint8Array
  }
  replyAddress: {
    tagHash: Uint8Array
    personId: string
    caseId: string | null
    messageId: string
    sentAt: string
    partOf: Generated<string>
  }
  replyMailbox: {
    id: string
    place: Generated<string>
    uidValidity: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
    lastUid: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
    since: string
    dueAt: string | null
    readAt: string | null
    failingSince: string | null
    reason: ColumnType<unknown, string | null, string | null>
  }
  replyTrial: {
    place: string
    uidValidity: ColumnType<string, string | number | bigint, string | number | bigint>
    uid: ColumnType<string, string | number | bigint, string | number | bigint>
    attempts: number
    retryAt: string
  }
  requestLog: {
    id: string
    at: string
    personId: string
    what: string
    target: string
    refusal: string
    message: string
    requestId: string
    milliseconds: number
    address: string
  }
  rightRequest: {
    id: string
    formId: string
    personId: string
    wanted: 'see' | 'add' | 'change' | 'remove' | 'import' | 'export' | 'print'
    reason: string
    askedAt: string
    outcome: 'granted' | 'declined' | null
    answeredBy: string | null
    answeredAt: string | null
  }
  role: {
    id: string
    name: string
    code: string
    createdAt: string
    version: Generated<number>
  }
  roleMember: {
    roleId: string
    personId: string
  }
  rowChange: {
    sequence: GeneratedAlways<string>
    kind: 'role' | 'person_group' | 'organization' | 'post' | 'person'
    rowId: string
    isNew: boolean
    changes: ColumnType<unknown, string, string>
    at: string
    personId: string
    call: string
  }
  schedule: {
    id: string
    creatorId: string
    title: string
    content: string
    isAllDay: boolean
    urgency: 'normal' | 'important' | 'urgent'
    colour: 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'grey'
    reminder: ColumnType<unknown, string, string>
    repetition: 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly'
    repeatsUntil: string | null
    createdAt: string
    category: Generated<string>
  }
  scheduleEntry: {
    id: string
    scheduleId: string
    starts: string
    ends: string
    remindAt: string | null
  }
  scheduleFile: {
    scheduleId: string
    fileId: string
    place: number
  }
  scheduleParticipant: {
    entryId: string
    personId: string
    answer: 'pending' | 'accepted' | 'tentative' | 'declined'
  }
  seal: {
    id: string
    code: string
    name: string
    kind: 'company' | 'contract' | 'finance' | 'legalRepresentative' | 'other'
    image: string
    keepers: ColumnType<unknown, string, string>
    users: ColumnType<unknown, string, string>
    isEnabled: Generated<boolean>
    version: Generated<number>
    changedAt: string
    changedBy: string
    asksReason: Generated<boolean>
  }
  sealUse: {
    id: string
    sealId: string
    sealName: string
    image: string
    caseId: string
    caseTitle: string
    personId: string
    reason: Generated<string>
    at: string
    taskId: string | null
  }
  sealWithdrawal: {
    useId: string
    at: string
    by: string | null
  }
  secondFactor: {
    personId: string
    sealed: string
    createdAt: string
    confirmedAt: string | null
    lastStep: ColumnType<string, string | number | bigint | undefined, string | number | bigint>
  }
  secondment: {
    id: string
    personId: string
    postId: string
    firstDay: string
    lastDay: string
    reason: string
    state: 'planned' | 'running' | 'ended' | 'cancelled'
    plannedBy: string
    plannedAt: string
    dueAt: string | null
    homePostId: string | null
    givesPost: Generated<boolean>
    gonePost: string | null
    goneOrganizationId: string | null
  }
  setting: {
    name: string
    value: ColumnType<unknown, string, string>
    sealed: ColumnType<unknown, string | undefined, string>
    version: number
  }
  settingChange: {
    id: string
    name: string
    version: number
    before: ColumnType<unknown, string, string>
    after: ColumnType<unknown, string, string>
    secrets: string[]
    isUndo: boolean
    changedBy: string
    changedAt: string
  }
  sheetTicket: {
    ticketHash: Uint8Array
    personId: string
    locale: string
    sheet: ColumnType<unknown, string, string>
    expiresAt: string
  }
  shortLink: {
    id: string
    formId: string
    purpose: 'form' | 'query'
    addressHash: Uint8Array
    ownerId: string
    passwordHash: string | null
    expiresAt: string | null
    quota: number | null
    used: Generated<number>
    fields: string[]
    asks: string[]
    createdAt: string
    revokedAt: string | null
  }
  shortLinkCount: {
    linkId: string
    action: 'open' | 'password' | 'send' | 'find' | 'visit'
    address: string
    counted: number
    startedAt: string
  }
  shortLinkEntry: {
    linkId: string
    ticket: string
    reference: string
    recordId: string
    createdAt: string
  }
  shortLinkPass: {
    passHash: Uint8Array
    linkId: string
    expiresAt: string
  }
  shortLinkUpload: {
    fileId: string
    linkId: string
    visitHash: Uint8Array
    address: string
    size: ColumnType<string, string | number | bigint, string | number | bigint>
    createdAt: string
    sentAt: string | null
  }
  shortLinkVisit: {
    visitHash: Uint8Array
    linkId: string
    startedAt: string
  }
  signature: {
    id: string
    personId: string
    image: string
    isDefault: boolean
    createdAt: string
  }
  slowCall: {
    id: string
    at: string
    personId: string | null
    what: string
    requestId: string
    milliseconds: number
  }
  smsOutbox: {
    id: string
    at: string
    phone: string
    body: string
  }
  staffChange: {
    id: string
    kind: 'join' | 'move' | 'leave'
    personId: string
    day: string
    state: 'planned' | 'done' | 'failed' | 'cancelled'
    reason: string
    plan: ColumnType<unknown, string, string>
    plannedBy: string
    plannedAt: string
    dueAt: string | null
    attempts: Generated<number>
    doneAt: string | null
    result: ColumnType<unknown, string | null, string | null>
    failure: ColumnType<unknown, string | null, string | null>
  }
  starredColleague: {
    personId: string
    colleagueId: string
    starredAt: string
  }
  storedFile: {
    id: string
    name: string
    size: ColumnType<string, string | number | bigint, string | number | bigint>
    type: Generated<string>
    contentHash: string | null
    state: 'uploading' | 'checking' | 'ready' | 'refused'
    ownerId: string | null
    createdAt: string
  }
  trigger: {
    id: string
    name: string
    isOn: Generated<boolean>
    version: number
    eventKind: string
    hears: string[]
    actsAs: string
    nextAt: string | null
    fired: Generated<number>
    addressHash: Uint8Array | null
    signingKey: string | null
    listensUntil: string | null
    sample: ColumnType<unknown, string | null, string | null>
    changedBy: string
    changedAt: string
    refused: ColumnType<unknown, string | null, string | null>
  }
  triggerCase: {
    caseId: string
    runId: ColumnType<string, string | number | bigint, string | number | bigint>
  }
  triggerRun: {
    id: GeneratedAlways<string>
    triggerId: string
    version: number
    state: Generated<'waiting' | 'done' | 'skipped' | 'failed' | 'stopped'>
    subject: string | null
    eventKey: string | null
    cause: ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>
    depth: Generated<number>
    event: ColumnType<unknown, string, string>
    brought: ColumnType<unknown, string | undefined, string>
    steps: ColumnType<unknown, string | undefined, string>
    attempts: Generated<number>
    nextAttemptAt: string | null
    failure: ColumnType<unknown, string | null, string | null>
    occurredAt: string
    endedAt: string | null
  }
  triggerVersion: {
    triggerId: string
    version: number
    definition: ColumnType<unknown, string, string>
    savedBy: string
    savedAt: string
  }
  unavailableDesign: {
    kind: 'flow' | 'form'
    subject: string
    availability: 'stopped' | 'archived' | 'deleted'
    byId: string
    at: string
  }
  webhook: {
    id: string
    name: string
    url: string
    isOn: boolean
    events: string[]
    flowIds: string[]
    formIds: string[]
    withValues: boolean
    sealed: string
    formerSealed: string | null
    formerUntil: string | null
    failingSince: string | null
    stoppedAt: string | null
    changedBy: string
    changedAt: string
    inVain: Generated<number>
    restsUntil: string | null
    format: Generated<'standard' | 'dingtalk' | 'wecom' | 'feishu'>
  }
  webhookDelivery: {
    id: string
    place: GeneratedAlways<string>
    webhookId: string
    event: string
    subject: string
    content: ColumnType<unknown, string, string>
    at: string
    body: string | null
    state: Generated<'waiting' | 'delivered' | 'failed'>
    isByHand: Generated<boolean>
    attempts: Generated<number>
    nextAttemptAt: string | null
    triedAt: string | null
    milliseconds: number | null
    status: number | null
    answer: Generated<string>
    refusal: ColumnType<unknown, string | null, string | null>
  }
  workingDay: {
    day: string
    kind: 'free' | 'worked'
    name: Generated<string>
  }
  workingWeek: {
    id: Generated<boolean>
    shifts: ColumnType<unknown, string, string>
    hasPublicHolidays: boolean
    changedBy: string
    changedAt: string
  }
}
