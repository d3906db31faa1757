import type { Texts } from '@signet/std'

export const texts = {
  'about.chats': {
    'zh-CN':
      '员工可以和谁聊天、谁可以建群和通知所有人。围绕单据的会话不受限制；外部人员始终只能与单据或邀请所关联的人聊天。',
    'zh-TW':
      '員工可以和誰聊天、誰可以建立群組和通知所有人。圍繞單據的會話不受限制；外部人員始終只能與單據或邀請所關聯的人聊天。',
    'en-US':
      'Whom employees may write to, and who may make groups and notify everyone. Chats about a request are not limited. External people only ever write to people they know from a request or an invitation.',
  },
  'about.contacts': {
    'zh-CN': '在通讯录的名片上，手机号和邮箱给谁看；本人和管理员始终能看。',
    'zh-TW': '在通訊錄的名片上，手機號碼和信箱給誰看；本人和管理員始終能看。',
    'en-US':
      'Who sees phone numbers and email addresses on contact cards, besides the person and administrators.',
  },
  'about.decisionLinks': {
    'zh-CN':
      '审批消息可以带一个一次性链接：收件人打开后无需登录即可同意或拒绝这一件事项。持有链接的人即可处理，因此请只在邮箱和手机可信时启用。链接用过、到期、事项结束、本人在所有设备退出或修改密码后立即失效；需要填写内容、签名或选择人员的节点始终需要登录。',
    'zh-TW':
      '簽核訊息可以帶一個一次性連結：收件人開啟後無須登入即可同意或拒絕這一件事項。持有連結的人即可處理，因此請只在信箱和手機可信時啟用。連結用過、到期、事項結束、本人在所有裝置登出或修改密碼後立即失效；需要填寫內容、簽名或選擇人員的節點始終需要登入。',
    'en-US':
      'Messages about a waiting task can carry a link that approves or rejects that one task without signing in. Anyone who holds the link can decide, so turn it on only where mailboxes and phones are trusted. A link ends after one use, in time, with its task, and when its person signs out everywhere or changes their password. Steps that ask for fields, a signature or a choice always need a sign-in.',
  },
  'about.directorySync': {
    'zh-CN':
      '从公司目录同步人员、部门和分组。连接方式和账号、姓名、邮箱的属性在“公司目录”中设置；预览和执行在“组织”下的“目录同步”。',
    'zh-TW':
      '從公司目錄同步人員、部門和分組。連線方式和帳號、姓名、電子郵件的屬性在「公司目錄」中設定；預覽和執行在「組織」下的「目錄同步」。',
    'en-US':
      'People, departments and groups are taken over from the directory. The connection and the attributes of account, name and email are set under Directory; previews and runs are under Organization, Directory sync.',
  },
  'about.identity': {
    'zh-CN': '登录页、员工端和管理后台都显示这些内容。',
    'zh-TW': '登入頁、員工端和管理後台都顯示這些內容。',
    'en-US': 'Shown on the login page, in the staff app and here.',
  },
  'about.ldap': {
    'zh-CN':
      '启用后，可以用公司目录（LDAP、Active Directory）的账号和密码登录。保存前会先连接并查找。这里的密码始终可用',
    'zh-TW':
      '啟用後，可用公司目錄（LDAP、Active Directory）的帳號與密碼登入。儲存前會先連線並查找。這裡的密碼始終可用',
    'en-US':
      'When on, people can log in with their account of your directory (LDAP, Active Directory). Saving first connects and looks. Passwords here keep working.',
  },
  'about.mail': {
    'zh-CN': '启用后，保存时会先连接邮件服务器并试着登录。',
    'zh-TW': '啟用後，儲存時會先連線郵件伺服器並試著登入。',
    'en-US': 'When on, saving first connects to the mail server and tries to sign in.',
  },
  'about.map': {
    'zh-CN':
      '地图字段、地图应用和“我的位置”用的地点与底图。保存时会先向填写的服务询问一次。服务不可用时，自动改用内置的省市区地点和自绘底图。',
    'zh-TW':
      '地圖欄位、地圖應用和「我的位置」用的地點與底圖。儲存時會先向填寫的服務詢問一次。服務無法使用時，自動改用內建的省市區地點和自繪底圖。',
    'en-US':
      'Where places and map pictures come from. Saving asks the sources first. While one is down, the built-in places and a drawn map take over.',
  },
  'about.passwords': {
    'zh-CN': '对以后设置的密码生效；常见密码和含账号的密码始终不能使用。',
    'zh-TW': '對以後設定的密碼生效；常見密碼和含帳號的密碼始終不能使用。',
    'en-US':
      'Applies to passwords set from now on. Common passwords and those with the account in them are never accepted.',
  },
  'about.replies': {
    'zh-CN':
      '对申请邮件的回复会成为该申请的评论。系统邮件的回复地址在 + 之后带有无法猜测的标记，指明收件人和申请；只有从收件人的邮箱地址发出的回复才会被接受。邮箱每分钟读取一次，邮件保持原样。启用后，保存时会先连接并打开文件夹。',
    'zh-TW':
      '對申請郵件的回覆會成為該申請的評論。系統郵件的回覆地址在 + 之後帶有無法猜測的標記，指明收件人和申請；只有從收件人的信箱地址寄出的回覆才會被接受。信箱每分鐘讀取一次，郵件保持原樣。啟用後，儲存時會先連線並開啟資料夾。',
    'en-US':
      'Replies to mails about a request become comments on it. The reply address carries a part after the + that can’t be guessed and names person and request; only replies from that person’s own address are taken. The mailbox is read every minute and its mails stay as they are. When on, saving first connects and opens the folder.',
  },
  'about.retention': {
    'zh-CN': '超过期限的记录每天清理一次。',
    'zh-TW': '超過期限的紀錄每天清理一次。',
    'en-US': 'Older records are deleted once a day.',
  },
  'about.saml': {
    'zh-CN': '启用后，可以用公司的身份提供方（SAML 2.0，如 Entra ID、ADFS、Okta）登录。密码登录始终可用',
    'zh-TW': '啟用後，可用公司的身分提供者（SAML 2.0，如 Entra ID、ADFS、Okta）登入。密碼登入始終可用',
    'en-US':
      'When on, people can log in by your company’s provider (SAML 2.0, such as Entra ID, ADFS or Okta). Passwords keep working.',
  },
  'about.sessions': {
    'zh-CN': '对已登录的人立即生效。',
    'zh-TW': '對已登入的人立即生效。',
    'en-US': 'Applies at once, also to people who are signed in.',
  },
  'about.signIn': {
    'zh-CN': '防止他人猜测密码。',
    'zh-TW': '防止他人猜測密碼。',
    'en-US': 'Stops others from guessing passwords.',
  },
  'about.sms': {
    'zh-CN': '启用后，可以用短信验证码登录和找回密码',
    'zh-TW': '啟用後，可用簡訊驗證碼登入與找回密碼',
    'en-US': 'When on, people can log in and reset their password by text message.',
  },
  'about.sso': {
    'zh-CN': '启用后，可以用公司的身份提供方（OpenID Connect）登录。保存前会先连接它。密码登录始终可用',
    'zh-TW': '啟用後，可用公司的身分提供者（OpenID Connect）登入。儲存前會先連線。密碼登入始終可用',
    'en-US':
      'When on, people can log in by your company’s provider (OpenID Connect). Saving first connects to it. Passwords keep working.',
  },
  'about.storage': {
    'zh-CN':
      '哪些文件可以上传，以及文件保存在哪里。选择对象存储后，保存时会先写入、读取并删除一个测试对象；已有的文件在后台迁移，期间照常使用。',
    'zh-TW':
      '哪些檔案可以上傳，以及檔案儲存在哪裡。選擇物件儲存後，儲存時會先寫入、讀取並刪除一個測試物件；已有的檔案在背景遷移，期間照常使用。',
    'en-US':
      'Which files are accepted and where they are kept. With an object storage, saving first writes, reads and deletes a test object. Existing files move in the background and stay usable meanwhile.',
  },
  'about.vendor': {
    'zh-CN':
      '启用后，可以用这里的账号登录。先在开放平台创建应用，登记下面的返回地址；保存前会核对应用和密钥。密码登录始终可用',
    'zh-TW':
      '啟用後，可用這裡的帳號登入。先在開放平台建立應用程式，登記下面的返回位址；儲存前會核對應用程式與密鑰。密碼登入始終可用',
    'en-US':
      'When on, people can log in with their account there. First create an app at the vendor and register the return address below. Saving checks the app and its secret. Passwords keep working.',
  },
  'addresses.none': {
    'zh-CN': '没有设置公开地址（PUBLIC_URL），无法启用',
    'zh-TW': '沒有設定公開位址（PUBLIC_URL），無法啟用',
    'en-US': 'There is no public address (PUBLIC_URL), so this can’t be switched on.',
  },
  'addresses.openIdLogout': {
    'zh-CN': '退出地址（back-channel logout）',
    'zh-TW': '登出位址（back-channel logout）',
    'en-US': 'Log-out address (back-channel logout)',
  },
  'addresses.openIdReturn': {
    'zh-CN': '返回地址（redirect URI）',
    'zh-TW': '返回位址（redirect URI）',
    'en-US': 'Return address (redirect URI)',
  },
  'addresses.samlAnswer': {
    'zh-CN': '应答地址（ACS、Reply URL）',
    'zh-TW': '回應位址（ACS、Reply URL）',
    'en-US': 'Reply address (ACS URL)',
  },
  'addresses.samlLogout': {
    'zh-CN': '单点退出地址（SLO）',
    'zh-TW': '單一登出位址（SLO）',
    'en-US': 'Where people are signed out (SLO)',
  },
  'addresses.samlMetadata': {
    'zh-CN': '实体 ID 和元数据地址（Entity ID）',
    'zh-TW': '實體 ID 與中繼資料位址（Entity ID）',
    'en-US': 'Entity ID, and address of our metadata',
  },
  'addresses.title': {
    'zh-CN': '在提供方登记',
    'zh-TW': '在提供者登記',
    'en-US': 'Register at the provider',
  },
  changed: {
    'zh-CN': '{field}：{before} → {after}',
    'zh-TW': '{field}：{before} → {after}',
    'en-US': '{field}: {before} → {after}',
  },
  'chats.callerGroups': {
    'zh-CN': '可以通知所有人的分组',
    'zh-TW': '可以通知所有人的群組',
    'en-US': 'Groups that may notify everyone',
  },
  'chats.callerGroupsHint': {
    'zh-CN': '不选则所有员工都可以；群主仍可限制为仅群主和管理员。',
    'zh-TW': '不選則所有員工都可以；群主仍可限制為僅群主和管理員。',
    'en-US': 'Without any, every employee may. Owners of a group may still keep it to themselves.',
  },
  'chats.founderGroups': {
    'zh-CN': '可以建群的分组',
    'zh-TW': '可以建立群組的群組',
    'en-US': 'Groups that may make group chats',
  },
  'chats.founderGroupsHint': {
    'zh-CN': '不选则所有员工都可以。',
    'zh-TW': '不選則所有員工都可以。',
    'en-US': 'Without any, every employee may.',
  },
  'chats.reach': {
    'zh-CN': '员工可以和谁聊天',
    'zh-TW': '員工可以和誰聊天',
    'en-US': 'Employees may write to',
  },
  'chats.reachHint': {
    'zh-CN': '对发起聊天、添加成员和发送消息生效；以前的消息仍可查看。管理员不受限制。',
    'zh-TW': '對發起聊天、新增成員和傳送訊息生效；以前的訊息仍可檢視。管理員不受限制。',
    'en-US':
      'Applies to beginning a chat, adding people and sending. Earlier messages stay readable. Administrators are not limited.',
  },
  'chats.reachableGroups': {
    'zh-CN': '不受限制的分组',
    'zh-TW': '不受限制的群組',
    'en-US': 'Groups without this limit',
  },
  'chats.reachableGroupsHint': {
    'zh-CN': '这些人可以和所有人聊天，所有人也可以和他们聊天，例如人事或服务台。',
    'zh-TW': '這些人可以和所有人聊天，所有人也可以和他們聊天，例如人事或服務台。',
    'en-US': 'These people write to everyone, and everyone to them; for example HR or the service desk.',
  },
  'chats.tellsExported': {
    'zh-CN': '导出后通知相关人员',
    'zh-TW': '匯出後通知相關人員',
    'en-US': 'Tell people when their chats were exported',
  },
  'chats.tellsExportedHint': {
    'zh-CN': '为审计导出聊天记录后，通知其中发过消息的人，不说明原因。',
    'zh-TW': '為稽核匯出聊天記錄後，通知其中傳送過訊息的人，不說明原因。',
    'en-US': 'After an export for an audit, those who wrote the messages hear of it, without the reason.',
  },
  'choice.account': { 'zh-CN': '相同的账号', 'zh-TW': '相同的帳號', 'en-US': 'The same account' },
  'choice.afterFailures': {
    'zh-CN': '多次失败后',
    'zh-TW': '多次失敗後',
    'en-US': 'After failed tries',
  },
  'choice.aliyun': { 'zh-CN': '阿里云', 'zh-TW': '阿里雲', 'en-US': 'Alibaba Cloud' },
  'choice.all': {
    'zh-CN': '全部',
    'zh-TW': '全部',
    'en-US': 'All files',
  },
  'choice.always': { 'zh-CN': '每次', 'zh-TW': '每次', 'en-US': 'Always' },
  'choice.amap': {
    'zh-CN': '高德 Web 服务',
    'zh-TW': '高德 Web 服務',
    'en-US': 'AMap web service',
  },
  'choice.binding': { 'zh-CN': '仅限本人绑定', 'zh-TW': '僅限本人綁定', 'en-US': 'Only who linked it' },
  'choice.bundledPlaces': {
    'zh-CN': '仅内置的省市区',
    'zh-TW': '僅內建的省市區',
    'en-US': 'Built-in divisions only',
  },
  'choice.daily': {
    'zh-CN': '每天',
    'zh-TW': '每天',
    'en-US': 'Every day',
  },
  'choice.disable': {
    'zh-CN': '停用',
    'zh-TW': '停用',
    'en-US': 'Disable',
  },
  'choice.drawnTiles': {
    'zh-CN': '自绘底图（无需网络）',
    'zh-TW': '自繪底圖（無需網路）',
    'en-US': 'Drawn by the app (no network)',
  },
  'choice.email': {
    'zh-CN': '提供方已验证的相同邮箱',
    'zh-TW': '提供者已驗證的相同郵箱',
    'en-US': 'The same mail address, verified by the provider',
  },
  'choice.everybody': {
    'zh-CN': '公司所有人',
    'zh-TW': '公司所有人',
    'en-US': 'Everybody in the company',
  },
  'choice.except': {
    'zh-CN': '除以下类型外',
    'zh-TW': '除以下類型外',
    'en-US': 'All but these kinds',
  },
  'choice.folder': {
    'zh-CN': '服务器的文件夹',
    'zh-TW': '伺服器的資料夾',
    'en-US': 'The server’s folder',
  },
  'choice.fromAttribute': {
    'zh-CN': '人员的属性',
    'zh-TW': '人員的屬性',
    'en-US': 'An attribute of people',
  },
  'choice.fromUnits': {
    'zh-CN': '组织单元（OU）',
    'zh-TW': '組織單位（OU）',
    'en-US': 'Organizational units (OU)',
  },
  'choice.gcj02': {
    'zh-CN': 'GCJ-02（国内地图）',
    'zh-TW': 'GCJ-02（中國地圖）',
    'en-US': 'GCJ-02 (Chinese maps)',
  },
  'choice.hourly': {
    'zh-CN': '每小时',
    'zh-TW': '每小時',
    'en-US': 'Every hour',
  },
  'choice.keep': {
    'zh-CN': '保留',
    'zh-TW': '保留',
    'en-US': 'Keep',
  },
  'choice.link': {
    'zh-CN': '与目录关联',
    'zh-TW': '與目錄關聯',
    'en-US': 'Link to the directory',
  },
  'choice.manually': {
    'zh-CN': '不自动同步',
    'zh-TW': '不自動同步',
    'en-US': 'Never',
  },
  'choice.noDepartments': {
    'zh-CN': '不同步部门',
    'zh-TW': '不同步部門',
    'en-US': 'No departments',
  },
  'choice.noOthers': {
    'zh-CN': '其他人都不能看',
    'zh-TW': '其他人都不能看',
    'en-US': 'No others',
  },
  'choice.none': {
    'zh-CN': '不加密',
    'zh-TW': '不加密',
    'en-US': 'None',
  },
  'choice.objects': {
    'zh-CN': '对象存储（兼容 S3）',
    'zh-TW': '物件儲存（相容 S3）',
    'en-US': 'Object storage (S3-compatible)',
  },
  'choice.off': { 'zh-CN': '从不', 'zh-TW': '從不', 'en-US': 'Never' },
  'choice.only': {
    'zh-CN': '只允许以下类型',
    'zh-TW': '只允許以下類型',
    'en-US': 'Only these kinds',
  },
  'choice.operatorPlaces': {
    'zh-CN': '由运维人员配置',
    'zh-TW': '由維運人員設定',
    'en-US': 'As set by the operator',
  },
  'choice.operatorTiles': {
    'zh-CN': '由运维人员配置',
    'zh-TW': '由維運人員設定',
    'en-US': 'As set by the operator',
  },
  'choice.outbox': {
    'zh-CN': '仅发件箱（不发送）',
    'zh-TW': '僅寄件匣（不傳送）',
    'en-US': 'Outbox only (nothing is sent)',
  },
  'choice.ownTiles': {
    'zh-CN': '自定义瓦片服务',
    'zh-TW': '自訂圖磚服務',
    'en-US': 'A tile server',
  },
  'choice.phone': {
    'zh-CN': '提供方已验证的相同手机号',
    'zh-TW': '提供者已驗證的相同手機號碼',
    'en-US': 'The same phone, verified by the provider',
  },
  'choice.refuse': {
    'zh-CN': '列为冲突，不改动',
    'zh-TW': '列為衝突，不變更',
    'en-US': 'Show as conflict, change nothing',
  },
  'choice.sameBranch': {
    'zh-CN': '本部门、其上下级部门的人和上下级同事',
    'zh-TW': '本部門、其上下級部門的人和上下級同事',
    'en-US': 'Their own department, those above and below it, and their line of managers',
  },
  'choice.sameCompany': {
    'zh-CN': '同一公司的人',
    'zh-TW': '同一公司的人',
    'en-US': 'People of the same company',
  },
  'choice.sameDepartment': {
    'zh-CN': '同部门的人',
    'zh-TW': '同部門的人',
    'en-US': 'People of the same department',
  },
  'choice.startTls': { 'zh-CN': 'STARTTLS', 'zh-TW': 'STARTTLS', 'en-US': 'STARTTLS' },
  'choice.tencent': { 'zh-CN': '腾讯云', 'zh-TW': '騰訊雲', 'en-US': 'Tencent Cloud' },
  'choice.tls': { 'zh-CN': 'SSL/TLS', 'zh-TW': 'SSL/TLS', 'en-US': 'SSL/TLS' },
  'choice.wgs84': {
    'zh-CN': 'WGS-84（国际通用）',
    'zh-TW': 'WGS-84（國際通用）',
    'en-US': 'WGS-84 (worldwide)',
  },
  chooseGroups: { 'zh-CN': '选择分组', 'zh-TW': '選擇群組', 'en-US': 'Choose groups' },
  'contacts.hiddenGroups': {
    'zh-CN': '不在通讯录中显示的分组',
    'zh-TW': '不在通訊錄中顯示的群組',
    'en-US': 'Groups hidden from contacts',
  },
  'contacts.hiddenGroupsHint': {
    'zh-CN':
      '其他员工在通讯录、选人和搜索中找不到这些人，也不能主动与其聊天；申请和消息中的姓名照常显示。管理员和这些人彼此始终可见。',
    'zh-TW':
      '其他員工在通訊錄、選人和搜尋中找不到這些人，也不能主動與其聊天；申請和訊息中的姓名照常顯示。管理員和這些人彼此始終可見。',
    'en-US':
      'Others don’t find these people in contacts, pickers and searches, and can’t begin a chat with them. Names in requests and messages stay. Administrators see them, and they see each other.',
  },
  'contacts.mails': {
    'zh-CN': '邮箱',
    'zh-TW': '信箱',
    'en-US': 'Email addresses',
  },
  'contacts.phones': {
    'zh-CN': '手机号',
    'zh-TW': '手機號碼',
    'en-US': 'Phone numbers',
  },
  'contacts.phonesHint': {
    'zh-CN': '能看的人可以在名片上直接拨打。',
    'zh-TW': '能看的人可以在名片上直接撥打。',
    'en-US': 'Those who see a number can call it from the card.',
  },
  'contacts.seeingGroups': {
    'zh-CN': '仍能看到他们的分组',
    'zh-TW': '仍能看到他們的群組',
    'en-US': 'Groups that still see them',
  },
  'contacts.seeingGroupsHint': {
    'zh-CN': '例如总经理办公室或前台。',
    'zh-TW': '例如總經理辦公室或櫃檯。',
    'en-US': 'For example the executive office or the front desk.',
  },
  'decisionLinks.hours': {
    'zh-CN': '有效时间',
    'zh-TW': '有效時間',
    'en-US': 'Valid for',
  },
  'decisionLinks.hoursHint': {
    'zh-CN': '从发送时算起',
    'zh-TW': '從傳送時算起',
    'en-US': 'Counted from when the message was sent.',
  },
  'decisionLinks.mail': {
    'zh-CN': '邮件',
    'zh-TW': '郵件',
    'en-US': 'In mails',
  },
  'decisionLinks.mailHint': {
    'zh-CN': '转发邮件的人也会把链接交给别人，邮件中会提醒不要转发',
    'zh-TW': '轉寄郵件的人也會把連結交給別人，郵件中會提醒不要轉寄',
    'en-US': 'Forwarding the mail hands the link on. The mail says not to.',
  },
  'decisionLinks.push': {
    'zh-CN': '推送通知',
    'zh-TW': '推播通知',
    'en-US': 'In push notifications',
  },
  'decisionLinks.pushHint': {
    'zh-CN': '链接只属于收到通知的浏览器，该浏览器退出登录后失效',
    'zh-TW': '連結只屬於收到通知的瀏覽器，該瀏覽器登出後失效',
    'en-US': 'The link belongs to the browser that got it and ends when it signs out.',
  },
  'dingtalk.agentId': {
    'zh-CN': '应用 ID（AgentId）',
    'zh-TW': '應用程式 ID（AgentId）',
    'en-US': 'App (AgentId)',
  },
  'dingtalk.appId': {
    'zh-CN': 'Client ID（原 AppKey）',
    'zh-TW': 'Client ID（原 AppKey）',
    'en-US': 'Client ID (once AppKey)',
  },
  'dingtalk.appSecret': {
    'zh-CN': 'Client Secret（原 AppSecret）',
    'zh-TW': 'Client Secret（原 AppSecret）',
    'en-US': 'Client secret (once AppSecret)',
  },
  'directorySync.base': {
    'zh-CN': '查询起点',
    'zh-TW': '查詢起點',
    'en-US': 'Base',
  },
  'directorySync.baseHint': {
    'zh-CN': '人员、部门和分组所在的 DN；留空则与“公司目录”相同。',
    'zh-TW': '人員、部門和分組所在的 DN；留空則與「公司目錄」相同。',
    'en-US': 'DN below which people, units and groups are. Leave empty for the base of Directory.',
  },
  'directorySync.departmentAttribute': {
    'zh-CN': '部门属性',
    'zh-TW': '部門屬性',
    'en-US': 'Department attribute',
  },
  'directorySync.departmentAttributeHint': {
    'zh-CN': '部门来源为“属性”时使用。',
    'zh-TW': '部門來源為「屬性」時使用。',
    'en-US': 'Used when departments come from an attribute.',
  },
  'directorySync.departments': {
    'zh-CN': '部门来源',
    'zh-TW': '部門來源',
    'en-US': 'Departments',
  },
  'directorySync.departmentsHint': {
    'zh-CN': '有部门时，人员在所在部门得到“成员”岗位。',
    'zh-TW': '有部門時，人員在所在部門得到「成員」職位。',
    'en-US': 'With departments, people get the post Member in theirs.',
  },
  'directorySync.existing': {
    'zh-CN': '这里已有的人员和分组',
    'zh-TW': '這裡已有的人員和分組',
    'en-US': 'People and groups that are here already',
  },
  'directorySync.existingHint': {
    'zh-CN': '关联时按“公司目录”中的方式（账号或邮箱）找到人员，按名称找到分组。',
    'zh-TW': '關聯時按「公司目錄」中的方式（帳號或電子郵件）找到人員，按名稱找到分組。',
    'en-US': 'Linking finds people as set under Directory, by account or email, and groups by name.',
  },
  'directorySync.groupFilter': {
    'zh-CN': '分组筛选条件',
    'zh-TW': '分組篩選條件',
    'en-US': 'Filter of groups',
  },
  'directorySync.groupFilterHint': {
    'zh-CN': '例如 (objectClass=groupOfNames)；留空则不同步分组。',
    'zh-TW': '例如 (objectClass=groupOfNames)；留空則不同步分組。',
    'en-US': 'For example (objectClass=groupOfNames). Leave empty for no groups.',
  },
  'directorySync.groupNameAttribute': {
    'zh-CN': '分组名称属性',
    'zh-TW': '分組名稱屬性',
    'en-US': 'Group name attribute',
  },
  'directorySync.managerAttribute': {
    'zh-CN': '主管属性',
    'zh-TW': '主管屬性',
    'en-US': 'Manager attribute',
  },
  'directorySync.memberAttribute': {
    'zh-CN': '分组成员属性',
    'zh-TW': '分組成員屬性',
    'en-US': 'Member attribute',
  },
  'directorySync.memberAttributeHint': {
    'zh-CN': '值可以是 DN 或账号。',
    'zh-TW': '值可以是 DN 或帳號。',
    'en-US': 'Its values are DNs or accounts.',
  },
  'directorySync.mobileAttribute': {
    'zh-CN': '手机号属性',
    'zh-TW': '手機號碼屬性',
    'en-US': 'Mobile attribute',
  },
  'directorySync.mostDisabledPercent': {
    'zh-CN': '最多停用',
    'zh-TW': '最多停用',
    'en-US': 'Largest share to disable',
  },
  'directorySync.mostDisabledPercentHint': {
    'zh-CN': '将停用更多人时，什么都不执行。',
    'zh-TW': '將停用更多人時，什麼都不執行。',
    'en-US': 'When more people would be disabled, nothing is done.',
  },
  'directorySync.parentCode': {
    'zh-CN': '上级部门编码',
    'zh-TW': '上層部門編碼',
    'en-US': 'Code of the parent department',
  },
  'directorySync.parentCodeHint': {
    'zh-CN': '目录中的部门建在它下面；留空则建在最上层。',
    'zh-TW': '目錄中的部門建在它下面；留空則建在最上層。',
    'en-US': 'Departments of the directory are created below it. Leave empty for the top level.',
  },
  'directorySync.peopleFilter': {
    'zh-CN': '人员筛选条件',
    'zh-TW': '人員篩選條件',
    'en-US': 'Filter of people',
  },
  'directorySync.peopleFilterHint': {
    'zh-CN':
      '不符合条件的人视为已离开。Active Directory 可用 (&(objectClass=user)(!(userAccountControl:1.2.840.113556.1.4.803:=2))) 排除已停用的账号。',
    'zh-TW':
      '不符合條件的人視為已離開。Active Directory 可用 (&(objectClass=user)(!(userAccountControl:1.2.840.113556.1.4.803:=2))) 排除已停用的帳號。',
    'en-US':
      'People who don’t match count as gone. In Active Directory, (&(objectClass=user)(!(userAccountControl:1.2.840.113556.1.4.803:=2))) leaves disabled accounts out.',
  },
  'directorySync.schedule': {
    'zh-CN': '自动同步',
    'zh-TW': '自動同步',
    'en-US': 'Automatic runs',
  },
  'directorySync.vanished': {
    'zh-CN': '目录中不再有的人',
    'zh-TW': '目錄中不再有的人',
    'en-US': 'People who are gone from the directory',
  },
  'directorySync.vanishedHint': {
    'zh-CN': '停用的人立即退出登录，数据保留；再次出现时恢复。',
    'zh-TW': '停用的人立即退出登入，資料保留；再次出現時恢復。',
    'en-US':
      'Disabled people are signed out at once and keep their data. They are enabled when they come back.',
  },
  empty: {
    'zh-CN': '空',
    'zh-TW': '空',
    'en-US': 'empty',
  },
  'feishu.appId': { 'zh-CN': 'App ID', 'zh-TW': 'App ID', 'en-US': 'App ID' },
  'feishu.appIdHint': {
    'zh-CN': '使用 Lark 时，下面两个地址填 https://accounts.larksuite.com 和 https://open.larksuite.com',
    'zh-TW': '使用 Lark 時，下面兩個位址填 https://accounts.larksuite.com 與 https://open.larksuite.com',
    'en-US':
      'For Lark, set the addresses below: https://accounts.larksuite.com and https://open.larksuite.com',
  },
  'feishu.appSecret': { 'zh-CN': 'App Secret', 'zh-TW': 'App Secret', 'en-US': 'App secret' },
  'github.appId': { 'zh-CN': 'Client ID', 'zh-TW': 'Client ID', 'en-US': 'Client ID' },
  'github.appSecret': { 'zh-CN': 'Client secret', 'zh-TW': 'Client secret', 'en-US': 'Client secret' },
  'group.chats': {
    'zh-CN': '聊天规则',
    'zh-TW': '聊天規則',
    'en-US': 'Chat rules',
  },
  'group.contacts': {
    'zh-CN': '通讯录',
    'zh-TW': '通訊錄',
    'en-US': 'Contacts',
  },
  'group.decisionLinks': {
    'zh-CN': '链接审批',
    'zh-TW': '連結簽核',
    'en-US': 'Deciding by link',
  },
  'group.dingtalk': { 'zh-CN': '钉钉', 'zh-TW': '釘釘', 'en-US': 'DingTalk' },
  'group.directorySync': {
    'zh-CN': '目录同步',
    'zh-TW': '目錄同步',
    'en-US': 'Directory sync',
  },
  'group.feishu': { 'zh-CN': '飞书', 'zh-TW': '飛書', 'en-US': 'Feishu' },
  'group.github': { 'zh-CN': 'GitHub', 'zh-TW': 'GitHub', 'en-US': 'GitHub' },
  'group.identity': {
    'zh-CN': '外观与名称',
    'zh-TW': '外觀與名稱',
    'en-US': 'Name and look',
  },
  'group.ldap': {
    'zh-CN': '公司目录',
    'zh-TW': '公司目錄',
    'en-US': 'Directory',
  },
  'group.mail': {
    'zh-CN': '发信邮箱',
    'zh-TW': '寄信信箱',
    'en-US': 'Mail',
  },
  'group.map': {
    'zh-CN': '地图',
    'zh-TW': '地圖',
    'en-US': 'Maps',
  },
  'group.passwords': {
    'zh-CN': '密码规则',
    'zh-TW': '密碼規則',
    'en-US': 'Passwords',
  },
  'group.replies': {
    'zh-CN': '邮件回复',
    'zh-TW': '郵件回覆',
    'en-US': 'Replies by mail',
  },
  'group.retention': {
    'zh-CN': '记录保留',
    'zh-TW': '紀錄保留',
    'en-US': 'Retention',
  },
  'group.saml': { 'zh-CN': 'SAML 统一登录', 'zh-TW': 'SAML 單一登入', 'en-US': 'SAML sign-on' },
  'group.sessions': {
    'zh-CN': '登录时长',
    'zh-TW': '登入時長',
    'en-US': 'Sessions',
  },
  'group.signIn': {
    'zh-CN': '登录限制',
    'zh-TW': '登入限制',
    'en-US': 'Sign-in',
  },
  'group.sms': { 'zh-CN': '短信', 'zh-TW': '簡訊', 'en-US': 'Text messages' },
  'group.sso': { 'zh-CN': '统一登录', 'zh-TW': '單一登入', 'en-US': 'Single sign-on' },
  'group.storage': {
    'zh-CN': '文件存储',
    'zh-TW': '檔案儲存',
    'en-US': 'Files',
  },
  'group.vendor': { 'zh-CN': '第三方登录', 'zh-TW': '第三方登入', 'en-US': 'Other accounts' },
  'group.wechat': { 'zh-CN': '微信', 'zh-TW': '微信', 'en-US': 'WeChat' },
  'group.wecom': { 'zh-CN': '企业微信', 'zh-TW': '企業微信', 'en-US': 'WeCom' },
  history: {
    'zh-CN': '修改记录',
    'zh-TW': '修改紀錄',
    'en-US': 'History',
  },
  'identity.accent': {
    'zh-CN': '主题色',
    'zh-TW': '主題色',
    'en-US': 'Accent color',
  },
  'identity.accentHint': {
    'zh-CN': '按钮、链接和选中项的颜色，在白底上的对比度至少为 3。',
    'zh-TW': '按鈕、連結和選取項目的顏色，在白底上的對比度至少為 3。',
    'en-US': 'Color of buttons, links and selections. Needs a contrast of at least 3 on white.',
  },
  'identity.companyName': {
    'zh-CN': '公司名称',
    'zh-TW': '公司名稱',
    'en-US': 'Company name',
  },
  'identity.copyright': {
    'zh-CN': '版权信息',
    'zh-TW': '版權資訊',
    'en-US': 'Copyright notice',
  },
  'identity.currency': { 'zh-CN': '本位币', 'zh-TW': '本位幣', 'en-US': 'Currency' },
  'identity.currencyHint': {
    'zh-CN': '新建的金额字段使用此币种，外币折合为此币种。已有字段不变。',
    'zh-TW': '新建的金額欄位使用此幣別，外幣折合為此幣別。既有欄位不變。',
    'en-US': 'New amounts use it and convert foreign money into it. Existing fields keep theirs.',
  },
  'identity.loginPicture': {
    'zh-CN': '登录页图片',
    'zh-TW': '登入頁圖片',
    'en-US': 'Login page picture',
  },
  'identity.loginPictureHint': {
    'zh-CN': 'PNG、JPEG 或 WebP，最大 700 KB，横向最合适。',
    'zh-TW': 'PNG、JPEG 或 WebP，最大 700 KB，橫向最合適。',
    'en-US': 'PNG, JPEG or WebP, up to 700 KB. Landscape works best.',
  },
  'identity.loginWords': {
    'zh-CN': '登录页标语',
    'zh-TW': '登入頁標語',
    'en-US': 'Login page words',
  },
  'identity.loginWordsHint': {
    'zh-CN': '留空则使用默认标语。',
    'zh-TW': '留空則使用預設標語。',
    'en-US': 'Leave empty for the default words.',
  },
  'identity.logo': {
    'zh-CN': '标志',
    'zh-TW': '標誌',
    'en-US': 'Logo',
  },
  'identity.logoHint': {
    'zh-CN': 'PNG、JPEG 或 WebP，最大 100 KB，正方形最合适。',
    'zh-TW': 'PNG、JPEG 或 WebP，最大 100 KB，正方形最合適。',
    'en-US': 'PNG, JPEG or WebP, up to 100 KB. A square works best.',
  },
  'identity.systemName': {
    'zh-CN': '系统名称',
    'zh-TW': '系統名稱',
    'en-US': 'System name',
  },
  'identity.systemNameHint': {
    'zh-CN': '显示在登录页、页面顶部和浏览器标签上。',
    'zh-TW': '顯示在登入頁、頁面頂端和瀏覽器分頁上。',
    'en-US': 'Shown on the login page, at the top and in browser tabs.',
  },
  'ldap.accountAttribute': {
    'zh-CN': '账号属性',
    'zh-TW': '帳號屬性',
    'en-US': 'Account attribute',
  },
  'ldap.accountAttributeHint': {
    'zh-CN': 'Active Directory 一般是 sAMAccountName',
    'zh-TW': 'Active Directory 一般是 sAMAccountName',
    'en-US': 'sAMAccountName in Active Directory',
  },
  'ldap.baseDn': {
    'zh-CN': '查找范围（Base DN）',
    'zh-TW': '查找範圍（Base DN）',
    'en-US': 'Base DN',
  },
  'ldap.baseDnHint': {
    'zh-CN': '例如 ou=people,dc=example,dc=com',
    'zh-TW': '例如 ou=people,dc=example,dc=com',
    'en-US': 'Such as ou=people,dc=example,dc=com',
  },
  'ldap.bindDn': {
    'zh-CN': '查询账号（Bind DN）',
    'zh-TW': '查詢帳號（Bind DN）',
    'en-US': 'Bind DN',
  },
  'ldap.bindDnHint': {
    'zh-CN': '用来查找人员，只需要读取权限；留空则匿名查找',
    'zh-TW': '用來查找人員，只需要讀取權限；留空則匿名查找',
    'en-US': 'The account that looks people up. It only needs to read. Empty: anonymous.',
  },
  'ldap.bindPassword': {
    'zh-CN': '查询账号的密码',
    'zh-TW': '查詢帳號的密碼',
    'en-US': 'Bind password',
  },
  'ldap.caCertificate': {
    'zh-CN': 'CA 证书',
    'zh-TW': 'CA 憑證',
    'en-US': 'CA certificate',
  },
  'ldap.caCertificateHint': {
    'zh-CN': 'PEM 格式。填写后只信任由它签发的证书；留空则信任服务器系统所信任的机构。',
    'zh-TW': 'PEM 格式。填寫後只信任由它簽發的憑證；留空則信任伺服器系統所信任的機構。',
    'en-US':
      'In PEM. When given, only certificates that it issued are trusted; otherwise those of the authorities that the server trusts.',
  },
  'ldap.findBy': {
    'zh-CN': '如何对应到人员',
    'zh-TW': '如何對應到人員',
    'en-US': 'How people are found',
  },
  'ldap.findByHint': {
    'zh-CN': '首次登录时对应，之后按目录里不变的编号',
    'zh-TW': '首次登入時對應，之後依目錄裡不變的編號',
    'en-US': 'At the first login; afterwards by the unchanging ID of the directory',
  },
  'ldap.host': {
    'zh-CN': '服务器',
    'zh-TW': '伺服器',
    'en-US': 'Server',
  },
  'ldap.idAttribute': {
    'zh-CN': '不变的编号属性',
    'zh-TW': '不變的編號屬性',
    'en-US': 'ID attribute',
  },
  'ldap.idAttributeHint': {
    'zh-CN': 'Active Directory 是 objectGUID',
    'zh-TW': 'Active Directory 是 objectGUID',
    'en-US': 'objectGUID in Active Directory',
  },
  'ldap.isOn': {
    'zh-CN': '启用目录登录',
    'zh-TW': '啟用目錄登入',
    'en-US': 'Directory login',
  },
  'ldap.isOnHint': {
    'zh-CN': '内网的服务器需要由运维加入 INNER_HOSTS',
    'zh-TW': '內部網路的伺服器需由維運加入 INNER_HOSTS',
    'en-US': 'A server inside your network must be named in INNER_HOSTS by the operator',
  },
  'ldap.mailAttribute': {
    'zh-CN': '邮箱属性',
    'zh-TW': '郵箱屬性',
    'en-US': 'Mail attribute',
  },
  'ldap.name': {
    'zh-CN': '登录页上的名称',
    'zh-TW': '登入頁上的名稱',
    'en-US': 'Name on the login page',
  },
  'ldap.nameAttribute': {
    'zh-CN': '姓名属性',
    'zh-TW': '姓名屬性',
    'en-US': 'Name attribute',
  },
  'ldap.nameHint': {
    'zh-CN': '例如“公司账号”',
    'zh-TW': '例如「公司帳號」',
    'en-US': 'Such as “Company account”',
  },
  'ldap.port': {
    'zh-CN': '端口',
    'zh-TW': '連接埠',
    'en-US': 'Port',
  },
  'ldap.portHint': {
    'zh-CN': 'SSL/TLS 常用 636，STARTTLS 常用 389',
    'zh-TW': 'SSL/TLS 常用 636，STARTTLS 常用 389',
    'en-US': 'Usually 636 for SSL/TLS, 389 for STARTTLS',
  },
  'ldap.security': {
    'zh-CN': '加密方式',
    'zh-TW': '加密方式',
    'en-US': 'Encryption',
  },
  'ldap.userFilter': {
    'zh-CN': '人员过滤条件',
    'zh-TW': '人員過濾條件',
    'en-US': 'User filter',
  },
  'ldap.userFilterHint': {
    'zh-CN': '用 account 的占位符表示填写的账号，格式见默认值',
    'zh-TW': '用 account 的預留位置表示填寫的帳號，格式見預設值',
    'en-US': 'As in the default, the placeholder is the account that was typed',
  },
  leave: {
    'zh-CN': '修改过的设置还没有保存。',
    'zh-TW': '修改過的設定還沒有儲存。',
    'en-US': 'You have unsaved settings.',
  },
  'mail.account': {
    'zh-CN': '账号',
    'zh-TW': '帳號',
    'en-US': 'Account',
  },
  'mail.accountHint': {
    'zh-CN': '服务器不需要登录时留空。',
    'zh-TW': '伺服器不需要登入時留空。',
    'en-US': 'Leave empty if the server needs no sign-in.',
  },
  'mail.caCertificate': {
    'zh-CN': 'CA 证书',
    'zh-TW': 'CA 憑證',
    'en-US': 'CA certificate',
  },
  'mail.caCertificateHint': {
    'zh-CN': 'PEM 格式。填写后只信任由它签发的证书；留空则信任服务器系统所信任的机构。',
    'zh-TW': 'PEM 格式。填寫後只信任由它簽發的憑證；留空則信任伺服器系統所信任的機構。',
    'en-US':
      'In PEM. When given, only certificates that it issued are trusted; otherwise those of the authorities that the server trusts.',
  },
  'mail.fromAddress': {
    'zh-CN': '发件地址',
    'zh-TW': '寄件地址',
    'en-US': 'From address',
  },
  'mail.fromName': {
    'zh-CN': '发件人名称',
    'zh-TW': '寄件人名稱',
    'en-US': 'From name',
  },
  'mail.host': {
    'zh-CN': '邮件服务器 (SMTP)',
    'zh-TW': '郵件伺服器 (SMTP)',
    'en-US': 'Mail server (SMTP)',
  },
  'mail.isOn': {
    'zh-CN': '启用发信',
    'zh-TW': '啟用寄信',
    'en-US': 'Send mail',
  },
  'mail.isOnHint': {
    'zh-CN': '关闭后系统不发送任何邮件。',
    'zh-TW': '關閉後系統不寄送任何郵件。',
    'en-US': 'When off, no mail is sent.',
  },
  'mail.password': {
    'zh-CN': '密码或授权码',
    'zh-TW': '密碼或授權碼',
    'en-US': 'Password',
  },
  'mail.port': {
    'zh-CN': '端口',
    'zh-TW': '連接埠',
    'en-US': 'Port',
  },
  'mail.portHint': {
    'zh-CN': 'SSL/TLS 常用 465，STARTTLS 常用 587',
    'zh-TW': 'SSL/TLS 常用 465，STARTTLS 常用 587',
    'en-US': 'Usually 465 for SSL/TLS, 587 for STARTTLS',
  },
  'mail.security': {
    'zh-CN': '加密方式',
    'zh-TW': '加密方式',
    'en-US': 'Encryption',
  },
  'mail.to': { 'zh-CN': '收件人', 'zh-TW': '收件人', 'en-US': 'Recipient' },
  'map.attribution': {
    'zh-CN': '版权说明',
    'zh-TW': '版權說明',
    'en-US': 'Attribution',
  },
  'map.attributionHint': {
    'zh-CN': '显示在地图一角，按瓦片服务的要求填写',
    'zh-TW': '顯示在地圖一角，按圖磚服務的要求填寫',
    'en-US': 'Shown in the corner of maps, as the tile server requires.',
  },
  'map.grid': {
    'zh-CN': '坐标系',
    'zh-TW': '座標系',
    'en-US': 'Coordinate system',
  },
  'map.places': {
    'zh-CN': '地点搜索',
    'zh-TW': '地點搜尋',
    'en-US': 'Place search',
  },
  'map.placesKey': {
    'zh-CN': 'Web 服务 Key',
    'zh-TW': 'Web 服務 Key',
    'en-US': 'Web service key',
  },
  'map.placesKeyHint': {
    'zh-CN': '在高德开放平台创建，平台选择“Web 服务”',
    'zh-TW': '在高德開放平台建立，平台選擇「Web 服務」',
    'en-US': 'Create it on the open platform of AMap, for the platform “Web service”.',
  },
  'map.placesUrl': {
    'zh-CN': '服务地址',
    'zh-TW': '服務位址',
    'en-US': 'Address of the service',
  },
  'map.placesUrlHint': {
    'zh-CN': '留空则使用高德的地址；接口相同的其他服务填写到版本号为止，例如 https://maps.example.com/v3',
    'zh-TW': '留空則使用高德的位址；介面相同的其他服務填寫到版本號為止，例如 https://maps.example.com/v3',
    'en-US':
      'Empty for AMap itself. For another service with the same API, up to its version, such as https://maps.example.com/v3.',
  },
  'map.tileSource': {
    'zh-CN': '底图',
    'zh-TW': '底圖',
    'en-US': 'Map pictures',
  },
  'map.tileSourceHint': {
    'zh-CN': '图片由本服务器代取，使用者的浏览器不会访问瓦片服务',
    'zh-TW': '圖片由本伺服器代取，使用者的瀏覽器不會存取圖磚服務',
    'en-US': 'This server fetches the pictures, so browsers never contact the tile server.',
  },
  'map.tiles': {
    'zh-CN': '瓦片地址',
    'zh-TW': '圖磚位址',
    'en-US': 'Tile address',
  },
  'map.tilesHint': {
    'zh-CN': '花括号中的 z、x、y 是缩放级别和行列；s 代表 a、b、c；key 代表下面的 Key',
    'zh-TW': '大括號中的 z、x、y 是縮放層級與行列；s 代表 a、b、c；key 代表下面的 Key',
    'en-US': 'In braces: z, x and y for zoom, column and row, s for a, b and c, key for the key below.',
  },
  'map.tilesKey': {
    'zh-CN': '瓦片服务的 Key',
    'zh-TW': '圖磚服務的 Key',
    'en-US': 'Key of the tile server',
  },
  newSecret: { 'zh-CN': '新的密钥', 'zh-TW': '新的金鑰', 'en-US': 'A new secret' },
  noChanges: {
    'zh-CN': '还没有修改过',
    'zh-TW': '還沒有修改過',
    'en-US': 'No changes yet',
  },
  noChangesHint: {
    'zh-CN': '现在都是默认值，保存的修改会列在这里，并可以撤销。',
    'zh-TW': '現在都是預設值，儲存的修改會列在這裡，並可以還原。',
    'en-US': 'Everything has its default. Saved changes appear here and can be undone.',
  },
  off: {
    'zh-CN': '关',
    'zh-TW': '關',
    'en-US': 'off',
  },
  on: {
    'zh-CN': '开',
    'zh-TW': '開',
    'en-US': 'on',
  },
  'outbox.empty': { 'zh-CN': '还没有短信', 'zh-TW': '還沒有簡訊', 'en-US': 'No messages yet' },
  'outbox.emptyHint': {
    'zh-CN': '有人获取验证码后会显示在这里',
    'zh-TW': '有人取得驗證碼後會顯示在這裡',
    'en-US': 'They appear when somebody asks for a code',
  },
  'outbox.hint': {
    'zh-CN': '这里的短信没有发送到手机，仅用于试用',
    'zh-TW': '這裡的簡訊沒有傳送到手機，僅供試用',
    'en-US': 'These messages were not sent to phones. For trying the product only.',
  },
  'outbox.title': { 'zh-CN': '短信发件箱', 'zh-TW': '簡訊寄件匣', 'en-US': 'Outbox of text messages' },
  'passwords.history': {
    'zh-CN': '不能重复最近用过的密码',
    'zh-TW': '不能重複最近用過的密碼',
    'en-US': 'Earlier passwords refused',
  },
  'passwords.historyHint': {
    'zh-CN': '0 表示可以重复。',
    'zh-TW': '0 表示可以重複。',
    'en-US': '0 allows any earlier password.',
  },
  'passwords.kinds': { 'zh-CN': '字符种类', 'zh-TW': '字元種類', 'en-US': 'Kinds of characters' },
  'passwords.kindsHint': {
    'zh-CN': '小写字母、大写字母、数字和符号中，至少要有几种。',
    'zh-TW': '小寫字母、大寫字母、數字和符號中，至少要有幾種。',
    'en-US': 'How many of lowercase, uppercase, digits and symbols a password needs.',
  },
  'passwords.maxAgeDays': {
    'zh-CN': '密码有效期',
    'zh-TW': '密碼有效期',
    'en-US': 'Password age',
  },
  'passwords.maxAgeDaysHint': {
    'zh-CN': '0 表示一直有效。',
    'zh-TW': '0 表示一直有效。',
    'en-US': '0 means passwords don’t expire.',
  },
  'passwords.minLength': {
    'zh-CN': '最短长度',
    'zh-TW': '最短長度',
    'en-US': 'Minimum length',
  },
  'passwords.noticeDays': {
    'zh-CN': '到期前提醒',
    'zh-TW': '到期前提醒',
    'en-US': 'Remind before expiry',
  },
  pictureNow: {
    'zh-CN': '当前图片',
    'zh-TW': '目前圖片',
    'en-US': 'Current picture',
  },
  'places.failed': {
    'zh-CN': '{count, plural, other {# 个文件暂时无法迁移，会自动重试}}：{reason}',
    'zh-TW': '{count, plural, other {# 個檔案暫時無法遷移，會自動重試}}：{reason}',
    'en-US':
      '{count, plural, one {# file} other {# files}} couldn’t be moved yet and will be tried again: {reason}',
  },
  'places.folder': {
    'zh-CN': '服务器的文件夹',
    'zh-TW': '伺服器的資料夾',
    'en-US': 'The server’s folder',
  },
  'places.hint': {
    'zh-CN': '新上传的文件先在服务器上停留十分钟，再移到对象存储。',
    'zh-TW': '新上傳的檔案先在伺服器上停留十分鐘，再移到物件儲存。',
    'en-US': 'New uploads stay on the server for ten minutes before they move to the object storage.',
  },
  'places.misplaced': {
    'zh-CN': '{count, plural, other {# 个文件}}不在所选位置',
    'zh-TW': '{count, plural, other {# 個檔案}}不在所選位置',
    'en-US': '{count, plural, one {# file isn’t} other {# files aren’t}} in the chosen place',
  },
  'places.move': {
    'zh-CN': '立即迁移',
    'zh-TW': '立即遷移',
    'en-US': 'Move now',
  },
  'places.settled': {
    'zh-CN': '所有文件都在所选的位置。',
    'zh-TW': '所有檔案都在所選的位置。',
    'en-US': 'All files are in the chosen place.',
  },
  'places.title': {
    'zh-CN': '文件现在的位置',
    'zh-TW': '檔案現在的位置',
    'en-US': 'Where files are now',
  },
  'places.use': {
    'zh-CN': '{count, plural, other {# 个文件}}，{size}',
    'zh-TW': '{count, plural, other {# 個檔案}}，{size}',
    'en-US': '{count, plural, one {# file} other {# files}}, {size}',
  },
  'places.waiting': {
    'zh-CN': '正在迁移：还有 {count, plural, other {# 个文件}}',
    'zh-TW': '正在遷移：還有 {count, plural, other {# 個檔案}}',
    'en-US': 'Moving: {count, plural, one {# file} other {# files}} to go',
  },
  removePicture: {
    'zh-CN': '移除图片',
    'zh-TW': '移除圖片',
    'en-US': 'Remove picture',
  },
  'replies.account': {
    'zh-CN': '账号',
    'zh-TW': '帳號',
    'en-US': 'Account',
  },
  'replies.address': {
    'zh-CN': '回复地址',
    'zh-TW': '回覆地址',
    'en-US': 'Reply address',
  },
  'replies.addressHint': {
    'zh-CN': '邮箱须支持 + 地址（replies+标记@company.example）',
    'zh-TW': '信箱須支援 + 地址（replies+標記@company.example）',
    'en-US': 'The mailbox must take plus addresses (replies+tag@company.example).',
  },
  'replies.caCertificate': {
    'zh-CN': 'CA 证书',
    'zh-TW': 'CA 憑證',
    'en-US': 'CA certificate',
  },
  'replies.caCertificateHint': {
    'zh-CN': 'PEM 格式。填写后只信任由它签发的证书；留空则信任服务器系统所信任的机构。',
    'zh-TW': 'PEM 格式。填寫後只信任由它簽發的憑證；留空則信任伺服器系統所信任的機構。',
    'en-US':
      'In PEM. When given, only certificates that it issued are trusted; otherwise those of the authorities that the server trusts.',
  },
  'replies.folder': {
    'zh-CN': '文件夹',
    'zh-TW': '資料夾',
    'en-US': 'Folder',
  },
  'replies.folderHint': {
    'zh-CN': '通常为 INBOX',
    'zh-TW': '通常為 INBOX',
    'en-US': 'Usually INBOX',
  },
  'replies.host': {
    'zh-CN': 'IMAP 服务器',
    'zh-TW': 'IMAP 伺服器',
    'en-US': 'IMAP server',
  },
  'replies.isOn': {
    'zh-CN': '接收回复',
    'zh-TW': '接收回覆',
    'en-US': 'Take replies',
  },
  'replies.isOnHint': {
    'zh-CN': '关闭时，系统邮件没有回复地址',
    'zh-TW': '關閉時，系統郵件沒有回覆地址',
    'en-US': 'When off, mails have no reply address.',
  },
  'replies.password': {
    'zh-CN': '密码',
    'zh-TW': '密碼',
    'en-US': 'Password',
  },
  'replies.port': {
    'zh-CN': '端口',
    'zh-TW': '連接埠',
    'en-US': 'Port',
  },
  'replies.portHint': {
    'zh-CN': 'SSL/TLS 常用 993，STARTTLS 常用 143',
    'zh-TW': 'SSL/TLS 常用 993，STARTTLS 常用 143',
    'en-US': 'Usually 993 for SSL/TLS, 143 for STARTTLS',
  },
  'replies.security': {
    'zh-CN': '加密方式',
    'zh-TW': '加密方式',
    'en-US': 'Encryption',
  },
  'retention.chatDays': {
    'zh-CN': '聊天记录',
    'zh-TW': '聊天記錄',
    'en-US': 'Chat messages',
  },
  'retention.chatDaysHint': {
    'zh-CN': '更早的聊天消息和其中的文件会被删除，申请和评论不受影响；0 表示一直保留。',
    'zh-TW': '更早的聊天訊息和其中的檔案會被刪除，申請和評論不受影響；0 表示一直保留。',
    'en-US':
      'Older chat messages are deleted with their files. Requests and comments stay. 0 keeps them forever.',
  },
  'retention.logDays': {
    'zh-CN': '操作、错误和慢请求记录',
    'zh-TW': '操作、錯誤和慢請求紀錄',
    'en-US': 'Operations, errors and slow calls',
  },
  'retention.logDaysHint': {
    'zh-CN': '也包括被拒绝的访问记录。',
    'zh-TW': '也包括被拒絕的存取紀錄。',
    'en-US': 'Also attempts that were refused.',
  },
  'retention.noticeDays': {
    'zh-CN': '消息',
    'zh-TW': '訊息',
    'en-US': 'Messages',
  },
  'retention.noticeDaysHint': {
    'zh-CN': '只清理已读的消息；0 表示一直保留。',
    'zh-TW': '只清理已讀的訊息；0 表示一直保留。',
    'en-US': 'Only messages that were read are deleted. 0 keeps them forever.',
  },
  'retention.recordsRequests': {
    'zh-CN': '记录全部请求',
    'zh-TW': '記錄全部請求',
    'en-US': 'Record all requests',
  },
  'retention.recordsRequestsHint': {
    'zh-CN': '记录已登录人员的每个请求，可在日志中查看。用于查找问题，人多时占用较多空间。',
    'zh-TW': '記錄已登入人員的每個請求，可在日誌中查看。用於查找問題，人多時佔用較多空間。',
    'en-US':
      'Each request of people who are signed in appears in the logs. It helps to find problems, and takes much space when many people work.',
  },
  'retention.refusedCallDays': {
    'zh-CN': '未登录的被拒请求统计',
    'zh-TW': '未登入的被拒請求統計',
    'en-US': 'Counts of refused anonymous calls',
  },
  'retention.requestDays': {
    'zh-CN': '全部请求保留',
    'zh-TW': '全部請求保留',
    'en-US': 'All requests',
  },
  'retention.slowMilliseconds': {
    'zh-CN': '慢请求的起点',
    'zh-TW': '慢請求的起點',
    'en-US': 'Slow from',
  },
  'retention.slowMillisecondsHint': {
    'zh-CN': '用时达到这个数的请求会记录下来。',
    'zh-TW': '用時達到這個數的請求會記錄下來。',
    'en-US': 'Calls that take at least this long are logged.',
  },
  'saml.accountAttribute': { 'zh-CN': '账号属性', 'zh-TW': '帳號屬性', 'en-US': 'Account attribute' },
  'saml.accountAttributeHint': {
    'zh-CN': '属性名称或友好名称；留空则使用 NameID',
    'zh-TW': '屬性名稱或易記名稱；留空則使用 NameID',
    'en-US': 'The name or friendly name of an attribute. Empty: NameID',
  },
  'saml.certificate': { 'zh-CN': '签名证书', 'zh-TW': '簽章憑證', 'en-US': 'Signing certificate' },
  'saml.certificateHint': {
    'zh-CN': 'PEM 格式，可以粘贴多张；使用元数据地址时不需要',
    'zh-TW': 'PEM 格式，可貼上多張；使用中繼資料位址時不需要',
    'en-US': 'As PEM, one or several. Not needed with a metadata address',
  },
  'saml.entryPoint': {
    'zh-CN': '登录地址（SSO URL）',
    'zh-TW': '登入位址（SSO URL）',
    'en-US': 'Sign-in address (SSO URL)',
  },
  'saml.entryPointHint': {
    'zh-CN': '以 https 开头，HTTP-Redirect 绑定；使用元数据地址时不需要',
    'zh-TW': '以 https 開頭，HTTP-Redirect 繫結；使用中繼資料位址時不需要',
    'en-US': 'Begins with https, for HTTP-Redirect. Not needed with a metadata address',
  },
  'saml.findBy': { 'zh-CN': '如何对应到人员', 'zh-TW': '如何對應到人員', 'en-US': 'How people are found' },
  'saml.findByHint': {
    'zh-CN':
      '对应一次后即绑定。SAML 不说明邮箱是否验证过：人员能自行更改账号名或邮箱时，请选择“仅限本人绑定”',
    'zh-TW':
      '對應一次後即綁定。SAML 不說明郵箱是否驗證過：人員能自行更改帳號名稱或郵箱時，請選擇「僅限本人綁定」',
    'en-US':
      'Found once, they stay linked. SAML doesn’t say whether a mail address was verified: where people can change their name or address at the provider, choose only who linked it.',
  },
  'saml.isOn': { 'zh-CN': '启用 SAML 统一登录', 'zh-TW': '啟用 SAML 單一登入', 'en-US': 'SAML sign-on' },
  'saml.isOnHint': {
    'zh-CN': '先在提供方登记上面的地址；可以先不启用',
    'zh-TW': '先在提供者登記上面的位址；可以先不啟用',
    'en-US': 'First register the addresses above at the provider',
  },
  'saml.issuer': {
    'zh-CN': '提供方的实体 ID',
    'zh-TW': '提供者的實體 ID',
    'en-US': 'Entity ID of the provider',
  },
  'saml.issuerHint': {
    'zh-CN': '与提供方的配置完全一致；读取元数据时自动填写',
    'zh-TW': '與提供者的設定完全一致；讀取中繼資料時自動填寫',
    'en-US': 'Exactly as the provider has it. Filled in from metadata',
  },
  'saml.mailAttribute': { 'zh-CN': '邮箱属性', 'zh-TW': '郵箱屬性', 'en-US': 'Mail attribute' },
  'saml.metadata': {
    'zh-CN': '元数据内容（XML）',
    'zh-TW': '中繼資料內容（XML）',
    'en-US': 'Metadata (XML)',
  },
  'saml.metadataHint': {
    'zh-CN': '粘贴后保存，内容会填入下面各项',
    'zh-TW': '貼上後儲存，內容會填入下面各項',
    'en-US': 'Paste it and save: it fills in the fields below',
  },
  'saml.metadataUrl': { 'zh-CN': '元数据地址', 'zh-TW': '中繼資料位址', 'en-US': 'Metadata address' },
  'saml.metadataUrlHint': {
    'zh-CN': '每次登录时读取，提供方更换证书后无需修改',
    'zh-TW': '每次登入時讀取，提供者更換憑證後無需修改',
    'en-US': 'Read at each sign-in, so new certificates of the provider need no change here',
  },
  'saml.name': { 'zh-CN': '按钮名称', 'zh-TW': '按鈕名稱', 'en-US': 'Name on the button' },
  'saml.nameAttribute': { 'zh-CN': '姓名属性', 'zh-TW': '姓名屬性', 'en-US': 'Name attribute' },
  'saml.nameHint': {
    'zh-CN': '显示在登录页上',
    'zh-TW': '顯示在登入頁上',
    'en-US': 'Shown on the login page',
  },
  'saml.ownKey': {
    'zh-CN': '解密密钥',
    'zh-TW': '解密金鑰',
    'en-US': 'Key for encrypted answers',
  },
  'saml.providerLogoutBinding': {
    'zh-CN': '退出方式',
    'zh-TW': '登出方式',
    'en-US': 'Sign-out binding',
  },
  'saml.providerLogoutUrl': {
    'zh-CN': '退出地址（SLO URL）',
    'zh-TW': '登出位址（SLO URL）',
    'en-US': 'Sign-out address (SLO URL)',
  },
  'saml.providerLogoutUrlHint': {
    'zh-CN': '填写后，退出登录时也会在提供方退出；留空则只在这里退出',
    'zh-TW': '填寫後，登出時也會在提供者登出；留空則只在此登出',
    'en-US': 'Logging out here then logs out at the provider too. Leave empty to log out here only.',
  },
  'saml.subjectAttribute': { 'zh-CN': '唯一标识属性', 'zh-TW': '唯一識別屬性', 'en-US': 'ID attribute' },
  'saml.subjectAttributeHint': {
    'zh-CN': '不会改变的属性；留空则使用 NameID',
    'zh-TW': '不會改變的屬性；留空則使用 NameID',
    'en-US': 'An attribute that never changes. Empty: NameID',
  },
  scim: {
    'zh-CN': 'Entra ID、Okta 等系统也可以通过 SCIM 自动带来入职人员、停用离职人员。',
    'zh-TW': 'Entra ID、Okta 等系統也可以透過 SCIM 自動帶來到職人員、停用離職人員。',
    'en-US': 'Entra ID, Okta and others can also bring joiners and disable leavers by SCIM.',
  },
  scimAction: { 'zh-CN': '设置 SCIM', 'zh-TW': '設定 SCIM', 'en-US': 'Set up SCIM' },
  secretChanged: {
    'zh-CN': '{field}：已更换',
    'zh-TW': '{field}：已更換',
    'en-US': '{field}: replaced',
  },
  secretSet: {
    'zh-CN': '已设置，输入新的即可替换',
    'zh-TW': '已設定，輸入新的即可取代',
    'en-US': 'Set. Type to replace it',
  },
  'sessions.absoluteDays': {
    'zh-CN': '最长登录时间',
    'zh-TW': '最長登入時間',
    'en-US': 'Longest session',
  },
  'sessions.absoluteDaysHint': {
    'zh-CN': '超过后需要重新登录；只对以后的登录生效。',
    'zh-TW': '超過後需要重新登入；只對以後的登入生效。',
    'en-US': 'Then people sign in again. Applies to sign-ins from now on.',
  },
  'sessions.idleAppDays': {
    'zh-CN': '手机端多久不操作后退出',
    'zh-TW': '手機端多久不操作後登出',
    'en-US': 'Phone idle time',
  },
  'sessions.idleAppDaysHint': {
    'zh-CN': '1 至 365 天，不超过最长登录时间。',
    'zh-TW': '1 至 365 天，不超過最長登入時間。',
    'en-US': 'From 1 to 365 days, within the longest session.',
  },
  'sessions.idleWebMinutes': {
    'zh-CN': '浏览器多久不操作后退出',
    'zh-TW': '瀏覽器多久不操作後登出',
    'en-US': 'Browser idle time',
  },
  'sessions.idleWebMinutesHint': {
    'zh-CN': '5 分钟至 30 天。',
    'zh-TW': '5 分鐘至 30 天。',
    'en-US': 'From 5 minutes to 30 days.',
  },
  'sessions.singleLogin': {
    'zh-CN': '同类设备只保留一个登录',
    'zh-TW': '同類裝置只保留一個登入',
    'en-US': 'One session per device type',
  },
  'sessions.singleLoginHint': {
    'zh-CN': '再次登录时，此人在同类设备（浏览器或手机）上的其他登录会退出。',
    'zh-TW': '再次登入時，此人在同類裝置（瀏覽器或手機）上的其他登入會登出。',
    'en-US': 'Signing in ends the person’s other sessions on the same type of device (browser or phone).',
  },
  'signIn.allowedNetworks': {
    'zh-CN': '允许登录的网络',
    'zh-TW': '允許登入的網路',
    'en-US': 'Allowed networks',
  },
  'signIn.allowedNetworksHint': {
    'zh-CN': 'IP 地址或网段，例如 10.0.0.0/8。留空则不限制。',
    'zh-TW': 'IP 位址或網段，例如 10.0.0.0/8。留空則不限制。',
    'en-US': 'IP addresses or ranges, such as 10.0.0.0/8. Leave empty for no limit.',
  },
  'signIn.failures': {
    'zh-CN': '连续输错多少次后锁定',
    'zh-TW': '連續輸錯多少次後鎖定',
    'en-US': 'Wrong passwords before lock',
  },
  'signIn.failuresHint': {
    'zh-CN': '按来源锁定：别人输错不会锁住本人常用的设备。',
    'zh-TW': '按來源鎖定：別人輸錯不會鎖住本人常用的裝置。',
    'en-US': 'Locks where the guesses come from, so others can’t lock people out of their own devices.',
  },
  'signIn.lockMinutes': {
    'zh-CN': '锁定时长',
    'zh-TW': '鎖定時長',
    'en-US': 'Lock time',
  },
  'signIn.proofAfter': {
    'zh-CN': '失败多少次后要求',
    'zh-TW': '失敗多少次後要求',
    'en-US': 'Failed tries before it',
  },
  'signIn.proofOfWork': {
    'zh-CN': '要求浏览器计算（防自动登录）',
    'zh-TW': '要求瀏覽器計算（防自動登入）',
    'en-US': 'Calculation by the browser',
  },
  'signIn.proofOfWorkHint': {
    'zh-CN':
      '登录、找回密码、短信验证码和企业注册前，浏览器自动计算不到一秒，人无需操作；失败越多，计算越久。按账号和来源地址计数。',
    'zh-TW':
      '登入、找回密碼、簡訊驗證碼與企業註冊前，瀏覽器自動計算不到一秒，人無須操作；失敗越多，計算越久。按帳號與來源位址計數。',
    'en-US':
      'Slows down programs that guess passwords or ask for codes. The browser works for less than a second, longer after more failures of an account or address; people do nothing.',
  },
  'sms.accessKeyId': { 'zh-CN': '访问密钥 ID', 'zh-TW': '存取金鑰 ID', 'en-US': 'Access key ID' },
  'sms.accessKeySecret': { 'zh-CN': '访问密钥', 'zh-TW': '存取金鑰', 'en-US': 'Access key secret' },
  'sms.appId': { 'zh-CN': '应用 ID', 'zh-TW': '應用程式 ID', 'en-US': 'Application ID' },
  'sms.appIdHint': { 'zh-CN': '仅腾讯云需要', 'zh-TW': '僅騰訊雲需要', 'en-US': 'Only for Tencent Cloud' },
  'sms.endpoint': { 'zh-CN': '接口地址', 'zh-TW': '介面位址', 'en-US': 'Address' },
  'sms.endpointHint': {
    'zh-CN': '留空则使用服务商的通用地址',
    'zh-TW': '留空則使用服務商的通用位址',
    'en-US': 'Empty: the provider’s usual address',
  },
  'sms.inviteTemplateCode': {
    'zh-CN': '邀请模板编号',
    'zh-TW': '邀請範本編號',
    'en-US': 'Template of invitations',
  },
  'sms.inviteTemplateCodeHint': {
    'zh-CN':
      '邀请外部人员时使用，依次带 account（账号）和 date（最后一天）两个变量；登录网址请写在模板里。不填就不能用短信邀请',
    'zh-TW':
      '邀請外部人員時使用，依序帶 account（帳號）和 date（最後一天）兩個變數；登入網址請寫在範本裡。不填就不能用簡訊邀請',
    'en-US':
      'For external people, with the variables account and date (the last day), in this order. Write the address of the login page into the template. Without it, invitations cannot go by text message.',
  },
  'sms.isOn': { 'zh-CN': '启用短信', 'zh-TW': '啟用簡訊', 'en-US': 'Send text messages' },
  'sms.isOnHint': {
    'zh-CN': '关闭后，登录页不再提供短信',
    'zh-TW': '關閉後，登入頁不再提供簡訊',
    'en-US': 'When off, the login page offers none',
  },
  'sms.noticeTemplateCode': {
    'zh-CN': '消息模板编号',
    'zh-TW': '訊息範本編號',
    'en-US': 'Template of messages',
  },
  'sms.noticeTemplateCodeHint': {
    'zh-CN': '发送消息通知时使用，带一个 title（标题，最多 35 个字）变量。不填就不能用短信发送消息',
    'zh-TW': '傳送訊息通知時使用，帶一個 title（標題，最多 35 個字）變數。不填就不能用簡訊傳送訊息',
    'en-US':
      'For messages of the product, with the variable title (at most 35 letters). Without it, messages cannot go by text message.',
  },
  'sms.provider': { 'zh-CN': '服务商', 'zh-TW': '服務商', 'en-US': 'Provider' },
  'sms.region': { 'zh-CN': '地域', 'zh-TW': '地域', 'en-US': 'Region' },
  'sms.regionHint': {
    'zh-CN': '仅腾讯云，默认 ap-guangzhou',
    'zh-TW': '僅騰訊雲，預設 ap-guangzhou',
    'en-US': 'Only for Tencent Cloud; ap-guangzhou by default',
  },
  'sms.signName': { 'zh-CN': '短信签名', 'zh-TW': '簡訊簽名', 'en-US': 'Signature' },
  'sms.signNameHint': {
    'zh-CN': '需已通过服务商审核',
    'zh-TW': '需已通過服務商審核',
    'en-US': 'As your provider approved it',
  },
  'sms.templateCode': { 'zh-CN': '模板编号', 'zh-TW': '範本編號', 'en-US': 'Template' },
  'sms.templateCodeHint': {
    'zh-CN': '阿里云模板的变量为 code 和 minutes，腾讯云依次为验证码和分钟数',
    'zh-TW': '阿里雲範本的變數為 code 與 minutes，騰訊雲依序為驗證碼與分鐘數',
    'en-US':
      'With the code and its minutes: “code” and “minutes” at Alibaba Cloud, in this order at Tencent Cloud',
  },
  'sms.to': { 'zh-CN': '接收号码', 'zh-TW': '接收號碼', 'en-US': 'Recipient’s number' },
  'sso.clientId': { 'zh-CN': '客户端 ID', 'zh-TW': '用戶端 ID', 'en-US': 'Client ID' },
  'sso.clientSecret': { 'zh-CN': '客户端密钥', 'zh-TW': '用戶端密鑰', 'en-US': 'Client secret' },
  'sso.findBy': { 'zh-CN': '如何对应到人员', 'zh-TW': '如何對應到人員', 'en-US': 'How people are found' },
  'sso.findByHint': {
    'zh-CN': '对应一次后即绑定。提供方能自行更改账号名时，请选择“仅限本人绑定”',
    'zh-TW': '對應一次後即綁定。若提供者可自行更改帳號名稱，請選擇「僅限本人綁定」',
    'en-US':
      'Found once, they stay linked. Where people can change their name at the provider, choose only who linked it.',
  },
  'sso.isOn': { 'zh-CN': '启用统一登录', 'zh-TW': '啟用單一登入', 'en-US': 'Single sign-on' },
  'sso.isOnHint': {
    'zh-CN': '先在提供方登记上面的地址',
    'zh-TW': '先在提供者登記上面的位址',
    'en-US': 'First register the addresses above at the provider',
  },
  'sso.issuer': { 'zh-CN': '提供方地址（issuer）', 'zh-TW': '提供者位址（issuer）', 'en-US': 'Issuer' },
  'sso.issuerHint': {
    'zh-CN': '以 https 开头，与提供方的配置完全一致',
    'zh-TW': '以 https 開頭，與提供者的設定完全一致',
    'en-US': 'Begins with https, exactly as the provider has it',
  },
  'sso.name': { 'zh-CN': '按钮名称', 'zh-TW': '按鈕名稱', 'en-US': 'Name on the button' },
  'sso.nameHint': {
    'zh-CN': '显示在登录页上',
    'zh-TW': '顯示在登入頁上',
    'en-US': 'Shown on the login page',
  },
  'sso.scope': { 'zh-CN': '范围（scope）', 'zh-TW': '範圍（scope）', 'en-US': 'Scope' },
  'storage.accessKeyId': {
    'zh-CN': '访问密钥 ID',
    'zh-TW': '存取金鑰 ID',
    'en-US': 'Access key ID',
  },
  'storage.bucket': {
    'zh-CN': '存储桶',
    'zh-TW': '儲存桶',
    'en-US': 'Bucket',
  },
  'storage.endings': {
    'zh-CN': '文件类型',
    'zh-TW': '檔案類型',
    'en-US': 'Kinds of files',
  },
  'storage.endingsHint': {
    'zh-CN': '每行一个扩展名，例如 exe 或 docx。改名的文件按内容识别',
    'zh-TW': '每行一個副檔名，例如 exe 或 docx。改名的檔案按內容識別',
    'en-US':
      'One file extension per line, such as exe or docx. Renamed files are recognized by their content.',
  },
  'storage.endpoint': {
    'zh-CN': '对象存储的地址',
    'zh-TW': '物件儲存的位址',
    'en-US': 'Address of the storage',
  },
  'storage.endpointHint': {
    'zh-CN': '例如 https://s3.example.com。内部地址需由运维人员加入允许名单',
    'zh-TW': '例如 https://s3.example.com。內部位址需由維運人員加入允許清單',
    'en-US': 'Such as https://s3.example.com. The operator permits internal addresses.',
  },
  'storage.fileRule': {
    'zh-CN': '允许上传',
    'zh-TW': '允許上傳',
    'en-US': 'Accepted files',
  },
  'storage.isPathStyle': {
    'zh-CN': '地址中用路径表示存储桶',
    'zh-TW': '位址中用路徑表示儲存桶',
    'en-US': 'Bucket in the path of the address',
  },
  'storage.isPathStyleHint': {
    'zh-CN': '自建的对象存储大多需要打开',
    'zh-TW': '自建的物件儲存大多需要開啟',
    'en-US': 'Most self-hosted storages need this.',
  },
  'storage.largestMegabytes': {
    'zh-CN': '单个文件最大',
    'zh-TW': '單一檔案上限',
    'en-US': 'Largest file',
  },
  'storage.place': {
    'zh-CN': '文件保存在',
    'zh-TW': '檔案儲存於',
    'en-US': 'Files are kept in',
  },
  'storage.placeHint': {
    'zh-CN': '改变位置后，已有的文件在后台迁移',
    'zh-TW': '變更位置後，已有的檔案在背景遷移',
    'en-US': 'After a change, existing files move in the background.',
  },
  'storage.prefix': {
    'zh-CN': '存储桶中的文件夹',
    'zh-TW': '儲存桶中的資料夾',
    'en-US': 'Folder in the bucket',
  },
  'storage.prefixHint': {
    'zh-CN': '留空则放在最上层',
    'zh-TW': '留空則放在最上層',
    'en-US': 'Leave empty for the top.',
  },
  'storage.region': {
    'zh-CN': '区域',
    'zh-TW': '區域',
    'en-US': 'Region',
  },
  'storage.secretAccessKey': {
    'zh-CN': '访问密钥',
    'zh-TW': '存取金鑰',
    'en-US': 'Secret access key',
  },
  'testMail.send': {
    'zh-CN': '发送测试邮件',
    'zh-TW': '寄送測試郵件',
    'en-US': 'Send test mail',
  },
  'testMail.sent': {
    'zh-CN': '已发送到 {to}',
    'zh-TW': '已寄送到 {to}',
    'en-US': 'Sent to {to}',
  },
  'testMail.title': {
    'zh-CN': '测试邮件',
    'zh-TW': '測試郵件',
    'en-US': 'Test mail',
  },
  'testMail.to': {
    'zh-CN': '发送测试邮件到',
    'zh-TW': '寄送測試郵件到',
    'en-US': 'Send a test mail to',
  },
  'testMap.address': {
    'zh-CN': '示例地点：{address}',
    'zh-TW': '範例地點：{address}',
    'en-US': 'Sample place: {address}',
  },
  'testMap.drawn': {
    'zh-CN': '底图由应用自绘或由运维人员配置，无需测试',
    'zh-TW': '底圖由應用程式自繪或由維運人員設定，無需測試',
    'en-US': 'The map is drawn by the app or set by the operator, so there is no picture to test.',
  },
  'testMap.problem': {
    'zh-CN': '{field}：{problem}',
    'zh-TW': '{field}：{problem}',
    'en-US': '{field}: {problem}',
  },
  'testMap.send': {
    'zh-CN': '测试',
    'zh-TW': '測試',
    'en-US': 'Test',
  },
  'testMap.tile': {
    'zh-CN': '瓦片服务返回的图片',
    'zh-TW': '圖磚服務傳回的圖片',
    'en-US': 'Picture from the tile server',
  },
  'testMap.title': {
    'zh-CN': '测试地图',
    'zh-TW': '測試地圖',
    'en-US': 'Test maps',
  },
  'testSms.send': {
    'zh-CN': '发送测试短信',
    'zh-TW': '傳送測試簡訊',
    'en-US': 'Send test message',
  },
  'testSms.sent': {
    'zh-CN': '已发送到 {to}',
    'zh-TW': '已傳送到 {to}',
    'en-US': 'Sent to {to}',
  },
  'testSms.title': {
    'zh-CN': '测试短信',
    'zh-TW': '測試簡訊',
    'en-US': 'Test message',
  },
  'testSms.to': {
    'zh-CN': '发送测试短信到',
    'zh-TW': '傳送測試簡訊到',
    'en-US': 'Send a test message to',
  },
  undo: {
    'zh-CN': '撤销',
    'zh-TW': '還原',
    'en-US': 'Undo',
  },
  undone: {
    'zh-CN': '撤销',
    'zh-TW': '還原',
    'en-US': 'undo',
  },
  'unit.days': {
    'zh-CN': '天',
    'zh-TW': '天',
    'en-US': 'days',
  },
  'unit.hours': {
    'zh-CN': '小时',
    'zh-TW': '小時',
    'en-US': 'hours',
  },
  'unit.kinds': { 'zh-CN': '种', 'zh-TW': '種', 'en-US': 'kinds' },
  'unit.letters': {
    'zh-CN': '位',
    'zh-TW': '位',
    'en-US': 'characters',
  },
  'unit.megabytes': {
    'zh-CN': 'MB',
    'zh-TW': 'MB',
    'en-US': 'MB',
  },
  'unit.milliseconds': {
    'zh-CN': '毫秒',
    'zh-TW': '毫秒',
    'en-US': 'ms',
  },
  'unit.minutes': {
    'zh-CN': '分钟',
    'zh-TW': '分鐘',
    'en-US': 'minutes',
  },
  'unit.percent': {
    'zh-CN': '%',
    'zh-TW': '%',
    'en-US': '%',
  },
  'unit.times': {
    'zh-CN': '次',
    'zh-TW': '次',
    'en-US': 'times',
  },
  'vendor.apiUrl': { 'zh-CN': '接口地址', 'zh-TW': '介面位址', 'en-US': 'Address of the interface' },
  'vendor.apiUrlHint': {
    'zh-CN': '留空则使用提供方的通用地址',
    'zh-TW': '留空則使用提供者的通用位址',
    'en-US': 'Empty: the vendor’s usual one',
  },
  'vendor.findBy': { 'zh-CN': '如何对应到人员', 'zh-TW': '如何對應到人員', 'en-US': 'How people are found' },
  'vendor.findByHint': {
    'zh-CN': '对应一次后即绑定。只提供对方已核实、本人不能自行填写的信息',
    'zh-TW': '對應一次後即綁定。只提供對方已核實、本人不能自行填寫的資訊',
    'en-US':
      'Found once, they stay linked. Only what the vendor has verified is offered, not what people enter themselves.',
  },
  'vendor.isOn': { 'zh-CN': '用于登录', 'zh-TW': '用於登入', 'en-US': 'Log in with it' },
  'vendor.isOnHint': {
    'zh-CN': '先在开放平台登记上面的返回地址',
    'zh-TW': '先在開放平台登記上面的返回位址',
    'en-US': 'First register the address above at the vendor',
  },
  'vendor.name': { 'zh-CN': '按钮名称', 'zh-TW': '按鈕名稱', 'en-US': 'Name on the button' },
  'vendor.nameHint': {
    'zh-CN': '显示在登录页上；留空则用提供方的名称',
    'zh-TW': '顯示在登入頁上；留空則用提供者的名稱',
    'en-US': 'Shown on the login page. Empty: the vendor’s name',
  },
  'vendor.sendsNotices': {
    'zh-CN': '发送工作通知',
    'zh-TW': '傳送工作通知',
    'en-US': 'Send notices in its app',
  },
  'vendor.sendsNoticesHint': {
    'zh-CN':
      '作为消息渠道，在“消息发送 › 发送规则”中选择发送哪些消息。发给已绑定的人，或按“如何对应到人员”找到的人',
    'zh-TW':
      '作為訊息管道，在「訊息傳送 › 傳送規則」中選擇傳送哪些訊息。傳給已綁定的人，或按「如何對應到人員」找到的人',
    'en-US':
      'A channel for messages: choose which under Message channels › Rules. They reach people who are linked, or are found as chosen below.',
  },
  'vendor.signInUrl': {
    'zh-CN': '登录页地址',
    'zh-TW': '登入頁位址',
    'en-US': 'Address of the sign-in page',
  },
  'vendor.signInUrlHint': {
    'zh-CN': '留空则使用提供方的通用地址',
    'zh-TW': '留空則使用提供者的通用位址',
    'en-US': 'Empty: the vendor’s usual one',
  },
  'wechat.appId': { 'zh-CN': 'AppID', 'zh-TW': 'AppID', 'en-US': 'AppID' },
  'wechat.appSecret': { 'zh-CN': 'AppSecret', 'zh-TW': 'AppSecret', 'en-US': 'AppSecret' },
  'wecom.agentId': {
    'zh-CN': '应用 ID（AgentId）',
    'zh-TW': '應用程式 ID（AgentId）',
    'en-US': 'App (AgentId)',
  },
  'wecom.appId': { 'zh-CN': '企业 ID（CorpID）', 'zh-TW': '企業 ID（CorpID）', 'en-US': 'Company (CorpID)' },
  'wecom.appSecret': {
    'zh-CN': '应用密钥（Secret）',
    'zh-TW': '應用程式密鑰（Secret）',
    'en-US': 'App secret',
  },
} satisfies Texts
