import type { Texts } from '@signet/std'

export const texts = {
  actsAs: { 'zh-CN': '以谁的身份调用', 'zh-TW': '以誰的身分呼叫', 'en-US': 'Acts as' },
  actsAsPerson: { 'zh-CN': '指定人员', 'zh-TW': '指定人員', 'en-US': 'A person' },
  actsAsTechnical: {
    'zh-CN': '专用技术账号',
    'zh-TW': '專用技術帳號',
    'en-US': 'A technical account of its own',
  },
  address: { 'zh-CN': '来源地址', 'zh-TW': '來源位址', 'en-US': 'Address' },
  administration: {
    'zh-CN': '允许管理员权限的接口',
    'zh-TW': '允許管理員權限的介面',
    'en-US': 'Allow calls for administrators',
  },
  administrationHint: {
    'zh-CN': '仅当密钥代表的人员是管理员时有效。不勾选时，密钥没有管理员的任何权限。',
    'zh-TW': '僅當金鑰代表的人員是管理員時有效。不勾選時，金鑰沒有管理員的任何權限。',
    'en-US':
      'Works only if the person it acts as is an administrator. Without it, the key has none of an administrator’s rights.',
  },
  calls: { 'zh-CN': '调用记录', 'zh-TW': '呼叫紀錄', 'en-US': 'Calls' },
  clear: { 'zh-CN': '清空', 'zh-TW': '清空', 'en-US': 'Clear' },
  createdAt: { 'zh-CN': '创建时间', 'zh-TW': '建立時間', 'en-US': 'Created' },
  done: { 'zh-CN': '成功', 'zh-TW': '成功', 'en-US': 'Done' },
  emptyHint: {
    'zh-CN': '让其他系统用密钥调用接口，并限定它能做什么、从哪里调用。',
    'zh-TW': '讓其他系統用金鑰呼叫介面，並限定它能做什麼、從哪裡呼叫。',
    'en-US': 'Let other systems call with a key, and limit what it may do and from where.',
  },
  expiresAt: { 'zh-CN': '到期时间', 'zh-TW': '到期時間', 'en-US': 'Expires' },
  expiresAtHint: {
    'zh-CN': '留空表示长期有效',
    'zh-TW': '留空表示長期有效',
    'en-US': 'Leave empty for no expiry',
  },
  findArea: { 'zh-CN': '查找接口范围', 'zh-TW': '尋找介面範圍', 'en-US': 'Find an area' },
  formerEnds: { 'zh-CN': '旧密钥何时失效', 'zh-TW': '舊金鑰何時失效', 'en-US': 'The old secret stops' },
  formerEndsHint: {
    'zh-CN': '给对方系统留出更换的时间；如果密钥已经泄露，请选择立即失效。',
    'zh-TW': '給對方系統留出更換的時間；如果金鑰已經外洩，請選擇立即失效。',
    'en-US': 'Leave the other system time to change over. If the secret has leaked, stop it at once.',
  },
  formerHours: {
    'zh-CN': '{hours, plural, =0 {立即} =24 {24 小时后} other {7 天后}}',
    'zh-TW': '{hours, plural, =0 {立即} =24 {24 小時後} other {7 天後}}',
    'en-US': '{hours, plural, =0 {At once} =24 {After 24 hours} other {After 7 days}}',
  },
  formerUntil: { 'zh-CN': '旧密钥有效至', 'zh-TW': '舊金鑰有效至', 'en-US': 'Old secret valid until' },
  lastUse: { 'zh-CN': '最近使用', 'zh-TW': '最近使用', 'en-US': 'Last used' },
  'level.none': { 'zh-CN': '无', 'zh-TW': '無', 'en-US': 'None' },
  'level.read': { 'zh-CN': '只读', 'zh-TW': '唯讀', 'en-US': 'Read' },
  'level.write': { 'zh-CN': '读写', 'zh-TW': '讀寫', 'en-US': 'Read and write' },
  'missing.owner': { 'zh-CN': '请选择负责人', 'zh-TW': '請選擇負責人', 'en-US': 'Choose who is responsible' },
  'missing.person': {
    'zh-CN': '请选择密钥代表的人员',
    'zh-TW': '請選擇金鑰代表的人員',
    'en-US': 'Choose the person the key acts as',
  },
  'missing.scopes': {
    'zh-CN': '请至少选择一项权限范围',
    'zh-TW': '請至少選擇一項權限範圍',
    'en-US': 'Choose at least one scope',
  },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  networks: { 'zh-CN': '允许的来源地址', 'zh-TW': '允許的來源位址', 'en-US': 'Allowed addresses' },
  networksHint: {
    'zh-CN': 'IP 地址或 CIDR 网段，每行一个；留空表示不限',
    'zh-TW': 'IP 位址或 CIDR 網段，每行一個；留空表示不限',
    'en-US': 'IP addresses or CIDR ranges, one per line. Leave empty for anywhere.',
  },
  never: { 'zh-CN': '长期有效', 'zh-TW': '長期有效', 'en-US': 'Never' },
  neverUsed: { 'zh-CN': '从未使用', 'zh-TW': '從未使用', 'en-US': 'Never used' },
  new: { 'zh-CN': '新建访问密钥', 'zh-TW': '新增存取金鑰', 'en-US': 'New access key' },
  noCalls: { 'zh-CN': '还没有调用记录', 'zh-TW': '還沒有呼叫紀錄', 'en-US': 'No calls yet' },
  'only.all': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'only.done': { 'zh-CN': '成功', 'zh-TW': '成功', 'en-US': 'Done' },
  'only.refused': { 'zh-CN': '被拒绝', 'zh-TW': '被拒絕', 'en-US': 'Refused' },
  owner: { 'zh-CN': '负责人', 'zh-TW': '負責人', 'en-US': 'Responsible' },
  ownerHint: {
    'zh-CN': '出现问题时联系的人',
    'zh-TW': '出現問題時聯絡的人',
    'en-US': 'Whom to ask when something is wrong',
  },
  perMinute: { 'zh-CN': '每分钟最多调用次数', 'zh-TW': '每分鐘最多呼叫次數', 'en-US': 'Calls per minute' },
  person: { 'zh-CN': '代表的人员', 'zh-TW': '代表的人員', 'en-US': 'Acts as person' },
  personHint: {
    'zh-CN': '密钥拥有此人的权限，不会更多；此人能在账号安全中看到并停用它。',
    'zh-TW': '金鑰擁有此人的權限，不會更多；此人能在帳號安全中看到並停用它。',
    'en-US':
      'The key has this person’s rights and never more. They see it in their account security and can stop it there.',
  },
  readAll: { 'zh-CN': '全部只读', 'zh-TW': '全部唯讀', 'en-US': 'Read all' },
  result: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Result' },
  revoke: { 'zh-CN': '吊销', 'zh-TW': '撤銷', 'en-US': 'Revoke' },
  revokeHint: {
    'zh-CN': '使用它的程序会立即失去访问，且不能恢复。',
    'zh-TW': '使用它的程式會立即失去存取，且無法恢復。',
    'en-US': 'Programs that use it lose access at once. This can’t be undone.',
  },
  revokeTitle: { 'zh-CN': '吊销“{name}”？', 'zh-TW': '撤銷「{name}」？', 'en-US': 'Revoke “{name}”?' },
  revokedAt: { 'zh-CN': '吊销时间', 'zh-TW': '撤銷時間', 'en-US': 'Revoked' },
  rotate: { 'zh-CN': '更换密钥', 'zh-TW': '更換金鑰', 'en-US': 'Rotate' },
  rotateTitle: { 'zh-CN': '更换密钥', 'zh-TW': '更換金鑰', 'en-US': 'Rotate the secret' },
  'scim.about': {
    'zh-CN':
      'Entra ID、Okta 等系统通过 SCIM 2.0 带来入职人员和分组，停用离职人员。请在那边填写下面的地址和密钥。密钥以您的身份调用，不能设置密码和管理员。',
    'zh-TW':
      'Entra ID、Okta 等系統透過 SCIM 2.0 帶來到職人員與群組，停用離職人員。請在該處填寫以下位址與金鑰。金鑰以您的身分呼叫，無法設定密碼與管理員。',
    'en-US':
      'Entra ID, Okta and others bring joiners and groups and disable leavers by SCIM 2.0. Enter this address and a key there. The key acts as you, and can set neither passwords nor administrators.',
  },
  'scim.address': { 'zh-CN': '地址', 'zh-TW': '位址', 'en-US': 'Address' },
  'scim.department': {
    'zh-CN':
      '如果那边提供部门（department），人员会进入同名部门；没有时会新建，与已有部门名称相近的会被拒绝。',
    'zh-TW': '若該處提供部門（department），人員會進入同名部門；沒有時會新增，與已有部門名稱相近的會被拒絕。',
    'en-US':
      'With the attribute department, people come into the department of that name. A new one is made where there is none; a name that is nearly that of another is refused.',
  },
  'scim.make': { 'zh-CN': '生成 SCIM 密钥', 'zh-TW': '產生 SCIM 金鑰', 'en-US': 'Make a key for SCIM' },
  'scim.title': {
    'zh-CN': '由 Entra ID、Okta 等管理人员（SCIM）',
    'zh-TW': '由 Entra ID、Okta 等管理人員（SCIM）',
    'en-US': 'Keep people from Entra ID, Okta and others (SCIM)',
  },
  scopeCount: {
    'zh-CN': '{count} 项',
    'zh-TW': '{count} 項',
    'en-US': '{count, plural, one {# scope} other {# scopes}}',
  },
  scopes: { 'zh-CN': '权限范围', 'zh-TW': '權限範圍', 'en-US': 'Scopes' },
  secret: { 'zh-CN': '密钥', 'zh-TW': '金鑰', 'en-US': 'Secret' },
  secretHint: {
    'zh-CN': '请立即复制并妥善保存。关闭后无法再次查看，只能更换。',
    'zh-TW': '請立即複製並妥善保存。關閉後無法再次查看，只能更換。',
    'en-US': 'Copy it now and keep it safe. It can’t be shown again, only replaced.',
  },
  secretKept: { 'zh-CN': '我已保存', 'zh-TW': '我已保存', 'en-US': 'I’ve saved it' },
  settings: { 'zh-CN': '设置', 'zh-TW': '設定', 'en-US': 'Settings' },
  state: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  'state.active': { 'zh-CN': '有效', 'zh-TW': '有效', 'en-US': 'Active' },
  'state.all': { 'zh-CN': '全部', 'zh-TW': '全部', 'en-US': 'All' },
  'state.expired': { 'zh-CN': '已过期', 'zh-TW': '已過期', 'en-US': 'Expired' },
  'state.revoked': { 'zh-CN': '已吊销', 'zh-TW': '已撤銷', 'en-US': 'Revoked' },
  technicalHint: {
    'zh-CN': '会新建一个不能登录、没有任何权限的人员，之后在人员和角色中授予所需权限。',
    'zh-TW': '會新增一個無法登入、沒有任何權限的人員，之後在人員和角色中授予所需權限。',
    'en-US':
      'Creates a person who can’t log in and has no rights. Grant what it needs under People and Roles.',
  },
  times: {
    'zh-CN': '{reason}（{count} 次）',
    'zh-TW': '{reason}（{count} 次）',
    'en-US': '{reason} ({count} times)',
  },
  title: { 'zh-CN': '访问密钥', 'zh-TW': '存取金鑰', 'en-US': 'Access keys' },
  what: { 'zh-CN': '接口', 'zh-TW': '介面', 'en-US': 'Call' },
  when: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' },
} satisfies Texts
