import type { Texts } from '@signet/std'

export const texts = {
  about: { 'zh-CN': '关于', 'zh-TW': '關於', 'en-US': 'About' },
  'about.copyright': {
    'zh-CN': '版权所有',
    'zh-TW': '版權所有',
    'en-US': 'Copyright',
  },
  'about.license': {
    'zh-CN': '开源许可',
    'zh-TW': '開源授權',
    'en-US': 'License',
  },
  'about.product': {
    'zh-CN': '产品',
    'zh-TW': '產品',
    'en-US': 'Product',
  },
  account: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  approvals: { 'zh-CN': '审批中心', 'zh-TW': '審批中心', 'en-US': 'Approval center' },
  avatar: { 'zh-CN': '头像', 'zh-TW': '大頭照', 'en-US': 'Picture' },
  'avatar.choose': { 'zh-CN': '更换头像', 'zh-TW': '更換大頭照', 'en-US': 'Choose a picture' },
  'avatar.crop': { 'zh-CN': '裁剪头像', 'zh-TW': '裁切大頭照', 'en-US': 'Crop the picture' },
  'avatar.cropArea': {
    'zh-CN': '拖动图片选择显示的部分，也可以用方向键',
    'zh-TW': '拖曳圖片選擇顯示的部分，也可以用方向鍵',
    'en-US': 'Drag the picture or use the arrow keys to choose what is shown',
  },
  'avatar.noPicture': {
    'zh-CN': '请选择图片文件',
    'zh-TW': '請選擇圖片檔案',
    'en-US': 'Choose a picture file',
  },
  'avatar.remove': { 'zh-CN': '移除', 'zh-TW': '移除', 'en-US': 'Remove' },
  'avatar.saved': { 'zh-CN': '头像已更换', 'zh-TW': '大頭照已更換', 'en-US': 'Your picture is changed' },
  'avatar.zoom': { 'zh-CN': '缩放', 'zh-TW': '縮放', 'en-US': 'Zoom' },
  changeSystem: { 'zh-CN': '切换应用', 'zh-TW': '切換應用', 'en-US': 'Switch application' },
  'cancel.ask': {
    'zh-CN': '注销账号？',
    'zh-TW': '要註銷帳號嗎？',
    'en-US': 'Close your account?',
  },
  'cancel.askHint': {
    'zh-CN': '注销后无法登录，需要管理员才能恢复',
    'zh-TW': '註銷後無法登入，須由管理員才能恢復',
    'en-US': 'You won’t be able to log in. Only an administrator can reopen it.',
  },
  'cancel.confirm': {
    'zh-CN': '注销账号',
    'zh-TW': '註銷帳號',
    'en-US': 'Close account',
  },
  'cancel.delegations': {
    'zh-CN': '委托',
    'zh-TW': '委託',
    'en-US': 'Delegations',
  },
  'cancel.drafts': {
    'zh-CN': '草稿',
    'zh-TW': '草稿',
    'en-US': 'Drafts',
  },
  'cancel.draftsHint': {
    'zh-CN': '保留，管理员可以移交',
    'zh-TW': '保留，管理員可以移交',
    'en-US': 'Kept; an administrator can hand them over',
  },
  'cancel.end': {
    'zh-CN': '全部结束',
    'zh-TW': '全部結束',
    'en-US': 'All end',
  },
  'cancel.hint': {
    'zh-CN': '注销后，您的账号将停用，所有设备退出登录。您发起和审批过的单据会保留。',
    'zh-TW': '註銷後，您的帳號將停用，所有裝置登出。您發起和簽核過的單據會保留。',
    'en-US':
      'Your account will be disabled and all devices logged out. Requests that you made or decided are kept.',
  },
  'cancel.last': {
    'zh-CN': '您是唯一的管理员。请先指定另一位管理员，再注销账号。',
    'zh-TW': '您是唯一的管理員。請先指定另一位管理員，再註銷帳號。',
    'en-US': 'You’re the only administrator. Appoint another one first.',
  },
  'cancel.reason': {
    'zh-CN': '原因（选填）',
    'zh-TW': '原因（選填）',
    'en-US': 'Reason (optional)',
  },
  'cancel.tasks': {
    'zh-CN': '待办任务',
    'zh-TW': '待辦任務',
    'en-US': 'Open tasks',
  },
  'cancel.title': {
    'zh-CN': '注销账号',
    'zh-TW': '註銷帳號',
    'en-US': 'Close account',
  },
  'cancel.toAdministrators': {
    'zh-CN': '没有上级可以接手，由管理员移交',
    'zh-TW': '沒有主管可以接手，由管理員移交',
    'en-US': 'No manager can take over, so administrators hand them over',
  },
  'cancel.toManager': {
    'zh-CN': '转给您的上级{name}；流程不允许转办的，由管理员移交',
    'zh-TW': '轉給您的主管{name}；流程不允許轉辦的，由管理員移交',
    'en-US': 'They go to your manager {name}. Administrators hand over those that can’t be transferred.',
  },
  'cancel.work': {
    'zh-CN': '您手上的工作',
    'zh-TW': '您手上的工作',
    'en-US': 'Your work',
  },
  'contact.administrators': {
    'zh-CN': '管理员',
    'zh-TW': '管理員',
    'en-US': 'Administrators',
  },
  'contact.hint': {
    'zh-CN': '账号、权限或流程有问题，可以找公司的管理员。',
    'zh-TW': '帳號、權限或流程有問題，可以找公司的管理員。',
    'en-US': 'Ask an administrator of your company about your account, permissions or flows.',
  },
  'contact.title': {
    'zh-CN': '联系我们',
    'zh-TW': '聯絡我們',
    'en-US': 'Contact us',
  },
  'data.birthday': {
    'zh-CN': '出生日期',
    'zh-TW': '出生日期',
    'en-US': 'Birthday',
  },
  'data.byAdministrator': {
    'zh-CN': '管理员维护的信息',
    'zh-TW': '管理員維護的資料',
    'en-US': 'Set by an administrator',
  },
  'data.byAdministratorHint': {
    'zh-CN': '以上信息由管理员维护，如需更改请联系管理员。',
    'zh-TW': '以上資料由管理員維護，如需更改請聯絡管理員。',
    'en-US': 'Only an administrator can change these.',
  },
  'data.certificatesNumber': {
    'zh-CN': '证件号码',
    'zh-TW': '證件號碼',
    'en-US': 'ID number',
  },
  'data.certificatesType': {
    'zh-CN': '证件类型',
    'zh-TW': '證件類型',
    'en-US': 'ID type',
  },
  'data.education': {
    'zh-CN': '学历',
    'zh-TW': '學歷',
    'en-US': 'Education',
  },
  'data.email': {
    'zh-CN': '邮箱',
    'zh-TW': '電子郵件',
    'en-US': 'Email',
  },
  'data.entryDate': {
    'zh-CN': '入职日期',
    'zh-TW': '到職日期',
    'en-US': 'Joined on',
  },
  'data.gender': {
    'zh-CN': '性别',
    'zh-TW': '性別',
    'en-US': 'Gender',
  },
  'data.gender.female': {
    'zh-CN': '女',
    'zh-TW': '女',
    'en-US': 'Female',
  },
  'data.gender.male': {
    'zh-CN': '男',
    'zh-TW': '男',
    'en-US': 'Male',
  },
  'data.gender.unknown': {
    'zh-CN': '不填',
    'zh-TW': '不填',
    'en-US': 'Not given',
  },
  'data.landline': {
    'zh-CN': '办公电话',
    'zh-TW': '辦公電話',
    'en-US': 'Office phone',
  },
  'data.mobilePhone': {
    'zh-CN': '手机号',
    'zh-TW': '手機號碼',
    'en-US': 'Mobile phone',
  },
  'data.nation': {
    'zh-CN': '民族',
    'zh-TW': '民族',
    'en-US': 'Ethnic group',
  },
  'data.nativePlace': {
    'zh-CN': '籍贯',
    'zh-TW': '籍貫',
    'en-US': 'Native place',
  },
  'data.ownHint': {
    'zh-CN': '以下信息只有您自己能看到。',
    'zh-TW': '以下資料僅您自己可見。',
    'en-US': 'Only you can see what follows.',
  },
  'data.position': {
    'zh-CN': '岗位',
    'zh-TW': '職位',
    'en-US': 'Post',
  },
  'data.postalAddress': {
    'zh-CN': '通讯地址',
    'zh-TW': '通訊地址',
    'en-US': 'Postal address',
  },
  'data.realName': {
    'zh-CN': '姓名',
    'zh-TW': '姓名',
    'en-US': 'Name',
  },
  'data.save': {
    'zh-CN': '保存',
    'zh-TW': '儲存',
    'en-US': 'Save',
  },
  'data.saved': {
    'zh-CN': '个人信息已保存',
    'zh-TW': '個人資料已儲存',
    'en-US': 'Your data is saved',
  },
  'data.signature': {
    'zh-CN': '个人简介',
    'zh-TW': '個人簡介',
    'en-US': 'About you',
  },
  'data.telePhone': {
    'zh-CN': '家庭电话',
    'zh-TW': '住家電話',
    'en-US': 'Home phone',
  },
  'data.title': {
    'zh-CN': '个人信息',
    'zh-TW': '個人資料',
    'en-US': 'Personal data',
  },
  'data.urgentContacts': {
    'zh-CN': '紧急联系人',
    'zh-TW': '緊急聯絡人',
    'en-US': 'Emergency contact',
  },
  'data.urgentTelePhone': {
    'zh-CN': '紧急联系人电话',
    'zh-TW': '緊急聯絡人電話',
    'en-US': 'Emergency phone',
  },
  delegations: { 'zh-CN': '委托与代理', 'zh-TW': '委託與代理', 'en-US': 'Delegations' },
  'devices.end': {
    'zh-CN': '退出',
    'zh-TW': '登出',
    'en-US': 'Log out',
  },
  'devices.endAsk': {
    'zh-CN': '让“{name}”退出登录？',
    'zh-TW': '要登出「{name}」嗎？',
    'en-US': 'Log out “{name}”?',
  },
  'devices.endHint': {
    'zh-CN': '那台设备要重新登录才能使用',
    'zh-TW': '那台裝置須重新登入才能使用',
    'en-US': 'That device has to log in again',
  },
  'devices.endOne': {
    'zh-CN': '让“{name}”退出登录',
    'zh-TW': '登出「{name}」',
    'en-US': 'Log out “{name}”',
  },
  'devices.endOthers': {
    'zh-CN': '退出其他所有设备',
    'zh-TW': '登出其他所有裝置',
    'en-US': 'Log out all other devices',
  },
  'devices.endOthersAsk': {
    'zh-CN': '退出其他所有设备？',
    'zh-TW': '要登出其他所有裝置嗎？',
    'en-US': 'Log out all other devices?',
  },
  'devices.endOthersHint': {
    'zh-CN': '只有这台设备保持登录',
    'zh-TW': '僅這台裝置保持登入',
    'en-US': 'Only this device stays logged in',
  },
  'devices.kind.desktop': {
    'zh-CN': '电脑',
    'zh-TW': '電腦',
    'en-US': 'Computer',
  },
  'devices.kind.phone': {
    'zh-CN': '手机',
    'zh-TW': '手機',
    'en-US': 'Phone',
  },
  'devices.kind.tablet': {
    'zh-CN': '平板',
    'zh-TW': '平板',
    'en-US': 'Tablet',
  },
  'devices.kind.unknown': {
    'zh-CN': '未知设备',
    'zh-TW': '未知裝置',
    'en-US': 'Unknown device',
  },
  'devices.othersEnded': {
    'zh-CN': '其他设备已退出登录',
    'zh-TW': '其他裝置已登出',
    'en-US': 'The other devices are logged out',
  },
  'devices.seen': {
    'zh-CN': '{address, select, unknown {} other {{address} · }}{when}使用',
    'zh-TW': '{address, select, unknown {} other {{address} · }}{when}使用',
    'en-US': '{address, select, unknown {} other {{address} · }}used {when}',
  },
  'devices.since': {
    'zh-CN': '{when} 登录',
    'zh-TW': '{when} 登入',
    'en-US': 'Logged in {when}',
  },
  'devices.thisOne': {
    'zh-CN': '本机',
    'zh-TW': '本機',
    'en-US': 'This device',
  },
  'devices.title': {
    'zh-CN': '已登录的设备',
    'zh-TW': '已登入的裝置',
    'en-US': 'Your devices',
  },
  documents: { 'zh-CN': '文档中心', 'zh-TW': '文件中心', 'en-US': 'Documents' },
  favourites: { 'zh-CN': '收藏的流程', 'zh-TW': '收藏的流程', 'en-US': 'Favorite flows' },
  'history.all': {
    'zh-CN': '查看全部 {count} 条',
    'zh-TW': '檢視全部 {count} 筆',
    'en-US': 'Show all {count}',
  },
  'history.locked': {
    'zh-CN': '已锁定',
    'zh-TW': '已鎖定',
    'en-US': 'Locked',
  },
  'history.signedIn': {
    'zh-CN': '成功',
    'zh-TW': '成功',
    'en-US': 'Successful',
  },
  'history.title': {
    'zh-CN': '登录记录',
    'zh-TW': '登入紀錄',
    'en-US': 'Login history',
  },
  'history.where': {
    'zh-CN': '{when}{address, select, unknown {} other { · {address}}}',
    'zh-TW': '{when}{address, select, unknown {} other { · {address}}}',
    'en-US': '{when}{address, select, unknown {} other { · {address}}}',
  },
  'history.wrongPassword': {
    'zh-CN': '密码或验证码错误',
    'zh-TW': '密碼或驗證碼錯誤',
    'en-US': 'Wrong password or code',
  },
  'identity.choose': {
    'zh-CN': '我的岗位',
    'zh-TW': '我的職位',
    'en-US': 'Your posts',
  },
  'identity.done': {
    'zh-CN': '已切换岗位',
    'zh-TW': '已切換職位',
    'en-US': 'You now act in this post',
  },
  'identity.hint': {
    'zh-CN': '发起流程时的部门和审批人、表单默认值、数据权限，都以选中的岗位为准。',
    'zh-TW': '發起流程時的部門與審批人、表單預設值、資料權限，皆以選取的職位為準。',
    'en-US':
      'The department and approvers of your requests, the defaults of forms and your permissions follow the chosen post.',
  },
  'identity.none': {
    'zh-CN': '还没有岗位',
    'zh-TW': '尚無職位',
    'en-US': 'No posts yet',
  },
  'identity.noneHint': {
    'zh-CN': '请联系管理员为您安排岗位',
    'zh-TW': '請聯絡管理員為您安排職位',
    'en-US': 'Ask an administrator to give you a post',
  },
  'identity.title': {
    'zh-CN': '切换岗位',
    'zh-TW': '切換職位',
    'en-US': 'Switch post',
  },
  launched: { 'zh-CN': '我发起的', 'zh-TW': '我發起的', 'en-US': 'My requests' },
  manager: { 'zh-CN': '上级：{name}', 'zh-TW': '主管：{name}', 'en-US': 'Manager: {name}' },
  mine: { 'zh-CN': '我的事项', 'zh-TW': '我的事項', 'en-US': 'My work' },
  organization: { 'zh-CN': '所属组织', 'zh-TW': '所屬組織', 'en-US': 'Organization' },
  'organization.colleagues': {
    'zh-CN': '同部门的同事',
    'zh-TW': '同部門的同事',
    'en-US': 'Colleagues in your department',
  },
  'organization.head': {
    'zh-CN': '负责人：{name}',
    'zh-TW': '負責人：{name}',
    'en-US': 'Head: {name}',
  },
  'organization.major': {
    'zh-CN': '当前岗位',
    'zh-TW': '目前職位',
    'en-US': 'Current post',
  },
  'organization.posts': {
    'zh-CN': '我的岗位',
    'zh-TW': '我的職位',
    'en-US': 'Your posts',
  },
  'password.changedAt': {
    'zh-CN': '上次修改：{when}',
    'zh-TW': '上次變更：{when}',
    'en-US': 'Last changed {when}',
  },
  'password.done': {
    'zh-CN': '密码已修改，其他设备需要重新登录',
    'zh-TW': '密碼已變更，其他裝置須重新登入',
    'en-US': 'Password changed. Your other devices have to log in again.',
  },
  'password.note': {
    'zh-CN': '修改后，这台设备保持登录，其他设备需要重新登录。',
    'zh-TW': '變更後，這台裝置保持登入，其他裝置須重新登入。',
    'en-US': 'This device stays logged in. All others have to log in again.',
  },
  'password.oldMissing': {
    'zh-CN': '请填写当前密码',
    'zh-TW': '請填寫目前密碼',
    'en-US': 'Enter your current password',
  },
  'password.submit': {
    'zh-CN': '修改密码',
    'zh-TW': '變更密碼',
    'en-US': 'Change password',
  },
  'password.title': {
    'zh-CN': '修改密码',
    'zh-TW': '變更密碼',
    'en-US': 'Change password',
  },
  'personal.language': { 'zh-CN': '语言', 'zh-TW': '語言', 'en-US': 'Language' },
  'personal.note': {
    'zh-CN': '语言、主题、字号',
    'zh-TW': '語言、主題、字級',
    'en-US': 'Language, theme, text size',
  },
  'personal.text': { 'zh-CN': '字号', 'zh-TW': '字級', 'en-US': 'Text size' },
  'personal.text.large': { 'zh-CN': '大', 'zh-TW': '大', 'en-US': 'Large' },
  'personal.text.larger': { 'zh-CN': '特大', 'zh-TW': '特大', 'en-US': 'Extra large' },
  'personal.text.normal': { 'zh-CN': '标准', 'zh-TW': '標準', 'en-US': 'Normal' },
  'personal.theme': { 'zh-CN': '主题', 'zh-TW': '主題', 'en-US': 'Theme' },
  'personal.theme.dark': { 'zh-CN': '深色', 'zh-TW': '深色', 'en-US': 'Dark' },
  'personal.theme.light': { 'zh-CN': '浅色', 'zh-TW': '淺色', 'en-US': 'Light' },
  'personal.theme.system': { 'zh-CN': '跟随系统', 'zh-TW': '跟隨系統', 'en-US': 'System' },
  'personal.title': { 'zh-CN': '个性化设置', 'zh-TW': '個人化設定', 'en-US': 'Language and appearance' },
  profile: { 'zh-CN': '个人信息', 'zh-TW': '個人資料', 'en-US': 'Profile' },
  'recovery.copy': {
    'zh-CN': '复制全部',
    'zh-TW': '複製全部',
    'en-US': 'Copy all',
  },
  'recovery.hint': {
    'zh-CN': '手机丢失时，每个恢复码可以登录一次。它们只显示这一次，请保存在安全的地方。',
    'zh-TW': '手機遺失時，每個復原碼可登入一次。它們僅顯示這一次，請儲存在安全的地方。',
    'en-US':
      'If you lose your phone, each code logs you in once. They’re shown only now, so keep them in a safe place.',
  },
  'recovery.kept': {
    'zh-CN': '我已保存',
    'zh-TW': '我已儲存',
    'en-US': 'I’ve saved them',
  },
  'recovery.left': {
    'zh-CN': '剩余 {count} 个',
    'zh-TW': '剩餘 {count} 個',
    'en-US': '{count} left',
  },
  'recovery.renew': {
    'zh-CN': '重新生成恢复码',
    'zh-TW': '重新產生復原碼',
    'en-US': 'New recovery codes',
  },
  'recovery.renewAsk': {
    'zh-CN': '重新生成恢复码？',
    'zh-TW': '要重新產生復原碼嗎？',
    'en-US': 'Create new recovery codes?',
  },
  'recovery.renewHint': {
    'zh-CN': '原来的恢复码将全部失效',
    'zh-TW': '原有的復原碼將全部失效',
    'en-US': 'The former codes will stop working',
  },
  'recovery.title': {
    'zh-CN': '恢复码',
    'zh-TW': '復原碼',
    'en-US': 'Recovery codes',
  },
  schedules: { 'zh-CN': '日程', 'zh-TW': '日程', 'en-US': 'Calendar' },
  'security.title': {
    'zh-CN': '账号与安全',
    'zh-TW': '帳號與安全',
    'en-US': 'Account and security',
  },
  'security.ways': {
    'zh-CN': '登录方式',
    'zh-TW': '登入方式',
    'en-US': 'How you log in',
  },
  'settings.title': { 'zh-CN': '设置', 'zh-TW': '設定', 'en-US': 'Settings' },
  'signOut.ask': { 'zh-CN': '退出登录？', 'zh-TW': '要登出嗎？', 'en-US': 'Log out?' },
  'signOut.confirm': { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },
  'signOut.hint': {
    'zh-CN': '退出后，这台设备将不再收到提醒',
    'zh-TW': '登出後，這台裝置將不再收到提醒',
    'en-US': 'You won’t get any more reminders on this device',
  },
  signatures: { 'zh-CN': '我的签名', 'zh-TW': '我的簽名', 'en-US': 'My signatures' },
  signedInAs: { 'zh-CN': '当前登录', 'zh-TW': '目前登入', 'en-US': 'Logged in as' },
  studio: {
    'zh-CN': '管理后台',
    'zh-TW': '管理後台',
    'en-US': 'Studio',
  },
  title: { 'zh-CN': '我的', 'zh-TW': '我的', 'en-US': 'Me' },
  'twoStep.about': {
    'zh-CN': '启用后，登录时除了密码，还要输入手机上的验证码。别人就算知道密码，也无法登录。',
    'zh-TW': '啟用後，登入時除了密碼，還須輸入手機上的驗證碼。即使別人知道密碼，也無法登入。',
    'en-US':
      'After your password, a code from your phone is needed to log in. Somebody who learns your password still can’t.',
  },
  'twoStep.app': {
    'zh-CN': '身份验证器',
    'zh-TW': '驗證器',
    'en-US': 'Authenticator app',
  },
  'twoStep.apps': {
    'zh-CN':
      '需要先在手机上安装一个身份验证器，例如 Microsoft Authenticator、Google Authenticator 或 Aegis。',
    'zh-TW': '請先在手機上安裝驗證器，例如 Microsoft Authenticator、Google Authenticator 或 Aegis。',
    'en-US':
      'You need an authenticator app on your phone, such as Microsoft Authenticator, Google Authenticator or Aegis.',
  },
  'twoStep.begin': {
    'zh-CN': '开始设置',
    'zh-TW': '開始設定',
    'en-US': 'Set up',
  },
  'twoStep.byHand': {
    'zh-CN': '无法扫码时，在验证器中手动输入密钥：',
    'zh-TW': '無法掃描時，請在驗證器中手動輸入金鑰：',
    'en-US': 'If you can’t scan it, type this key into the app:',
  },
  'twoStep.codeHint': {
    'zh-CN': '验证器显示的 6 位数字',
    'zh-TW': '驗證器顯示的 6 位數字',
    'en-US': 'The 6 digits that the app shows',
  },
  'twoStep.confirm': {
    'zh-CN': '启用两步验证',
    'zh-TW': '啟用雙重驗證',
    'en-US': 'Turn on',
  },
  'twoStep.copied': {
    'zh-CN': '已复制',
    'zh-TW': '已複製',
    'en-US': 'Copied',
  },
  'twoStep.copy': {
    'zh-CN': '复制',
    'zh-TW': '複製',
    'en-US': 'Copy',
  },
  'twoStep.note': {
    'zh-CN': '登录时还要输入手机上的验证码',
    'zh-TW': '登入時還須輸入手機上的驗證碼',
    'en-US': 'A code from your phone at login',
  },
  'twoStep.off': {
    'zh-CN': '未启用',
    'zh-TW': '未啟用',
    'en-US': 'Off',
  },
  'twoStep.on': {
    'zh-CN': '已启用',
    'zh-TW': '已啟用',
    'en-US': 'On',
  },
  'twoStep.qr': {
    'zh-CN': '验证器二维码',
    'zh-TW': '驗證器 QR Code',
    'en-US': 'Code for the authenticator app',
  },
  'twoStep.remove': {
    'zh-CN': '停用两步验证',
    'zh-TW': '停用雙重驗證',
    'en-US': 'Turn off two-step verification',
  },
  'twoStep.removeHint': {
    'zh-CN': '停用后，只用密码就能登录。请输入密码和验证码。',
    'zh-TW': '停用後，僅用密碼即可登入。請輸入密碼與驗證碼。',
    'en-US': 'Your password alone will be enough to log in. Enter your password and a code.',
  },
  'twoStep.removed': {
    'zh-CN': '两步验证已停用',
    'zh-TW': '雙重驗證已停用',
    'en-US': 'Two-step verification is off',
  },
  'twoStep.scan': {
    'zh-CN': '用验证器扫描这个二维码，再输入它显示的验证码：',
    'zh-TW': '用驗證器掃描這個 QR Code，再輸入它顯示的驗證碼：',
    'en-US': 'Scan this code with the app, then enter the code that it shows:',
  },
  'twoStep.since': {
    'zh-CN': '{when} 启用',
    'zh-TW': '{when} 啟用',
    'en-US': 'On since {when}',
  },
  'twoStep.title': {
    'zh-CN': '两步验证',
    'zh-TW': '雙重驗證',
    'en-US': 'Two-step verification',
  },
  'version.installed': { 'zh-CN': '当前版本', 'zh-TW': '目前版本', 'en-US': 'Installed version' },
  'version.number': {
    'zh-CN': 'V{version}（{build}）',
    'zh-TW': 'V{version}（{build}）',
    'en-US': 'V{version} ({build})',
  },
  'version.server': { 'zh-CN': '服务器版本', 'zh-TW': '伺服器版本', 'en-US': 'Server version' },
  'linked.as': {
    'zh-CN': '{name}，{when} 绑定',
    'zh-TW': '{name}，{when} 綁定',
    'en-US': '{name}, since {when}',
  },
  'linked.ask': {
    'zh-CN': '解除绑定“{name}”？',
    'zh-TW': '解除綁定「{name}」？',
    'en-US': 'Unlink “{name}”?',
  },
  'linked.askHint': {
    'zh-CN': '之后请用密码登录',
    'zh-TW': '之後請用密碼登入',
    'en-US': 'Use your password to log in afterwards',
  },
  'linked.link': { 'zh-CN': '绑定', 'zh-TW': '綁定', 'en-US': 'Link' },
  'linked.none': { 'zh-CN': '未绑定', 'zh-TW': '未綁定', 'en-US': 'Not linked' },
  'linked.title': { 'zh-CN': '统一登录', 'zh-TW': '單一登入', 'en-US': 'Single sign-on' },
  'linked.unlink': { 'zh-CN': '解除绑定', 'zh-TW': '解除綁定', 'en-US': 'Unlink' },
  view: {
    'zh-CN': '{viewer} 正在以 {name} 的视角查看，不能修改',
    'zh-TW': '{viewer} 正在以 {name} 的視角檢視，無法變更',
    'en-US': '{viewer} is viewing as {name}. Nothing can be changed.',
  },
  viewEnd: { 'zh-CN': '结束', 'zh-TW': '結束', 'en-US': 'End' },
} satisfies Texts
