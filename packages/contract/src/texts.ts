import type { Texts } from '@signet/std'

export const texts = {
  'accessRequests.hasAccess': {
    'zh-CN': '您已经有权限，请刷新',
    'zh-TW': '您已經有權限，請重新整理',
    'en-US': 'You already have access. Refresh the page.',
  },
  'accessRequests.notFound': {
    'zh-CN': '该申请已有答复、已过期，或不由您答复',
    'zh-TW': '該申請已有答覆、已過期，或不由您答覆',
    'en-US': 'This request was answered, has expired, or isn’t yours to answer.',
  },
  'accessRequests.reasonMissing': {
    'zh-CN': '请写明拒绝的原因，申请人会看到',
    'zh-TW': '請寫明拒絕的原因，申請人會看到',
    'en-US': 'Give the reason for declining. The person who asked will see it.',
  },
  'accessRequests.tooMany': {
    'zh-CN': '您有{max}个申请尚未答复，请稍后再申请',
    'zh-TW': '您有{max}個申請尚未答覆，請稍後再申請',
    'en-US': 'You have {max} open requests for access. Wait until some are answered.',
  },
  'account.changedMeanwhile': {
    'zh-CN': '您在别处修改过个人信息，请刷新后再改',
    'zh-TW': '您在別處修改過個人資料，請重新整理後再修改',
    'en-US': 'You changed your data elsewhere. Refresh and try again.',
  },
  'account.deviceNotFound': {
    'zh-CN': '这台设备已经退出登录',
    'zh-TW': '這台裝置已經登出',
    'en-US': 'This device is already logged out.',
  },
  'account.lastAdministrator': {
    'zh-CN': '您是唯一的管理员，请先指定另一位管理员，再注销账号',
    'zh-TW': '您是唯一的管理員，請先指定另一位管理員，再註銷帳號',
    'en-US': 'You’re the only administrator. Appoint another one before you close your account.',
  },
  'account.nameByAdministrator': {
    'zh-CN': '姓名由管理员维护，需要更改请联系管理员',
    'zh-TW': '姓名由管理員維護，如需更改請聯絡管理員',
    'en-US': 'Your name is changed by an administrator. Contact yours.',
  },
  'account.noSecondFactor': {
    'zh-CN': '还没有启用两步验证',
    'zh-TW': '尚未啟用雙重驗證',
    'en-US': 'Two-step verification isn’t on.',
  },
  'account.notYourPost': {
    'zh-CN': '这不是您的岗位',
    'zh-TW': '這不是您的職位',
    'en-US': 'This isn’t one of your posts.',
  },
  'account.passkeyKnown': {
    'zh-CN': '这个通行密钥已经添加过',
    'zh-TW': '這個通行密鑰已經新增過',
    'en-US': 'This passkey was added already.',
  },
  'account.passkeyNotFound': {
    'zh-CN': '找不到这个通行密钥，可能已被移除',
    'zh-TW': '找不到這個通行密鑰，可能已被移除',
    'en-US': 'We couldn’t find this passkey. It may have been removed.',
  },
  'account.phoneTaken': {
    'zh-CN': '这个手机号已被其他人使用，请核对，或联系管理员',
    'zh-TW': '這個手機號碼已被其他人使用，請核對，或聯絡管理員',
    'en-US': 'Somebody else uses this phone number. Check it, or contact your administrator.',
  },
  'account.pictureWrong': {
    'zh-CN': '请选择不超过 300 KB 的 PNG、JPEG 或 WebP 图片',
    'zh-TW': '請選擇不超過 300 KB 的 PNG、JPEG 或 WebP 圖片',
    'en-US': 'Choose a PNG, JPEG or WebP picture of at most 300 KB.',
  },
  'account.secondFactorInUse': {
    'zh-CN': '两步验证已经启用；要换一台手机，请先停用',
    'zh-TW': '雙重驗證已啟用；要更換手機，請先停用',
    'en-US': 'Two-step verification is already on. Turn it off first to use another phone.',
  },
  'account.tooManyPasskeys': {
    'zh-CN': '最多可以添加 {most} 个通行密钥，请先移除不用的',
    'zh-TW': '最多可以新增 {most} 個通行密鑰，請先移除不用的',
    'en-US':
      'An account can have {most, plural, one {# passkey} other {# passkeys}}. Remove one that you don’t use first.',
  },
  'announcements.changedMeanwhile': {
    'zh-CN': '其他管理员刚刚修改了这条公告，请刷新后再操作',
    'zh-TW': '其他管理員剛剛修改了這則公告，請重新整理後再操作',
    'en-US': 'Another administrator just changed this announcement. Refresh and try again.',
  },
  'announcements.editedMeanwhile': {
    'zh-CN': '这条公告刚刚更新，请阅读新的内容后再确认',
    'zh-TW': '這則公告剛剛更新，請閱讀新的內容後再確認',
    'en-US': 'This announcement was just updated. Read the new text, then confirm.',
  },
  'announcements.empty': {
    'zh-CN': '请填写公告正文',
    'zh-TW': '請填寫公告正文',
    'en-US': 'Write the text of the announcement.',
  },
  'announcements.isPublished': {
    'zh-CN': '这条公告已经发布',
    'zh-TW': '這則公告已經發布',
    'en-US': 'This announcement is already published.',
  },
  'announcements.justReminded': {
    'zh-CN': '刚刚已经提醒过，请 {minutes} 分钟后再试',
    'zh-TW': '剛剛已經提醒過，請 {minutes} 分鐘後再試',
    'en-US': 'A reminder was just sent. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'announcements.noReaders': {
    'zh-CN': '所选范围内没有在职人员，请重新选择',
    'zh-TW': '所選範圍內沒有在職人員，請重新選擇',
    'en-US': 'The chosen audience has no active people. Choose again.',
  },
  'announcements.notFound': {
    'zh-CN': '没有找到这条公告',
    'zh-TW': '找不到這則公告',
    'en-US': 'We couldn’t find this announcement.',
  },
  'announcements.notPublished': {
    'zh-CN': '这条公告还没有发布',
    'zh-TW': '這則公告尚未發布',
    'en-US': 'This announcement isn’t published.',
  },
  'announcements.past': {
    'zh-CN': '发布时间已过，请选择将来的时间',
    'zh-TW': '發布時間已過，請選擇將來的時間',
    'en-US': 'That time has passed. Choose a later one.',
  },
  'announcements.recallFirst': {
    'zh-CN': '公告已发布或待发布，请先撤回',
    'zh-TW': '公告已發布或待發布，請先撤回',
    'en-US': 'This announcement is published or scheduled. Recall it first.',
  },
  'announcements.recalled': {
    'zh-CN': '这条公告已被撤回',
    'zh-TW': '這則公告已被撤回',
    'en-US': 'This announcement was recalled.',
  },
  'announcements.tooLong': {
    'zh-CN': '公告正文不能超过 {max} 个字',
    'zh-TW': '公告正文不能超過 {max} 個字',
    'en-US': 'The text is limited to {max} characters.',
  },
  'channels.notReachable': {
    'zh-CN': '您没有这个渠道的地址，无法发送测试',
    'zh-TW': '您沒有這個管道的地址，無法傳送測試',
    'en-US': 'You have no address for this channel, so no test can be sent.',
  },
  'channels.parameterUnknown': {
    'zh-CN': '没有“{name}”这个参数',
    'zh-TW': '沒有「{name}」這個參數',
    'en-US': 'There is no parameter “{name}”.',
  },
  'channels.pushRefused': {
    'zh-CN': '这个地址不能接收推送',
    'zh-TW': '這個位址不能接收推播',
    'en-US': 'Messages can’t be pushed to this address.',
  },
  'chat.adminsOnly': {
    'zh-CN': '只有群主和群管理员可以这样做',
    'zh-TW': '只有群主和群管理員可以這樣做',
    'en-US': 'Only the group’s owner and administrators can do this.',
  },
  'chat.barred': {
    'zh-CN': '您在这个会话中被禁言，可以查看，不能发送消息',
    'zh-TW': '您在這個會話中被禁言，可以檢視，不能傳送訊息',
    'en-US': 'You can read this chat, but not write in it.',
  },
  'chat.barredByModerator': {
    'zh-CN': '这位成员被公司管理员禁言，只有公司管理员可以解除',
    'zh-TW': '這位成員被公司管理員禁言，只有公司管理員可以解除',
    'en-US': 'An administrator of the company restricted this member. Only they can lift it.',
  },
  'chat.beyondEnd': {
    'zh-CN': '这条消息还不存在，不能标为已读',
    'zh-TW': '這則訊息還不存在，無法標為已讀',
    'en-US': 'There is no such message to mark as read.',
  },
  'chat.empty': {
    'zh-CN': '消息不能为空',
    'zh-TW': '訊息不能為空',
    'en-US': 'A message can’t be empty.',
  },
  'chat.fileNotYours': {
    'zh-CN': '只能发送自己上传完成的文件',
    'zh-TW': '只能傳送自己上傳完成的檔案',
    'en-US': 'You can only send files that you uploaded.',
  },
  'chat.groupsByRule': {
    'zh-CN': '公司规定您不能建群，请联系管理员。',
    'zh-TW': '公司規定您不能建立群組，請聯絡管理員。',
    'en-US': 'Your company doesn’t let you make groups. Ask an administrator.',
  },
  'chat.isEvidence': {
    'zh-CN': '该消息已存为单据证据，不能再编辑或撤回。',
    'zh-TW': '該訊息已存為單據證據，不能再編輯或撤回。',
    'en-US': 'This message is evidence of the request, so it can’t be edited or recalled.',
  },
  'chat.notAVoice': {
    'zh-CN': '语音须为不超过 {seconds} 秒、{megabytes} MB 的录音',
    'zh-TW': '語音須為不超過 {seconds} 秒、{megabytes} MB 的錄音',
    'en-US': 'A voice message is a recording of at most {seconds} seconds and {megabytes} MB.',
  },
  'chat.notAllowed': {
    'zh-CN': '外部人员只能与同一申请中的人员聊天',
    'zh-TW': '外部人員只能與同一申請中的人員聊天',
    'en-US': 'External people can only chat with people on the same request.',
  },
  'chat.notByRule': {
    'zh-CN': '公司规定您不能与{name}聊天；围绕单据的会话不受限制。',
    'zh-TW': '公司規定您不能與{name}聊天；圍繞單據的會話不受限制。',
    'en-US':
      'Your company’s chat rules don’t let you write to {name}. Chats about a request are not limited.',
  },
  'chat.notFound': {
    'zh-CN': '找不到这个会话或消息，或您已不在其中',
    'zh-TW': '找不到這個會話或訊息，或您已不在其中',
    'en-US': 'This conversation or message doesn’t exist, or you’re no longer in it.',
  },
  'chat.noticeByRule': {
    'zh-CN': '公司规定您不能通知所有人，请逐个提及。',
    'zh-TW': '公司規定您不能通知所有人，請逐一提及。',
    'en-US': 'Your company doesn’t let you notify everyone. Mention people one by one.',
  },
  'chat.notHere': {
    'zh-CN': '这里不能这样做',
    'zh-TW': '這裡不能這樣做',
    'en-US': 'This isn’t possible here.',
  },
  'chat.notYours': {
    'zh-CN': '只能对自己的消息这样做',
    'zh-TW': '只能對自己的訊息這樣做',
    'en-US': 'You can only do this with your own messages.',
  },
  'chat.ownerOnly': {
    'zh-CN': '只有群主可以这样做',
    'zh-TW': '只有群主可以這樣做',
    'en-US': 'Only the group’s owner can do this.',
  },
  'chat.personGone': {
    'zh-CN': '对方的账号已停用，不能再收到消息',
    'zh-TW': '對方的帳號已停用，無法再收到訊息',
    'en-US': 'This person’s account is closed. They can’t receive messages anymore.',
  },
  'chat.recalled': {
    'zh-CN': '这条消息已撤回',
    'zh-TW': '這則訊息已收回',
    'en-US': 'This message was recalled.',
  },
  'chat.tooLate': {
    'zh-CN': '只能在发送后 {minutes} 分钟内撤回',
    'zh-TW': '只能在傳送後 {minutes} 分鐘內收回',
    'en-US': 'A message can only be recalled within {minutes} minutes.',
  },
  'chat.tooLateToEdit': {
    'zh-CN': '只能在发送后 {hours} 小时内编辑',
    'zh-TW': '只能在傳送後 {hours} 小時內編輯',
    'en-US': 'A message can only be edited within {hours} hours.',
  },
  'chat.tooLong': {
    'zh-CN': '一条消息最多 {max} 个字',
    'zh-TW': '一則訊息最多 {max} 個字',
    'en-US': 'A message can have at most {max} characters.',
  },
  'chat.tooManyMembers': {
    'zh-CN': '一个群最多 {max} 人',
    'zh-TW': '一個群最多 {max} 人',
    'en-US': 'A group can have at most {max} people.',
  },
  'chat.tooManyPinned': {
    'zh-CN': '最多置顶 {max} 条消息，请先取消一条',
    'zh-TW': '最多置頂 {max} 則訊息，請先取消一則',
    'en-US': 'At most {max} messages can be pinned. Unpin one first.',
  },
  'chat.withYourself': {
    'zh-CN': '不能与自己聊天',
    'zh-TW': '無法與自己聊天',
    'en-US': 'You can’t chat with yourself.',
  },
  'chatBlocks.blocked': {
    'zh-CN': '您屏蔽了{name}，解除屏蔽后才能聊天',
    'zh-TW': '您封鎖了{name}，解除封鎖後才能聊天',
    'en-US': 'You blocked {name}. Unblock them to chat.',
  },
  'chatBlocks.colleague': {
    'zh-CN': '同事之间需要协作，不能屏蔽；可以举报消息，或将会话设为免打扰',
    'zh-TW': '同事之間需要協作，不能封鎖；可以檢舉訊息，或將會話設為免打擾',
    'en-US':
      'Colleagues can’t be blocked, since you work together. You can report a message, or mute the chat.',
  },
  'chatExports.decided': {
    'zh-CN': '{name} 已审批这个导出，请刷新查看',
    'zh-TW': '{name} 已審批這個匯出，請重新整理以檢視',
    'en-US': '{name} has decided about this export already. Refresh to see it.',
  },
  'chatExports.lapsed': {
    'zh-CN': '这个申请太久没有审批，已经失效，请重新申请',
    'zh-TW': '這個申請太久沒有審批，已經失效，請重新申請',
    'en-US': 'This wasn’t decided in time, so it ended. Ask for the export again.',
  },
  'chatExports.notFound': {
    'zh-CN': '找不到这个导出',
    'zh-TW': '找不到這個匯出',
    'en-US': 'We couldn’t find this export.',
  },
  'chatExports.nothingChosen': {
    'zh-CN': '请至少选择一个人或一个群',
    'zh-TW': '請至少選擇一個人或一個群組',
    'en-US': 'Choose at least one person or one group.',
  },
  'chatExports.notReady': {
    'zh-CN': '文件还没有生成，或已过期删除',
    'zh-TW': '檔案尚未產生，或已到期刪除',
    'en-US': 'The file isn’t made yet, or was deleted already.',
  },
  'chatExports.notYours': {
    'zh-CN': '只有申请人和批准人可以下载',
    'zh-TW': '只有申請人和核准人可以下載',
    'en-US': 'Only who asked for this export and who approved it can download it.',
  },
  'chatExports.own': {
    'zh-CN': '您申请的导出须由另一位有权限的管理员审批',
    'zh-TW': '您申請的匯出須由另一位有權限的管理員審批',
    'en-US': 'You asked for this export, so another administrator has to decide.',
  },
  'chatExports.period': {
    'zh-CN': '开始时间须早于结束时间',
    'zh-TW': '開始時間須早於結束時間',
    'en-US': 'The period has to begin before it ends.',
  },
  'chatExports.rightsLost': {
    'zh-CN': '申请人或批准人已不再有导出聊天的权限，文件没有生成',
    'zh-TW': '申請人或核准人已不再有匯出聊天的權限，檔案沒有產生',
    'en-US': 'Who asked or who approved may no longer export chats, so the file wasn’t made.',
  },
  'chatExports.tooLarge': {
    'zh-CN': '超过 {messages} 条消息或 {megabytes} MB 附件，请缩短时间范围，分几次导出',
    'zh-TW': '超過 {messages} 則訊息或 {megabytes} MB 附件，請縮短時間範圍，分幾次匯出',
    'en-US':
      'These are more than {messages} messages or {megabytes} MB of files. Export shorter periods one by one.',
  },
  'chatReports.closed': {
    'zh-CN': '{name} 已处理这条举报，请刷新查看结果',
    'zh-TW': '{name} 已處理這則檢舉，請重新整理以查看結果',
    'en-US': '{name} has closed this report already. Refresh to see the outcome.',
  },
  'chatReports.messageGone': {
    'zh-CN': '这条消息已按保留期限删除，不能再移除；请选择其他结果',
    'zh-TW': '這則訊息已依保留期限刪除，不能再移除；請選擇其他結果',
    'en-US': 'This message is gone already, so it can’t be removed. Choose another outcome.',
  },
  'chatReports.noBar': {
    'zh-CN': '只有举报成立，且消息在群或单据会话中时，才能禁言发送人',
    'zh-TW': '只有檢舉成立，且訊息在群組或單據會話中時，才能禁言傳送人',
    'en-US':
      'A writer can only be restricted when the report is justified, in a group or a chat about a request.',
  },
  'chatReports.notFound': {
    'zh-CN': '找不到这条举报',
    'zh-TW': '找不到這則檢舉',
    'en-US': 'We couldn’t find this report.',
  },
  'chatReports.own': {
    'zh-CN': '不能举报自己的消息，可以撤回它',
    'zh-TW': '不能檢舉自己的訊息，可以收回它',
    'en-US': 'You can’t report your own message. You can recall it.',
  },
  'chatReports.tooMany': {
    'zh-CN': '24 小时内最多举报 {max} 条消息，请稍后再试，或直接联系管理员',
    'zh-TW': '24 小時內最多檢舉 {max} 則訊息，請稍後再試，或直接聯絡管理員',
    'en-US': 'You can report at most {max} messages in 24 hours. Try later, or contact an administrator.',
  },
  'directorySync.notFound': {
    'zh-CN': '没有这次同步',
    'zh-TW': '沒有這次同步',
    'en-US': 'We couldn’t find this synchronization.',
  },
  'directorySync.notPreview': {
    'zh-CN': '请先预览，再执行',
    'zh-TW': '請先預覽，再執行',
    'en-US': 'Make a preview first, then run it.',
  },
  'directorySync.off': {
    'zh-CN': '请先在“系统设置”中启用公司目录',
    'zh-TW': '請先在「系統設定」中啟用公司目錄',
    'en-US': 'Turn the directory on in the settings first.',
  },
  'directorySync.underWay': {
    'zh-CN': '另一次同步正在进行，请稍候',
    'zh-TW': '另一次同步正在進行，請稍候',
    'en-US': 'Another synchronization is under way. Wait until it has ended.',
  },
  'externals.closed': {
    'zh-CN': '{name}的账号已关闭，请先重新开放',
    'zh-TW': '{name}的帳號已關閉，請先重新開放',
    'en-US': 'The account of {name} is closed. Reopen it first.',
  },
  'externals.dayOver': {
    'zh-CN': '最后一天必须是今天或以后',
    'zh-TW': '最後一天必須是今天或以後',
    'en-US': 'The last day must be today or later.',
  },
  'externals.noInvitation': {
    'zh-CN': '{name}是用初始密码邀请的，请在人员页面重置密码',
    'zh-TW': '{name}是用初始密碼邀請的，請在人員頁面重設密碼',
    'en-US': '{name} was invited with an initial password. Reset the password on the page of people.',
  },
  'externals.noMail': {
    'zh-CN': '不能用邮件邀请：请填写邮箱，并确认已启用邮件和本系统的公开地址',
    'zh-TW': '不能用電子郵件邀請：請填寫電子郵件，並確認已啟用郵件和本系統的公開位址',
    'en-US':
      'A mail can’t be sent. Enter a mail address, and check that mail and the public address of this system are set up.',
  },
  'externals.noSms': {
    'zh-CN': '不能用短信邀请：请填写手机号，并确认管理员已启用短信和邀请模板',
    'zh-TW': '不能用簡訊邀請：請填寫手機號碼，並確認管理員已啟用簡訊和邀請範本',
    'en-US':
      'A text message can’t be sent. Enter a mobile number, and check that text messages and their template of invitations are set up.',
  },
  'externals.notDelivered': {
    'zh-CN': '发送时服务器多次中断，请重新发送',
    'zh-TW': '發送時伺服器多次中斷，請重新發送',
    'en-US': 'The server was interrupted several times while sending. Send it again.',
  },
  'externals.notExternal': {
    'zh-CN': '{name}不是外部人员',
    'zh-TW': '{name}不是外部人員',
    'en-US': '{name} isn’t external.',
  },
  'externals.notForYou': {
    'zh-CN': '外部人员不能使用这个功能',
    'zh-TW': '外部人員不能使用這個功能',
    'en-US': 'This isn’t available to external people.',
  },
  'externals.notInCopy': {
    'zh-CN': '这是副本，原来等待发送的邀请没有从这里发出',
    'zh-TW': '這是副本，原來等待發送的邀請沒有從這裡發出',
    'en-US': 'This is a copy. Invitations that waited in the original are not sent from here.',
  },
  'externals.notPossible': {
    'zh-CN': '{name}是外部人员，不能担任岗位、负责人、上级或管理员',
    'zh-TW': '{name}是外部人員，不能擔任職位、負責人、主管或管理員',
    'en-US': '{name} is external, and can’t hold a post, lead others or administer anything.',
  },
  'externals.tooLong': {
    'zh-CN': '外部账号最多开放 {days} 天，到期前可以再延长',
    'zh-TW': '外部帳號最多開放 {days} 天，到期前可以再延長',
    'en-US': 'External accounts stay open for {days} days at most. You can extend them later.',
  },
  'externals.tooManyLinks': {
    'zh-CN': '这个人已有几个有效的链接，请让对方查看邮箱和垃圾邮件',
    'zh-TW': '這個人已有幾個有效的連結，請對方查看信箱和垃圾郵件',
    'en-US': 'This person has several links that still work. Ask them to look into their mailbox and spam.',
  },
  'files.typeRefused': {
    'zh-CN': '文件内容与类型不符，不能上传',
    'zh-TW': '檔案內容與類型不符，無法上傳',
    'en-US': 'The file’s content doesn’t match its type, so it can’t be uploaded.',
  },
} satisfies Texts

export const studioTexts = {
  'accessKeys.expired': {
    'zh-CN': '访问密钥已过期',
    'zh-TW': '存取金鑰已過期',
    'en-US': 'This access key has expired.',
  },
  'accessKeys.notFound': {
    'zh-CN': '没有这个访问密钥',
    'zh-TW': '沒有這個存取金鑰',
    'en-US': 'We couldn’t find this access key.',
  },
  'accessKeys.outsideScope': {
    'zh-CN': '这个访问密钥的权限范围不包括此接口',
    'zh-TW': '這個存取金鑰的權限範圍不包括此介面',
    'en-US': 'The scopes of this access key don’t include this call.',
  },
  'accessKeys.personInactive': {
    'zh-CN': '访问密钥代表的人员已停用',
    'zh-TW': '存取金鑰代表的人員已停用',
    'en-US': 'The person this access key acts as is disabled.',
  },
  'accessKeys.revoked': {
    'zh-CN': '这个访问密钥已吊销，不能再修改',
    'zh-TW': '這個存取金鑰已撤銷，無法再修改',
    'en-US': 'This access key is revoked and can no longer be changed.',
  },
  'accessKeys.tooMany': {
    'zh-CN': '最多可以有 {most} 个，请先吊销不再使用的',
    'zh-TW': '最多可以有 {most} 個，請先撤銷不再使用的',
    'en-US': 'You can have at most {most}. Revoke those that are no longer used.',
  },
  'accessKeys.unknown': {
    'zh-CN': '访问密钥无效',
    'zh-TW': '存取金鑰無效',
    'en-US': 'This access key isn’t valid.',
  },
  'accessKeys.wrongAddress': {
    'zh-CN': '不允许从这个网络地址使用此访问密钥',
    'zh-TW': '不允許從這個網路位址使用此存取金鑰',
    'en-US': 'This access key can’t be used from this network address.',
  },
  'accessKeys.wrongExpiry': {
    'zh-CN': '到期时间必须晚于现在',
    'zh-TW': '到期時間必須晚於現在',
    'en-US': 'The expiry must be in the future.',
  },
  'accessKeys.wrongNetwork': {
    'zh-CN': '“{network}”不是 IP 地址或 CIDR 网段',
    'zh-TW': '「{network}」不是 IP 位址或 CIDR 網段',
    'en-US': '“{network}” is not an IP address or CIDR range.',
  },
  'accessKeys.wrongScope': {
    'zh-CN': '不能授予权限范围“{scope}”',
    'zh-TW': '無法授予權限範圍「{scope}」',
    'en-US': 'The scope “{scope}” can’t be given.',
  },
  'applications.changedMeanwhile': {
    'zh-CN': '另一位管理员刚刚保存了这个应用，请重新打开后再修改',
    'zh-TW': '另一位管理員剛剛儲存了這個應用，請重新開啟後再修改',
    'en-US': 'Another administrator has just saved this application. Reopen it before you make changes.',
  },
  'applications.codeFixed': {
    'zh-CN': '应用编码创建后不能修改，其他程序按它识别应用',
    'zh-TW': '應用編碼建立後不能修改，其他程式按它識別應用',
    'en-US': 'The code of an application can’t be changed: other programs know it by that.',
  },
  'applications.codeTaken': {
    'zh-CN': '这个编码已被使用',
    'zh-TW': '這個代碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'applications.notFound': {
    'zh-CN': '没有这个应用，或者它没有对你开放',
    'zh-TW': '沒有這個應用，或者它沒有對你開放',
    'en-US': 'We couldn’t find this application, or it isn’t open to you.',
  },
  'applications.notYours': {
    'zh-CN': '这个应用不归你管理，请找它的管理员',
    'zh-TW': '這個應用不歸你管理，請找它的管理員',
    'en-US': 'You don’t administer this application. Ask one of its administrators.',
  },
  'applications.onlyForAll': {
    'zh-CN': '编码和顺序只能由管理全部应用的管理员修改',
    'zh-TW': '代碼和順序只能由管理全部應用的管理員修改',
    'en-US': 'Only administrators of all applications change the code and the order.',
  },
  'applications.targetGone': {
    'zh-CN': '菜单“{name}”指向的内容已不存在，请重新选择',
    'zh-TW': '選單「{name}」指向的內容已不存在，請重新選擇',
    'en-US': 'What the menu entry “{name}” leads to no longer exists. Choose something else.',
  },
  'applications.targetNotYours': {
    'zh-CN': '菜单“{name}”指向你自己打不开的内容，请换一个',
    'zh-TW': '選單「{name}」指向你自己打不開的內容，請換一個',
    'en-US': 'The menu entry “{name}” leads to something you can’t open yourself. Choose something else.',
  },
  'applications.wrongMenu': {
    'zh-CN': '菜单“{name}”的位置不对：上级必须是目录，最多三层，编号不能重复',
    'zh-TW': '選單「{name}」的位置不對：上級必須是目錄，最多三層，編號不能重複',
    'en-US':
      'The menu entry “{name}” is misplaced: its parent must be a catalog, with at most three levels and no repeated IDs.',
  },
  'areas.bundled': {
    'zh-CN': '内置地区不能删除，可以停用',
    'zh-TW': '內建地區不能刪除，可以停用',
    'en-US': 'Bundled areas can’t be removed. Switch it off instead.',
  },
  'areas.codeTaken': {
    'zh-CN': '已有地区使用这个编码',
    'zh-TW': '已有地區使用這個編碼',
    'en-US': 'Another area already has this code.',
  },
  'areas.nameTaken': {
    'zh-CN': '同一上级下已有同名地区',
    'zh-TW': '同一上層下已有同名地區',
    'en-US': 'An area with this name already exists here.',
  },
  'areas.notEmpty': {
    'zh-CN': '请先删除它的下级地区',
    'zh-TW': '請先刪除它的下層地區',
    'en-US': 'Remove the areas under it first.',
  },
  'areas.notFound': {
    'zh-CN': '没有这个地区',
    'zh-TW': '沒有這個地區',
    'en-US': 'We couldn’t find this area.',
  },
  'areas.tooDeep': {
    'zh-CN': '街道下面不能再添加地区',
    'zh-TW': '街道下面不能再新增地區',
    'en-US': 'Areas can’t be added under a street.',
  },
  'areas.tooMany': {
    'zh-CN': '最多修改或添加 {limit} 个地区',
    'zh-TW': '最多修改或新增 {limit} 個地區',
    'en-US': 'At most {limit} areas can be added or changed.',
  },
  'authorizationGroups.lastHolder': {
    'zh-CN': '应用“{name}”只对这个权限组开放，请先给别人使用或停用它',
    'zh-TW': '應用「{name}」只對這個權限組開放，請先給別人使用或停用它',
    'en-US':
      'The application “{name}” is open only to this authorization group. Give it to others or disable it first.',
  },
  'billRules.codeTaken': {
    'zh-CN': '这个编码已被使用',
    'zh-TW': '這個代碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'billRules.exhausted': {
    'zh-CN': '这个规则的编号已用完，请联系管理员增加位数',
    'zh-TW': '這個規則的編號已用完，請聯絡管理員增加位數',
    'en-US': 'This numbering rule has run out of numbers. Ask an administrator to add more digits.',
  },
  'billRules.inUse': {
    'zh-CN': '表单“{form}”正在使用这个规则，不能删除',
    'zh-TW': '表單「{form}」正在使用這個規則，無法刪除',
    'en-US': 'The form “{form}” uses this rule, so you can’t delete it.',
  },
  'billRules.notFound': {
    'zh-CN': '没有这个单据编号规则',
    'zh-TW': '沒有這個單據編號規則',
    'en-US': 'We couldn’t find this numbering rule.',
  },
  'billRules.resetUnseen': {
    'zh-CN':
      '{reset, select, year {按年} month {按月} other {按天}}重新计数时，编号里必须带有相应的日期，否则会重复',
    'zh-TW':
      '{reset, select, year {按年} month {按月} other {按日}}重新計數時，編號裡必須帶有對應的日期，否則會重複',
    'en-US':
      'When the count restarts every {reset}, the number must include the {reset}, or numbers would repeat.',
  },
  'billRules.sheetExpired': {
    'zh-CN': '下载链接已过期，请重新导出',
    'zh-TW': '下載連結已過期，請重新匯出',
    'en-US': 'The download link has expired. Export again.',
  },
  'caseAccess.alreadyAnswered': {
    'zh-CN': '该申请已被处理',
    'zh-TW': '該申請已被處理',
    'en-US': 'Someone has already answered this.',
  },
  'caseAccess.dayOver': {
    'zh-CN': '截止日期已过',
    'zh-TW': '截止日期已過',
    'en-US': 'Choose a last day from today on.',
  },
  'caseAccess.mayNotShare': {
    'zh-CN': '只有发起人、当前处理人和管理员可以开放单据，草稿不能开放',
    'zh-TW': '只有發起人、目前處理人和管理員可以開放單據，草稿不能開放',
    'en-US':
      'Only the person who started a request, the people working on it and administrators can share it, and no draft can be shared.',
  },
  'caseAccess.personUnknown': {
    'zh-CN': '只能开放给在职的同事',
    'zh-TW': '只能開放給在職的同事',
    'en-US': 'Choose active colleagues of your company.',
  },
  'caseAccess.readOnly': {
    'zh-CN': '该单据只开放给您查看，不能评论',
    'zh-TW': '該單據只開放給您檢視，不能評論',
    'en-US': 'This request was shared with you for reading, so you can’t comment on it.',
  },
  'caseAccess.shareNotFound': {
    'zh-CN': '该开放已被收回',
    'zh-TW': '該開放已被收回',
    'en-US': 'This isn’t shared any more.',
  },
  'caseSide.nothing': {
    'zh-CN': '这个节点没有设置辅助信息',
    'zh-TW': '這個節點沒有設定輔助資訊',
    'en-US': 'This step has no side information.',
  },
  'choices.notOffered': {
    'zh-CN': '这个表单没有提供这些选项',
    'zh-TW': '這個表單沒有提供這些選項',
    'en-US': 'This form doesn’t offer these options.',
  },
  'contacts.tooMany': {
    'zh-CN': '最多标星{max}位同事',
    'zh-TW': '最多標星{max}位同事',
    'en-US': 'You can star up to {max} colleagues.',
  },
  'dataInterfaces.bodyInvalid': {
    'zh-CN': '请求内容不是正确的 JSON',
    'zh-TW': '請求內容不是正確的 JSON',
    'en-US': 'The request body isn’t valid JSON.',
  },
  'dataInterfaces.callNotFailed': {
    'zh-CN': '只有失败的调用才能重试',
    'zh-TW': '只有失敗的呼叫才能重試',
    'en-US': 'Only failed calls can be retried.',
  },
  'dataInterfaces.callNotFound': {
    'zh-CN': '没有这条调用记录',
    'zh-TW': '沒有這筆呼叫紀錄',
    'en-US': 'We couldn’t find this call.',
  },
  'dataInterfaces.codeTaken': {
    'zh-CN': '这个编码已被使用',
    'zh-TW': '這個代碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'dataInterfaces.columnUnknown': {
    'zh-CN': '数据接口没有“{column}”这一列',
    'zh-TW': '資料介面沒有「{column}」這一欄',
    'en-US': 'The data interface has no column “{column}”.',
  },
  'dataInterfaces.inUse': {
    'zh-CN': '表单“{form}”正在使用这个数据接口，不能删除',
    'zh-TW': '表單「{form}」正在使用這個資料介面，無法刪除',
    'en-US': 'The form “{form}” uses this data interface, so you can’t delete it.',
  },
  'dataInterfaces.inUseBySync': {
    'zh-CN': '同步“{name}”正在使用这个数据接口，不能删除',
    'zh-TW': '同步「{name}」正在使用這個資料介面，無法刪除',
    'en-US': 'The synchronization “{name}” uses this data interface, so you can’t delete it.',
  },
  'dataInterfaces.notAList': {
    'zh-CN': '返回结果的“{path}”处不是数据列表',
    'zh-TW': '回傳結果的「{path}」處不是資料清單',
    'en-US': 'The response has no list at “{path}”.',
  },
  'dataInterfaces.notAllowed': {
    'zh-CN': '您没有权限使用数据接口“{name}”',
    'zh-TW': '您沒有權限使用資料介面「{name}」',
    'en-US': 'You don’t have permission to use the data interface “{name}”.',
  },
  'dataInterfaces.notFound': {
    'zh-CN': '没有这个数据接口',
    'zh-TW': '沒有這個資料介面',
    'en-US': 'We couldn’t find this data interface.',
  },
  'dataInterfaces.parameterInvalid': {
    'zh-CN': '参数“{parameter}”的值不正确',
    'zh-TW': '參數「{parameter}」的值不正確',
    'en-US': 'The value of “{parameter}” isn’t valid.',
  },
  'dataInterfaces.parameterMissing': {
    'zh-CN': '请提供参数“{parameter}”',
    'zh-TW': '請提供參數「{parameter}」',
    'en-US': 'Enter a value for “{parameter}”.',
  },
  'dataInterfaces.parameterUnknown': {
    'zh-CN': '没有定义参数“{name}”',
    'zh-TW': '尚未定義參數「{name}」',
    'en-US': 'The parameter “{name}” isn’t defined.',
  },
  'dataInterfaces.passwordAgain': {
    'zh-CN': '连接地址已修改，请重新填写密码',
    'zh-TW': '連線位址已修改，請重新填寫密碼',
    'en-US': 'The address has changed. Enter the password again.',
  },
  'dataInterfaces.secretAgain': {
    'zh-CN': '请重新填写请求头“{name}”的保密值',
    'zh-TW': '請重新填寫標頭「{name}」的機密值',
    'en-US': 'Enter the secret value of the header “{name}” again.',
  },
  'dataInterfaces.sourceCodeTaken': {
    'zh-CN': '这个编码已被使用',
    'zh-TW': '這個代碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'dataInterfaces.sourceInUse': {
    'zh-CN': '数据接口“{name}”正在使用这个数据源，不能删除',
    'zh-TW': '資料介面「{name}」正在使用這個資料來源，無法刪除',
    'en-US': 'The data interface “{name}” uses this data source, so you can’t delete it.',
  },
  'dataInterfaces.sourceInvalid': {
    'zh-CN': '服务器上没有为这个数据源配置连接，请联系运维人员',
    'zh-TW': '伺服器上沒有為這個資料來源設定連線，請聯絡維運人員',
    'en-US': 'No connection is configured for this data source. Contact your server operator.',
  },
  'dataInterfaces.sourceNotFound': {
    'zh-CN': '没有这个数据源',
    'zh-TW': '沒有這個資料來源',
    'en-US': 'We couldn’t find this data source.',
  },
  'dataInterfaces.sourceUnreachable': {
    'zh-CN': '连接不上数据源，请检查地址、账号和密码',
    'zh-TW': '無法連線到資料來源，請檢查位址、帳號與密碼',
    'en-US': 'Can’t connect to the data source. Check the address, user and password.',
  },
  'dataInterfaces.statementFailed': {
    'zh-CN': '数据源没有接受这个查询{reason, select, none {} other {：{reason}}}',
    'zh-TW': '資料來源不接受這個查詢{reason, select, none {} other {：{reason}}}',
    'en-US': 'The data source rejected the query{reason, select, none {} other {: {reason}}}',
  },
  'dataInterfaces.statementNotQuery': {
    'zh-CN': '只能查询数据，不能修改数据',
    'zh-TW': '只能查詢資料，不能修改資料',
    'en-US': 'Queries can only read data, not change it.',
  },
  'dataInterfaces.statementSeveral': {
    'zh-CN': '只能写一条查询语句',
    'zh-TW': '只能寫一條查詢敘述',
    'en-US': 'Write a single query.',
  },
  'dataInterfaces.tooLarge': {
    'zh-CN': '返回的数据过大，请缩小查询范围',
    'zh-TW': '回傳的資料過大，請縮小查詢範圍',
    'en-US': 'The response is too large. Narrow the query.',
  },
  'dataInterfaces.urlInvalid': {
    'zh-CN': '地址不正确：须以 http:// 或 https:// 开头，域名里不能有参数或账号',
    'zh-TW': '網址不正確：須以 http:// 或 https:// 開頭，網域中不能有參數或帳號',
    'en-US':
      'The address isn’t valid. It must start with http:// or https://, and its domain can’t contain parameters or credentials.',
  },
  'dataSyncs.fieldTwice': {
    'zh-CN': '“{field}”对应了两列',
    'zh-TW': '「{field}」對應了兩欄',
    'en-US': '{field} is filled by two columns. Keep one.',
  },
  'dataSyncs.fieldUnknown': {
    'zh-CN': '目标没有可以填写的字段“{field}”',
    'zh-TW': '目標沒有可以填寫的欄位「{field}」',
    'en-US': 'The target has no field {field} that can be filled.',
  },
  'dataSyncs.keyUnfit': {
    'zh-CN': '“{field}”不能作为关键列，请选择文本、数字或日期字段',
    'zh-TW': '「{field}」不能作為關鍵欄，請選擇文字、數字或日期欄位',
    'en-US': '{field} can’t identify a record. Choose a text, number or date field.',
  },
  'dataSyncs.keyUnmapped': {
    'zh-CN': '请为关键字段选择对应的列',
    'zh-TW': '請為關鍵欄位選擇對應的欄',
    'en-US': 'Choose the column that fills the key field.',
  },
  'dataSyncs.momentUnfit': {
    'zh-CN': '“{parameter}”不是日期，不能填写时间点',
    'zh-TW': '「{parameter}」不是日期，不能填寫時間點',
    'en-US': '{parameter} can’t take a moment. Choose a date or text parameter.',
  },
  'dataSyncs.notFound': {
    'zh-CN': '没有这个同步',
    'zh-TW': '沒有這個同步',
    'en-US': 'We couldn’t find this synchronization.',
  },
  'dataSyncs.notPreview': {
    'zh-CN': '请先试运行，再执行',
    'zh-TW': '請先試執行，再執行',
    'en-US': 'Make a dry run first, then run it.',
  },
  'dataSyncs.parameterUnknown': {
    'zh-CN': '数据接口没有由调用方填写的参数“{parameter}”',
    'zh-TW': '資料介面沒有由呼叫方填寫的參數「{parameter}」',
    'en-US': 'The data interface has no parameter {parameter} that callers fill in.',
  },
  'dataSyncs.runNotFound': {
    'zh-CN': '没有这次运行',
    'zh-TW': '沒有這次執行',
    'en-US': 'We couldn’t find this run.',
  },
  'dataSyncs.targetFixed': {
    'zh-CN': '同步的目标不能更改，请新建一个同步',
    'zh-TW': '同步的目標不能更改，請新增一個同步',
    'en-US': 'The target can’t change. Create another synchronization.',
  },
  'dataSyncs.targetInFlow': {
    'zh-CN': '表单“{form}”的数据由流程产生，不能作为同步目标',
    'zh-TW': '表單「{form}」的資料由流程產生，不能作為同步目標',
    'en-US': 'Records of “{form}” come from a flow, so rows can’t be taken over into them.',
  },
  'dataSyncs.underWay': {
    'zh-CN': '这个同步正在进行，请等它结束',
    'zh-TW': '這個同步正在進行，請等它結束',
    'en-US': 'This synchronization is under way. Wait until it has ended.',
  },
  'dataSyncs.vanishedInPart': {
    'zh-CN': '按时间点只读取一部分数据时，看不出哪些行已经消失。请选择“保留”消失的行',
    'zh-TW': '按時間點只讀取一部分資料時，看不出哪些行已經消失。請選擇「保留」消失的行',
    'en-US':
      'A moment reads only part of the source, so missing rows can’t be told from unread ones. Keep rows that are gone.',
  },
  'decisionLinks.ended': {
    'zh-CN': '这个链接已失效，因为您已退出登录、修改了密码或账号已停用。请登录后处理',
    'zh-TW': '這個連結已失效，因為您已登出、修改了密碼或帳號已停用。請登入後處理',
    'en-US':
      'This link stopped working because you signed out, changed your password or your account was disabled. Sign in to decide.',
  },
  'decisionLinks.expired': {
    'zh-CN': '这个链接已过期，请登录后处理',
    'zh-TW': '這個連結已過期，請登入後處理',
    'en-US': 'This link has expired. Sign in to decide.',
  },
  'decisionLinks.needsCase': {
    'zh-CN': '这一步需要填写更多内容，请登录后处理',
    'zh-TW': '這一步需要填寫更多內容，請登入後處理',
    'en-US': 'This step needs more from you. Sign in to decide.',
  },
  'decisionLinks.notFound': {
    'zh-CN': '这个链接不存在或已失效，请登录后处理',
    'zh-TW': '這個連結不存在或已失效，請登入後處理',
    'en-US': 'This link doesn’t exist or no longer works. Sign in to decide.',
  },
  'decisionLinks.off': {
    'zh-CN': '公司已关闭通过链接处理，请登录后处理',
    'zh-TW': '公司已關閉透過連結處理，請登入後處理',
    'en-US': 'Your company turned off deciding by link. Sign in to decide.',
  },
  'decisionLinks.taskOver': {
    'zh-CN': '此申请已处理、已转办或已撤回，无需您再处理',
    'zh-TW': '此申請已處理、已轉辦或已撤回，無需您再處理',
    'en-US': 'This task no longer waits for you. It was decided, transferred or withdrawn.',
  },
  'decisionLinks.used': {
    'zh-CN': '这个链接已使用过，只能使用一次',
    'zh-TW': '這個連結已使用過，只能使用一次',
    'en-US': 'This link was used already. It works once.',
  },
  'definitionFiles.damaged': {
    'zh-CN': '文件内容与校验值不符，可能被改动或没有下载完整',
    'zh-TW': '檔案內容與驗證值不符，可能被更動或沒有下載完整',
    'en-US': 'The file doesn’t match its checksum. It was changed or not downloaded completely.',
  },
  'definitionFiles.incomplete': {
    'zh-CN': '“{name}”需要的表单不在文件里',
    'zh-TW': '「{name}」需要的表單不在檔案裡',
    'en-US': '“{name}” needs a form that isn’t in the file.',
  },
  'definitionFiles.newer': {
    'zh-CN': '文件来自更新的版本（格式 {version}），请先升级',
    'zh-TW': '檔案來自較新的版本（格式 {version}），請先升級',
    'en-US': 'The file comes from a newer version (format {version}). Update first.',
  },
  'definitionFiles.notAChoice': {
    'zh-CN': '“{name}”不能这样处理',
    'zh-TW': '「{name}」不能這樣處理',
    'en-US': 'This choice isn’t possible for “{name}”.',
  },
  'definitionFiles.tooLarge': {
    'zh-CN': '选中的内容太多，请分几次导出',
    'zh-TW': '選取的內容太多，請分幾次匯出',
    'en-US': 'This is too much for one file. Export fewer at a time.',
  },
  'definitionFiles.twice': {
    'zh-CN': '“{name}”在文件里出现了两次',
    'zh-TW': '「{name}」在檔案裡出現了兩次',
    'en-US': '“{name}” is in the file twice.',
  },
  'definitionFiles.undecided': {
    'zh-CN': '请先决定如何处理“{name}”',
    'zh-TW': '請先決定如何處理「{name}」',
    'en-US': 'Decide first what to do with “{name}”.',
  },
  'definitionFiles.unlisted': {
    'zh-CN': '“{name}”引用了文件没有列出的对象（{id}）',
    'zh-TW': '「{name}」引用了檔案沒有列出的物件（{id}）',
    'en-US': '“{name}” refers to something that the file doesn’t list ({id}).',
  },
  'definitionFiles.unreadable': {
    'zh-CN': '这不是定义文件（{place}）',
    'zh-TW': '這不是定義檔案（{place}）',
    'en-US': 'This isn’t a definition file ({place}).',
  },
  'definitionFiles.wrong': {
    'zh-CN': '“{name}”有误（{place}）',
    'zh-TW': '「{name}」有誤（{place}）',
    'en-US': '“{name}” has an error at {place}.',
  },
  'design.backTestRuns': {
    'zh-CN': '该流程的试跑正在进行',
    'zh-TW': '該流程的試跑正在進行',
    'en-US': 'A back-test of this flow is already running.',
  },
  'design.caseNotFinished': {
    'zh-CN': '单据尚未结束，不能作为测试',
    'zh-TW': '單據尚未結束，不能作為測試',
    'en-US': 'This request isn’t finished, so it can’t become a test.',
  },
  'design.categoryInItself': {
    'zh-CN': '不能移动到它自己或它下面的分类中',
    'zh-TW': '不能移動到它自己或它下面的分類中',
    'en-US': 'A category can’t move into itself or into a category below it.',
  },
  'design.categoryInUse': {
    'zh-CN': '“{name}”里还有 {designs} 个设计和 {categories} 个分类，先移走，或者让它们上移一级',
    'zh-TW': '「{name}」裡還有 {designs} 個設計和 {categories} 個分類，先移走，或者讓它們上移一級',
    'en-US':
      '“{name}” still has {designs, plural, one {# design} other {# designs}} and {categories, plural, one {# category} other {# categories}}. Move them first, or move them up one level.',
  },
  'design.categoryNotFound': {
    'zh-CN': '没有这个分类，可能已被改名或删除',
    'zh-TW': '沒有這個分類，可能已被改名或刪除',
    'en-US': 'This category doesn’t exist. It may have been renamed or deleted.',
  },
  'design.categoryTaken': {
    'zh-CN': '已有分类“{name}”，可以把两个分类合并',
    'zh-TW': '已有分類「{name}」，可以把兩個分類合併',
    'en-US': 'There is already a category “{name}”. You can merge the two.',
  },
  'design.categoryTooDeep': {
    'zh-CN': '分类最多 {most} 级',
    'zh-TW': '分類最多 {most} 級',
    'en-US': 'Categories can be at most {most} levels deep.',
  },
  'design.changedMeanwhile': {
    'zh-CN': '{person}刚保存了新版本，您的修改还没有保存',
    'zh-TW': '{person}剛儲存了新版本，您的修改尚未儲存',
    'en-US': '{person} just saved a new version. Your changes aren’t saved.',
  },
  'design.changedSincePreview': {
    'zh-CN': '其他管理员刚刚修改了设计。上面是现在的内容，请看过后再发布',
    'zh-TW': '其他管理員剛剛修改了設計。上面是現在的內容，請看過後再發布',
    'en-US': 'Another administrator just changed the design. Check what is shown now, then publish.',
  },
  'design.codeTaken': {
    'zh-CN': '编码“{code}”已被使用',
    'zh-TW': '編碼「{code}」已被使用',
    'en-US': 'The code “{code}” is already in use.',
  },
  'design.duplicates': {
    'zh-CN': '已有记录的“{fields}”重复，不能设为唯一',
    'zh-TW': '已有紀錄的「{fields}」重複，不能設為唯一',
    'en-US': 'Some records have the same {fields}, so it can’t be made unique.',
  },
  'design.inUse': {
    'zh-CN': '“{name}”还在使用中（{count} 处），不能删除，可以归档',
    'zh-TW': '「{name}」還在使用中（{count} 處），不能刪除，可以封存',
    'en-US':
      '“{name}” is still in use ({count, plural, one {# dependent} other {# dependents}}), so it can’t be deleted. You can archive it.',
  },
  'design.invalid': {
    'zh-CN': '设计有误（{path}）',
    'zh-TW': '設計有誤（{path}）',
    'en-US': 'The design has an error at {path}.',
  },
  'design.notFound': {
    'zh-CN': '没有这个设计',
    'zh-TW': '沒有這個設計',
    'en-US': 'We couldn’t find this design.',
  },
  'design.notPublished': {
    'zh-CN': '请先发布表单',
    'zh-TW': '請先發佈表單',
    'en-US': 'Publish the form first.',
  },
  'design.reasonNeeded': {
    'zh-CN': '有 {count} 处红色问题，请写明发布的理由：{finding}',
    'zh-TW': '有 {count} 處紅色問題，請寫明發布的理由：{finding}',
    'en-US':
      'There {count, plural, one {is # red finding} other {are # red findings}}. Give a reason to publish: {finding}',
  },
  'design.testsFail': {
    'zh-CN': '{count} 个测试未通过：{names}',
    'zh-TW': '{count} 個測試未通過：{names}',
    'en-US': '{count, plural, one {# test fails} other {# tests fail}}: {names}',
  },
  'design.unsound': {
    'zh-CN': '有 {count} 处错误，不能发布',
    'zh-TW': '有 {count} 處錯誤，無法發布',
    'en-US': 'There {count, plural, one {is # error} other {are # errors}}, so it can’t be published.',
  },
  'dictionary.codeTaken': {
    'zh-CN': '这个编码已被使用',
    'zh-TW': '這個代碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'dictionary.cycle': {
    'zh-CN': '字典项不能放在自己或自己的下级之下',
    'zh-TW': '字典項目不能放在自己或自己的下層之下',
    'en-US': 'An entry can’t be moved under itself or its own children.',
  },
  'dictionary.entryNotFound': {
    'zh-CN': '没有这个字典项',
    'zh-TW': '沒有這個字典項目',
    'en-US': 'We couldn’t find this dictionary entry.',
  },
  'dictionary.flat': {
    'zh-CN': '这个字典不分级，不能添加下级',
    'zh-TW': '這個字典不分層級，無法新增下層',
    'en-US': 'This dictionary has a single level, so entries can’t have children.',
  },
  'dictionary.inUse': {
    'zh-CN': '表单“{form}”正在使用这个字典，不能删除',
    'zh-TW': '表單「{form}」正在使用這個字典，無法刪除',
    'en-US': 'The form “{form}” uses this dictionary, so you can’t delete it.',
  },
  'dictionary.notFound': {
    'zh-CN': '字典不存在',
    'zh-TW': '字典不存在',
    'en-US': 'We couldn’t find this dictionary.',
  },
  'evidence.linkExpired': {
    'zh-CN': '下载链接已失效，请重新下载',
    'zh-TW': '下載連結已失效，請重新下載',
    'en-US': 'This download link has expired. Download again.',
  },
  'files.companyFull': {
    'zh-CN': '企业的文件空间不足：已用 {used}，共 {allowed}，请联系管理员',
    'zh-TW': '企業的檔案空間不足：已用 {used}，共 {allowed}，請聯絡管理員',
    'en-US': 'Your company has used {used} of {allowed} of file storage. Ask an administrator for more.',
  },
  'files.kindNotAllowed': {
    'zh-CN': '本企业不允许上传 {kind} 文件，请换一种格式或联系管理员',
    'zh-TW': '本企業不允許上傳 {kind} 檔案，請換一種格式或聯絡管理員',
    'en-US': 'Your company doesn’t accept {kind} files. Use another format, or ask an administrator.',
  },
  'files.storeAway': {
    'zh-CN': '文件存储暂时无法读取，文件没有丢失，请稍后再试',
    'zh-TW': '檔案儲存暫時無法讀取，檔案並未遺失，請稍後再試',
    'en-US': 'File storage can’t be read right now. The file is safe: try again later.',
  },
  'files.noSpace': {
    'zh-CN': '您的文件空间不足：已用 {used}，共 {allowed}。请删除不再需要的文档后重试',
    'zh-TW': '您的檔案空間不足：已用 {used}，共 {allowed}。請刪除不再需要的文件後重試',
    'en-US':
      'You have used {used} of {allowed} of file storage. Delete documents you no longer need and try again.',
  },
  'files.tooManyUploads': {
    'zh-CN': '您有{max}个文件尚未上传完成，请等待完成或取消后再上传',
    'zh-TW': '您有{max}個檔案尚未上傳完成，請等待完成或取消後再上傳',
    'en-US': 'You have {max} unfinished uploads. Wait for them to finish or cancel some.',
  },
  'files.notFound': {
    'zh-CN': '文件不存在或已被删除',
    'zh-TW': '檔案不存在或已被刪除',
    'en-US': 'This file doesn’t exist or was deleted.',
  },
  'files.notReady': {
    'zh-CN': '文件还在检查，请稍后再试',
    'zh-TW': '檔案仍在檢查，請稍後再試',
    'en-US': 'The file is still being checked. Try again in a moment.',
  },
  'files.tooLarge': {
    'zh-CN': '文件过大，最多 {limit}',
    'zh-TW': '檔案過大，上限為 {limit}',
    'en-US': 'The file is too large. The limit is {limit}.',
  },
  'flowSteps.formulaFailed': {
    'zh-CN': '“{field}”的公式无法计算',
    'zh-TW': '「{field}」的公式無法計算',
    'en-US': 'The formula of “{field}” can’t be calculated.',
  },
  'flowSteps.signatureOld': {
    'zh-CN': '签名已过期，请重新签名后再发送',
    'zh-TW': '簽名已過期，請重新簽名後再傳送',
    'en-US': 'The signature has expired. Sign the request again.',
  },
  'flowSteps.signatureWrong': {
    'zh-CN': '签名不正确',
    'zh-TW': '簽名不正確',
    'en-US': 'The signature isn’t valid.',
  },
  'grades.moreThanYours': {
    'zh-CN': '这超出您自己的管理范围，请让权限更大的管理员操作',
    'zh-TW': '這超出您自己的管理範圍，請讓權限更大的管理員操作',
    'en-US': 'This is more than you administer yourself. Ask an administrator who can do more.',
  },
  'grades.nameTaken': {
    'zh-CN': '已有同名的管理级别',
    'zh-TW': '已有同名的管理級別',
    'en-US': 'Another grade already has this name.',
  },
  'grades.notFound': {
    'zh-CN': '该管理级别不存在，可能已被删除',
    'zh-TW': '該管理級別不存在，可能已被刪除',
    'en-US': 'This grade no longer exists.',
  },
  'grades.notYours': {
    'zh-CN': '这不在您管理的部门范围内',
    'zh-TW': '這不在您管理的部門範圍內',
    'en-US': 'This is outside the part of the company that you administer.',
  },
  'icons.activeSvg': {
    'zh-CN': '这个 SVG 含有会运行、加载或跳转的内容（{part}），不能用作图标。请在绘图软件中导出为纯图形',
    'zh-TW': '這個 SVG 含有會執行、載入或跳轉的內容（{part}），不能用作圖示。請在繪圖軟體中匯出為純圖形',
    'en-US':
      'This SVG runs, loads or links to something ({part}), so it can’t be an icon. Export plain shapes from your drawing program.',
  },
  'icons.changedMeanwhile': {
    'zh-CN': '图标刚被别人修改，请重新打开再改',
    'zh-TW': '圖示剛被別人修改，請重新開啟再改',
    'en-US': 'Someone else just changed this icon. Reopen it and try again.',
  },
  'icons.inUse': {
    'zh-CN': '“{name}”正在被使用，不能删除：{users}',
    'zh-TW': '「{name}」正在被使用，不能刪除：{users}',
    'en-US': '“{name}” can’t be deleted because these use it: {users}',
  },
  'icons.kindUnknown': {
    'zh-CN': '请选择 SVG、PNG 或 WebP 图片',
    'zh-TW': '請選擇 SVG、PNG 或 WebP 圖片',
    'en-US': 'Choose an SVG, PNG or WebP picture.',
  },
  'icons.nameTaken': {
    'zh-CN': '已有图标叫“{name}”',
    'zh-TW': '已有圖示叫「{name}」',
    'en-US': 'Another icon is already called “{name}”.',
  },
  'icons.notFound': {
    'zh-CN': '找不到这个图标',
    'zh-TW': '找不到這個圖示',
    'en-US': 'We couldn’t find this icon.',
  },
  'icons.partRefused': {
    'zh-CN': '这个 SVG 含有不支持的部分（{part}）。请把样式、文字和效果转成图形后重新导出',
    'zh-TW': '這個 SVG 含有不支援的部分（{part}）。請把樣式、文字和效果轉成圖形後重新匯出',
    'en-US':
      'This SVG has a part that icons can’t have ({part}). Turn style sheets, text and effects into shapes and export it again.',
  },
  'icons.tooDetailed': {
    'zh-CN': '图片太复杂或太大：SVG 最多 2000 个图形，其他图片最大 1024 × 1024 像素',
    'zh-TW': '圖片太複雜或太大：SVG 最多 2000 個圖形，其他圖片最大 1024 × 1024 像素',
    'en-US':
      'This picture is too detailed: an SVG has at most 2,000 shapes, other pictures 1024 × 1024 pixels.',
  },
  'icons.tooLarge': {
    'zh-CN': '文件不能超过 100 KB',
    'zh-TW': '檔案不能超過 100 KB',
    'en-US': 'The file can’t be larger than 100 KB.',
  },
  'icons.tooMany': {
    'zh-CN': '最多保存 {most} 个图标，请先删除不用的',
    'zh-TW': '最多儲存 {most} 個圖示，請先刪除不用的',
    'en-US': 'You can keep up to {most} icons. Delete some that aren’t used first.',
  },
  'icons.wrongSvg': {
    'zh-CN': '这不是完好的 SVG 文件，请重新导出',
    'zh-TW': '這不是完好的 SVG 檔案，請重新匯出',
    'en-US': 'This isn’t a proper SVG file. Export it again.',
  },
  'notices.notFound': {
    'zh-CN': '消息不存在或已被删除',
    'zh-TW': '訊息不存在或已被刪除',
    'en-US': 'This message doesn’t exist or was deleted.',
  },
  'notices.untilPast': {
    'zh-CN': '请选择从现在起一年之内的时间',
    'zh-TW': '請選擇從現在起一年之內的時間',
    'en-US': 'Choose a time within a year from now.',
  },
  'onlineUsers.notFound': {
    'zh-CN': '这个登录已经结束',
    'zh-TW': '這個登入已經結束',
    'en-US': 'This session is already over.',
  },
  'onlineUsers.ownSession': {
    'zh-CN': '不能强制自己下线，请从右上角退出',
    'zh-TW': '不能強制自己離線，請從右上角登出',
    'en-US': 'You can’t force yourself out here. Use “Sign out” at the top.',
  },
  'organization.accountTaken': {
    'zh-CN': '该账号已被使用',
    'zh-TW': '此帳號已被使用',
    'en-US': 'This account name is already taken.',
  },
  'organization.beforeHistory': {
    'zh-CN': '这一天的组织没有记录，请选择更晚的日期',
    'zh-TW': '這一天的組織沒有紀錄，請選擇較晚的日期',
    'en-US': 'The organization of that day wasn’t recorded. Choose a later day.',
  },
  'organization.changedMeanwhile': {
    'zh-CN': '其他管理员刚刚修改了这条内容，您的修改没有保存。请重新加载后再改。',
    'zh-TW': '其他管理員剛剛修改了這筆內容，您的修改沒有儲存。請重新載入後再改。',
    'en-US':
      'Another administrator just changed this, so your changes weren’t saved. Reload it and try again.',
  },
  'organization.closed': {
    'zh-CN': '“{name}”已关闭，请先重新启用或另选一个',
    'zh-TW': '「{name}」已關閉，請先重新啟用或另選一個',
    'en-US': '“{name}” is closed. Reopen it first, or choose another one.',
  },
  'organization.codeTaken': {
    'zh-CN': '该编码已被使用',
    'zh-TW': '此編碼已被使用',
    'en-US': 'This code is already in use.',
  },
  'organization.cycle': {
    'zh-CN': '上级不能是本人或自己的下属',
    'zh-TW': '主管不可為本人或自己的部屬',
    'en-US': 'Someone can’t report to themselves or to one of their own reports.',
  },
  'organization.hasChildPosts': {
    'zh-CN': '“{name}”还有 {count} 个下级岗位，请先改掉它们的上级岗位',
    'zh-TW': '「{name}」還有 {count} 個下級職位，請先變更它們的上級職位',
    'en-US':
      '“{name}” still has {count, plural, one {# post} other {# posts}} below it. Give {count, plural, one {it} other {them}} another parent post first.',
  },
  'organization.hasPeople': {
    'zh-CN': '“{name}”还有 {count} 人（含已停用人员），请先把他们调到其他岗位',
    'zh-TW': '「{name}」還有 {count} 人（含已停用人員），請先把他們調到其他職位',
    'en-US':
      '“{name}” still has {count, plural, one {# person} other {# people}}, disabled ones included. Move them to other posts first.',
  },
  'organization.hasPosts': {
    'zh-CN': '“{name}”还有 {count} 个岗位，请先关闭、删除或合并',
    'zh-TW': '「{name}」還有 {count} 個職位，請先關閉、刪除或合併',
    'en-US':
      '“{name}” still has {count, plural, one {# post} other {# posts}}. Close or delete {count, plural, one {it} other {them}} first, or merge the department into another.',
  },
  'organization.hasUnits': {
    'zh-CN': '“{name}”下面还有 {count} 个部门，请先移走、合并或关闭',
    'zh-TW': '「{name}」下面還有 {count} 個部門，請先移走、合併或關閉',
    'en-US':
      '“{name}” still has {count, plural, one {# department} other {# departments}} below it. Move, merge or close {count, plural, one {it} other {them}} first.',
  },
  'organization.inUse': {
    'zh-CN': '“{name}”正被使用：{users}。请先在那里换掉它。',
    'zh-TW': '「{name}」正被使用：{users}。請先在那裡換掉它。',
    'en-US': '“{name}” is used by {users}. Replace it there first.',
  },
  'organization.lastAdministrator': {
    'zh-CN': '“{name}”是最后一个在用的管理员，请先指定另一位管理员',
    'zh-TW': '「{name}」是最後一位使用中的管理員，請先指定另一位管理員',
    'en-US': '“{name}” is the last active administrator. Make someone else an administrator first.',
  },
  'organization.membersByRule': {
    'zh-CN': '“{name}”的成员由规则决定，不能手工添加或移出。请修改规则，或先改为手工维护。',
    'zh-TW': '「{name}」的成員由規則決定，無法手動新增或移出。請修改規則，或先改為手動維護。',
    'en-US':
      'The members of “{name}” are decided by its rule. Change the rule, or switch the group to members added by hand.',
  },
  'organization.movedBelowItself': {
    'zh-CN': '“{name}”不能移到自己下面，请选择其他上级',
    'zh-TW': '「{name}」不能移到自己下面，請選擇其他上級',
    'en-US': '“{name}” can’t go below itself. Choose another parent.',
  },
  'organization.notFound': {
    'zh-CN': '所选的组织、岗位或人员不存在',
    'zh-TW': '所選的組織、職位或人員不存在',
    'en-US': 'This organization, post or person doesn’t exist.',
  },
  'organization.notYourself': {
    'zh-CN': '不能停用自己、取消自己的管理员身份或重置自己的密码，请让另一位管理员操作',
    'zh-TW': '無法停用自己、取消自己的管理員身分或重設自己的密碼，請由另一位管理員操作',
    'en-US':
      'You can’t disable yourself, end your own administrator access or reset your own password. Ask another administrator.',
  },
  'organization.phoneTaken': {
    'zh-CN': '手机号 {phone} 已被 {name} 使用，请核对',
    'zh-TW': '手機號碼 {phone} 已被 {name} 使用，請核對',
    'en-US': 'The phone number {phone} already belongs to {name}. Check the number.',
  },
  'organization.postBelowItself': {
    'zh-CN': '“{name}”不能以自己或下级岗位为上级，请选择其他上级岗位',
    'zh-TW': '「{name}」不能以自己或下級職位為上級，請選擇其他上級職位',
    'en-US': '“{name}” can’t be below itself or one of its own posts. Choose another parent post.',
  },
  'organization.ruleCycle': {
    'zh-CN': '这条规则引用的分组又回到了它自己：{names}。请去掉其中一处引用。',
    'zh-TW': '這條規則引用的分組又回到了它自己：{names}。請去掉其中一處引用。',
    'en-US': 'The groups in this rule lead back to it: {names}. Remove one of the references.',
  },
  'organization.ruleNeedsReader': {
    'zh-CN': '成员规则不能使用“{name}”，它因查看的人和时刻而不同',
    'zh-TW': '成員規則無法使用「{name}」，它因檢視的人和時刻而不同',
    'en-US': 'A member rule can’t use “{name}”, which differs by reader and moment.',
  },
  'organization.ruleTooHeavy': {
    'zh-CN': '这条规则算得太久，请简化公式',
    'zh-TW': '這條規則計算過久，請簡化公式',
    'en-US': 'This rule takes too much computing. Simplify its formula.',
  },
  'organization.ruleWrong': {
    'zh-CN': '规则的公式有误（第 {at} 个字符处）',
    'zh-TW': '規則的公式有誤（第 {at} 個字元處）',
    'en-US': 'The formula of the rule has an error at character {at}.',
  },
  'organization.viewYourself': {
    'zh-CN': '您正在用自己的账号，不需要以自己的视角查看',
    'zh-TW': '您正在用自己的帳號，不需要以自己的視角檢視',
    'en-US': 'This is your own account, so there is nothing to view as.',
  },
  'outside.copyRests': {
    'zh-CN': '本企业是副本，尚未允许向其他系统发送内容。请联系运维人员开通。',
    'zh-TW': '本企業是副本，尚未允許向其他系統傳送內容。請聯絡維運人員開通。',
    'en-US': 'This company is a copy and sends nothing to other systems yet. Ask the operator to connect it.',
  },
  'outside.failed': {
    'zh-CN': '{host} 返回了错误（状态 {status}）',
    'zh-TW': '{host} 回傳了錯誤（狀態 {status}）',
    'en-US': '{host} returned an error (status {status}).',
  },
  'outside.innerAddress': {
    'zh-CN': '{host} 是内部地址，不允许访问；如确有需要，请运维人员把它加入允许名单',
    'zh-TW': '{host} 是內部位址，不允許存取；如確有需要，請維運人員將它加入允許清單',
    'en-US':
      '{host} is an internal address and can’t be reached. Your server operator can add it to the allowlist.',
  },
  'outside.notJson': {
    'zh-CN': '{host} 返回的不是 JSON 数据',
    'zh-TW': '{host} 回傳的不是 JSON 資料',
    'en-US': '{host} didn’t return JSON.',
  },
  'outside.redirected': {
    'zh-CN': '{host} 把请求转到了别处，已停止访问',
    'zh-TW': '{host} 將請求轉到別處，已停止存取',
    'en-US': '{host} redirected the request, so it was stopped.',
  },
  'outside.timedOut': {
    'zh-CN': '{host, select, SQL {数据源} other {{host}}} 没有在规定时间内返回结果',
    'zh-TW': '{host, select, SQL {資料來源} other {{host}}} 沒有在時限內回傳結果',
    'en-US': '{host, select, SQL {The data source} other {{host}}} didn’t respond in time.',
  },
  'outside.tooLarge': {
    'zh-CN': '{host} 返回的数据过大',
    'zh-TW': '{host} 回傳的資料過大',
    'en-US': 'The response from {host} is too large.',
  },
  'outside.unknownHost': {
    'zh-CN': '找不到主机 {host}',
    'zh-TW': '找不到主機 {host}',
    'en-US': 'Can’t find the host {host}.',
  },
  'outside.unreachable': {
    'zh-CN': '连接不上 {host}',
    'zh-TW': '無法連線到 {host}',
    'en-US': 'Can’t connect to {host}.',
  },
  'personnel.changedMeanwhile': {
    'zh-CN': '别人刚改过这份档案，请刷新后再改',
    'zh-TW': '別人剛改過這份檔案，請重新整理後再改',
    'en-US': 'Someone has just changed this personnel record. Reload it, then make your changes.',
  },
  'personnel.noForm': {
    'zh-CN': '员工档案还没有设计好',
    'zh-TW': '員工檔案還沒有設計好',
    'en-US': 'No form for personnel records has been published yet.',
  },
  'phrases.notFound': {
    'zh-CN': '没有这条常用语',
    'zh-TW': '沒有這條常用語',
    'en-US': 'We couldn’t find this phrase.',
  },
  'phrases.taken': {
    'zh-CN': '已经有这条常用语',
    'zh-TW': '已經有這條常用語',
    'en-US': 'You already have this phrase.',
  },
  'phrases.tooMany': {
    'zh-CN': '常用语最多{max}条',
    'zh-TW': '常用語最多{max}條',
    'en-US': 'You can save up to {max} phrases.',
  },
  'recordViews.nameTaken': {
    'zh-CN': '已有同名的视图：{name}',
    'zh-TW': '已有同名的檢視：{name}',
    'en-US': 'There’s already a view named {name}.',
  },
  'recordViews.notFound': {
    'zh-CN': '视图不存在，或已被删除',
    'zh-TW': '檢視不存在，或已被刪除',
    'en-US': 'This view doesn’t exist or was deleted.',
  },
  'recordViews.notYours': {
    'zh-CN': '这个视图不是您的，不能修改',
    'zh-TW': '這個檢視不是您的，不能修改',
    'en-US': 'This isn’t your view, so you can’t change it.',
  },
  'recordViews.tooMany': {
    'zh-CN': '每个列表最多保存 {limit} 个视图',
    'zh-TW': '每個清單最多儲存 {limit} 個檢視',
    'en-US': 'You can save up to {limit} views per list.',
  },
  'records.actionDisabled': {
    'zh-CN': '这条数据目前不能执行此操作',
    'zh-TW': '這筆資料目前不能執行此操作',
    'en-US': 'This action isn’t available for this record right now.',
  },
  'records.changedMeanwhile': {
    'zh-CN': '{name} 已于 {at} 修改了这条数据，请合并后再保存',
    'zh-TW': '{name} 已於 {at} 修改這筆資料，請合併後再儲存',
    'en-US': '{name} changed this record at {at}. Merge the changes, then save again.',
  },
  'records.exportExpired': {
    'zh-CN': '下载链接已失效，请重新导出',
    'zh-TW': '下載連結已失效，請重新匯出',
    'en-US': 'This download link has expired. Export again.',
  },
  'records.formulaNotPublished': {
    'zh-CN': '打印模板已更改，请刷新后再打印',
    'zh-TW': '列印範本已變更，請重新整理後再列印',
    'en-US': 'The print template has changed. Reload the page, then print again.',
  },
  'records.hasChildren': {
    'zh-CN': '这条数据还有下级，请先处理下级',
    'zh-TW': '這筆資料還有下層資料，請先處理',
    'en-US': 'This record has children. Handle them first.',
  },
  'records.hasRight': {
    'zh-CN': '您已经有这项权限，请刷新后重试',
    'zh-TW': '您已經有這項權限，請重新整理後再試',
    'en-US': 'You already have this right. Refresh and try again.',
  },
  'records.importGivenUp': {
    'zh-CN': '服务器两次处理这个文件都中断了，已停止导入，请拆分文件或另存后再试',
    'zh-TW': '伺服器兩次處理這個檔案都中斷了，已停止匯入，請拆分檔案或另存後再試',
    'en-US':
      'The server broke off twice while it worked on this file. Split the file or save it again, then retry.',
  },
  'records.importNotFound': {
    'zh-CN': '没有这次导入，或已被清理',
    'zh-TW': '沒有這次匯入，或已被清理',
    'en-US': 'This import doesn’t exist or was cleaned up.',
  },
  'records.importNotReady': {
    'zh-CN': '这次导入还不能执行此操作',
    'zh-TW': '這次匯入還不能執行此操作',
    'en-US': 'This import isn’t ready for that yet.',
  },
  'records.inFlow': {
    'zh-CN': '这条数据来自审批流程，请在流程中修改',
    'zh-TW': '這筆資料來自審批流程，請在流程中修改',
    'en-US': 'This record belongs to an approval request. Change it there.',
  },
  'records.modelNotFound': {
    'zh-CN': '没有这个功能，或尚未发布列表',
    'zh-TW': '沒有這項功能，或清單尚未發佈',
    'en-US': 'This application doesn’t exist, or its list isn’t published.',
  },
  'records.modelStopped': {
    'zh-CN': '“{name}”已停用，不能再新增',
    'zh-TW': '「{name}」已停用，不能再新增',
    'en-US': '“{name}” has been stopped. You can’t add records.',
  },
  'records.modelWithdrawn': {
    'zh-CN': '这个功能已被管理员停用，数据仍然保留',
    'zh-TW': '這項功能已由管理員停用，資料仍然保留',
    'en-US': 'An administrator disabled this application. Its records are kept.',
  },
  'records.noPermission': {
    'zh-CN': '您没有这个功能的权限',
    'zh-TW': '您沒有這項功能的權限',
    'en-US': 'You don’t have access to this application.',
  },
  'records.notAllowed': {
    'zh-CN': '您没有此操作的权限',
    'zh-TW': '您沒有此操作的權限',
    'en-US': 'You don’t have permission to do this.',
  },
  'records.notAnAction': {
    'zh-CN': '没有这个操作',
    'zh-TW': '沒有這項操作',
    'en-US': 'We couldn’t find this action.',
  },
  'records.notFound': {
    'zh-CN': '数据不存在或已被删除',
    'zh-TW': '資料不存在或已被刪除',
    'en-US': 'This record doesn’t exist or was deleted.',
  },
  'records.nothingToImport': {
    'zh-CN': '表格里没有可以导入的列：第一行应为字段名称',
    'zh-TW': '表格中沒有可匯入的欄位：第一列應為欄位名稱',
    'en-US': 'No column can be imported. The first row must contain the field names.',
  },
  'records.tooManyAnswered': {
    'zh-CN': '接口返回的数据超过 {limit, number} 行，只能逐页查看；要筛选、排序或合计，请先缩小查询范围',
    'zh-TW': '介面傳回的資料超過 {limit, number} 列，只能逐頁檢視；要篩選、排序或合計，請先縮小查詢範圍',
    'en-US':
      'The interface returns more than {limit, number} rows, so they can only be viewed page by page. Narrow the query to filter, sort or total them.',
  },
  'records.tooManyRows': {
    'zh-CN': '一次最多导入 {limit} 行',
    'zh-TW': '一次最多匯入 {limit} 列',
    'en-US': 'You can import up to {limit} rows at a time.',
  },
  'registration.codeSent': {
    'zh-CN': '验证码已发送，请查收邮件，稍后再试',
    'zh-TW': '驗證碼已傳送，請查收郵件，稍後再試',
    'en-US': 'A code was sent already. Check your mail, or try again later.',
  },
  'registration.codeTaken': {
    'zh-CN': '这个企业代码已被使用，请换一个',
    'zh-TW': '這個企業代碼已被使用，請換一個',
    'en-US': 'This company code is taken. Choose another one.',
  },
  'registration.off': {
    'zh-CN': '这里不开放企业注册',
    'zh-TW': '這裡不開放企業註冊',
    'en-US': 'Companies can’t register here.',
  },
  'registration.tooMany': {
    'zh-CN': '今天的注册名额已满，请明天再试',
    'zh-TW': '今天的註冊名額已滿，請明天再試',
    'en-US': 'Too many companies registered today. Try again tomorrow.',
  },
  'registration.wrongCode': {
    'zh-CN': '邮件验证码不正确或已失效',
    'zh-TW': '郵件驗證碼不正確或已失效',
    'en-US': 'The code from the mail is wrong or has expired.',
  },
  'request.changedMeanwhile': {
    'zh-CN': '其他管理员刚刚保存了修改，您的修改还没有保存',
    'zh-TW': '其他管理員剛剛儲存了修改，您的修改尚未儲存',
    'en-US': 'Another administrator just saved this. Your changes aren’t saved.',
  },
  'request.doneBefore': {
    'zh-CN': '此操作已完成，其中的密钥只显示一次；如未保存，请重新生成',
    'zh-TW': '此操作已完成，其中的金鑰只顯示一次；如未保存，請重新產生',
    'en-US':
      'This was already done, and its secret is only shown once. If you didn’t save it, create a new one.',
  },
  'request.foreignHost': {
    'zh-CN': '本服务器不使用名称 {host}；请运维人员设置 PUBLIC_URL 或 ALLOWED_HOSTS',
    'zh-TW': '本伺服器不使用名稱 {host}；請維運人員設定 PUBLIC_URL 或 ALLOWED_HOSTS',
    'en-US':
      'This server doesn’t use the name {host}. Ask your server operator to set PUBLIC_URL or ALLOWED_HOSTS.',
  },
  'request.foreignOrigin': {
    'zh-CN': '请求来自其他网站，已拒绝；如果经过代理访问，请运维人员设置 PUBLIC_URL',
    'zh-TW': '請求來自其他網站，已拒絕；如果經過代理存取，請維運人員設定 PUBLIC_URL',
    'en-US':
      'The request came from another website and was refused. Behind a proxy, ask your server operator to set PUBLIC_URL.',
  },
  'request.invalid': {
    'zh-CN': '{field, select, none {请求内容有误} other {请求内容有误：{field}}}',
    'zh-TW': '{field, select, none {請求內容有誤} other {請求內容有誤：{field}}}',
    'en-US': '{field, select, none {The request isn’t valid.} other {The request isn’t valid: {field}}}',
  },
  'request.keyReused': {
    'zh-CN': '同一个幂等键被用于另一个请求',
    'zh-TW': '同一個冪等鍵被用於另一個請求',
    'en-US': 'This idempotency key was used for another request.',
  },
  'request.notFound': {
    'zh-CN': '请求的资源不存在',
    'zh-TW': '請求的資源不存在',
    'en-US': 'There’s nothing at this address.',
  },
  'request.timedOut': {
    'zh-CN': '请求超时，请重试',
    'zh-TW': '請求逾時，請重試',
    'en-US': 'The request timed out. Try again.',
  },
  'request.wrongMethod': {
    'zh-CN': '该地址不支持 {method} 请求，可用：{allowed}',
    'zh-TW': '該位址不支援 {method} 請求，可用：{allowed}',
    'en-US': 'This address doesn’t accept {method}. It accepts {allowed}.',
  },
  'request.tooDeep': {
    'zh-CN': '请求内容嵌套过深，最多 {limit} 层',
    'zh-TW': '請求內容巢狀過深，最多 {limit} 層',
    'en-US': 'The request is nested too deeply. The limit is {limit} levels.',
  },
  'request.tooLarge': {
    'zh-CN': '请求内容过大',
    'zh-TW': '請求內容過大',
    'en-US': 'The request is too large.',
  },
  'request.tooMany': {
    'zh-CN': '请求过于频繁，请稍后再试',
    'zh-TW': '請求過於頻繁，請稍後再試',
    'en-US': 'Too many requests. Try again in a moment.',
  },
  'scim.departmentMisspelled': {
    'zh-CN':
      '没有部门“{department}”，名称相近的有“{near}”。请更正部门名称；如果确实是新部门，请先在管理后台新建',
    'zh-TW':
      '沒有部門「{department}」，名稱相近的有「{near}」。請更正部門名稱；如果確實是新部門，請先在管理後台新增',
    'en-US':
      'There is no department “{department}”, but there is “{near}”. Correct the name, or create the department in the studio if it is new.',
  },
  'scim.wrongFilter': {
    'zh-CN': '无法使用这个过滤条件：{filter}。支持 {attributes} 的 eq 比较',
    'zh-TW': '無法使用這個過濾條件：{filter}。支援 {attributes} 的 eq 比較',
    'en-US': 'This filter can’t be used: {filter}. Compare one of {attributes} by eq.',
  },
  'scim.wrongPath': {
    'zh-CN': '“{path}”不是属性路径',
    'zh-TW': '「{path}」不是屬性路徑',
    'en-US': '“{path}” isn’t the path of an attribute.',
  },
  'scim.wrongValue': {
    'zh-CN': '属性 {attribute} 的值不可用',
    'zh-TW': '屬性 {attribute} 的值不可用',
    'en-US': 'The value of {attribute} can’t be used.',
  },
  'seals.applied': {
    'zh-CN': '这份申请上已有“{seal}”',
    'zh-TW': '這份申請上已有「{seal}」',
    'en-US': '“{seal}” is already on this request.',
  },
  'seals.changedMeanwhile': {
    'zh-CN': '印章刚被别人修改，请重新打开再改',
    'zh-TW': '印章剛被別人修改，請重新開啟再改',
    'en-US': 'Someone else just changed this seal. Reopen it and try again.',
  },
  'seals.codeTaken': {
    'zh-CN': '已有印章使用这个编码',
    'zh-TW': '已有印章使用這個編碼',
    'en-US': 'Another seal already has this code.',
  },
  'seals.inUse': {
    'zh-CN': '用过的印章不能删除，可以停用',
    'zh-TW': '用過的印章不能刪除，可以停用',
    'en-US': 'A seal that was used can’t be deleted. Disable it instead.',
  },
  'seals.notAPicture': {
    'zh-CN': '请使用不超过 200 KB 的 PNG 图片（真彩色、非隔行）',
    'zh-TW': '請使用不超過 200 KB 的 PNG 圖片（全彩、非交錯）',
    'en-US': 'Use a PNG of up to 200 KB with full colors, not interlaced.',
  },
  'seals.notApproved': {
    'zh-CN': '审批通过后才能用印',
    'zh-TW': '審核通過後才能用印',
    'en-US': 'Only an approved request can have a seal.',
  },
  'seals.notFound': {
    'zh-CN': '找不到这枚印章',
    'zh-TW': '找不到這枚印章',
    'en-US': 'We couldn’t find this seal.',
  },
  'seals.notYours': {
    'zh-CN': '只有“{seal}”的保管人和使用人可以用印，请联系管理员',
    'zh-TW': '只有「{seal}」的保管人和使用人可以用印，請聯絡管理員',
    'en-US': 'Only keepers and users of “{seal}” can use it. Ask an administrator.',
  },
  'seals.off': {
    'zh-CN': '“{seal}”已停用',
    'zh-TW': '「{seal}」已停用',
    'en-US': '“{seal}” is disabled.',
  },
  'seals.reasonRequired': {
    'zh-CN': '用“{seal}”请写明事由',
    'zh-TW': '用「{seal}」請寫明事由',
    'en-US': 'Say why you use “{seal}”.',
  },
  'seals.tooMany': {
    'zh-CN': '一份申请最多用 {max} 枚印章',
    'zh-TW': '一份申請最多用 {max} 枚印章',
    'en-US': 'A request can have at most {max} seals.',
  },
  'secondments.daysWrong': {
    'zh-CN': '借调的最后一天不能早于第一天，也不能已经过去',
    'zh-TW': '借調的最後一天不能早於第一天，也不能已經過去',
    'en-US': 'The last day can’t be before the first one or in the past.',
  },
  'secondments.holdsPost': {
    'zh-CN': '这个人已经任“{name}”，请另选岗位',
    'zh-TW': '這個人已經任「{name}」，請另選職位',
    'en-US': 'This person already holds the post “{name}”. Choose another one.',
  },
  'secondments.notFound': {
    'zh-CN': '找不到这条借调',
    'zh-TW': '找不到這條借調',
    'en-US': 'This secondment doesn’t exist.',
  },
  'secondments.over': {
    'zh-CN': '这条借调已经结束',
    'zh-TW': '這條借調已經結束',
    'en-US': 'This secondment is already over.',
  },
  'secondments.overlaps': {
    'zh-CN': '这个人在 {from} 至 {to} 已借调到同一部门，日期不能重叠',
    'zh-TW': '這個人在 {from} 至 {to} 已借調到同一部門，日期不能重疊',
    'en-US': 'This person is lent to the same department from {from} to {to}. The days can’t overlap.',
  },
  'secrets.noKey': {
    'zh-CN': '服务器尚未配置加密密钥，暂不能保存密钥和密码。请联系运维人员设置 SECRET_KEY。',
    'zh-TW': '伺服器尚未設定加密金鑰，暫時無法儲存金鑰和密碼。請聯絡維運人員設定 SECRET_KEY。',
    'en-US': 'Encryption is not configured. Ask your system administrator to set SECRET_KEY.',
  },
  'secrets.unreadable': {
    'zh-CN': '保存的密码无法读取（密钥可能已更换），请重新填写',
    'zh-TW': '儲存的密碼無法讀取（金鑰可能已更換），請重新填寫',
    'en-US': 'The saved password can’t be read. The key may have changed. Enter the password again.',
  },
  'server.failed': {
    'zh-CN': '服务器发生错误，请联系管理员（编号 {requestId}）',
    'zh-TW': '伺服器發生錯誤，請聯絡管理員（編號 {requestId}）',
    'en-US': 'Something went wrong on the server. Contact your administrator and mention {requestId}.',
  },
  'server.tooMuchWork': {
    'zh-CN': '这项操作需要的时间或内存过多，已停止，请减少内容后再试',
    'zh-TW': '這項操作需要的時間或記憶體過多，已停止，請減少內容後再試',
    'en-US': 'This took too much time or memory, so it was stopped. Try again with less content.',
  },
  'server.unavailable': {
    'zh-CN': '服务暂时不可用，请稍后再试',
    'zh-TW': '服務暫時無法使用，請稍後再試',
    'en-US': 'The service is unavailable right now. Try again in a moment.',
  },
  'session.administratorsOnly': {
    'zh-CN': '只有管理员可以执行此操作',
    'zh-TW': '只有管理員可以執行此操作',
    'en-US': 'Only administrators can do this.',
  },
  'session.confirmFirst': {
    'zh-CN': '请先输入密码或验证码，确认是您本人',
    'zh-TW': '請先輸入密碼或驗證碼，確認是您本人',
    'en-US': 'Confirm that it’s you with your password or a code first.',
  },
  'session.disabled': {
    'zh-CN': '账号已被停用，请联系管理员',
    'zh-TW': '帳號已停用，請聯絡管理員',
    'en-US': 'This account is disabled. Contact your administrator.',
  },
  'session.endedElsewhere': {
    'zh-CN': '您已在另一台设备上退出了此设备的登录，或由管理员退出。此设备上未发出的内容已删除。',
    'zh-TW': '您已在另一台裝置上登出了此裝置，或由管理員登出。此裝置上未送出的內容已刪除。',
    'en-US':
      'You were logged out here from another of your devices or by an administrator. What this device had not sent was deleted.',
  },
  'session.expired': {
    'zh-CN': '登录已过期，请重新登录',
    'zh-TW': '登入已過期，請重新登入',
    'en-US': 'Your session has expired. Log in again.',
  },
  'session.firstRunDone': {
    'zh-CN': '系统已完成初始化',
    'zh-TW': '系統已完成初始化',
    'en-US': 'The system is already set up.',
  },
  'session.invalid': {
    'zh-CN': '登录已失效，请重新登录',
    'zh-TW': '登入已失效，請重新登入',
    'en-US': 'You’re not logged in. Log in again.',
  },
  'session.locked': {
    'zh-CN': '密码错误次数过多，请 {minutes} 分钟后再试',
    'zh-TW': '密碼錯誤次數過多，請 {minutes} 分鐘後再試',
    'en-US': 'Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'session.networkRefused': {
    'zh-CN': '您所在的网络不允许登录，请在公司网络中登录，或联系管理员',
    'zh-TW': '您所在的網路不允許登入，請在公司網路中登入，或聯絡管理員',
    'en-US': 'Sign-in isn’t allowed from this network. Use your company’s network, or ask an administrator.',
  },
  'session.passwordKinds': {
    'zh-CN': '密码至少要包含大写字母、小写字母、数字、符号中的 {count} 种',
    'zh-TW': '密碼至少須包含大寫字母、小寫字母、數字、符號中的 {count} 種',
    'en-US': 'Use at least {count} of these in the password: upper case, lower case, digits, symbols.',
  },
  'session.passwordMustChange': {
    'zh-CN': '请先设置新密码，再继续使用',
    'zh-TW': '請先設定新密碼，再繼續使用',
    'en-US': 'Set a new password to continue.',
  },
  'session.passwordUsed': {
    'zh-CN': '不能使用当前密码或最近用过的密码',
    'zh-TW': '不可使用目前密碼或最近用過的密碼',
    'en-US': 'Choose a password that you haven’t used recently.',
  },
  'session.proofNeeded': {
    'zh-CN': '为防止自动尝试，浏览器需要先做一次短暂计算。请刷新页面后重试',
    'zh-TW': '為防止自動嘗試，瀏覽器須先進行一次短暫計算。請重新整理頁面後再試',
    'en-US':
      'To keep out automated attempts, your browser has to do a short calculation. Reload the page and try again.',
  },
  'session.replaced': {
    'zh-CN': '账号已在其他地方登录，此处已退出',
    'zh-TW': '帳號已在其他地方登入，此處已登出',
    'en-US': 'You were logged out here, because the account logged in elsewhere.',
  },
  'session.secondFactor': {
    'zh-CN': '请输入身份验证器上的验证码',
    'zh-TW': '請輸入驗證器上的驗證碼',
    'en-US': 'Enter the code from your authenticator app.',
  },
  'session.stepExpired': {
    'zh-CN': '本次登录已超时或验证码错误次数过多，请重新登录',
    'zh-TW': '本次登入已逾時或驗證碼錯誤次數過多，請重新登入',
    'en-US': 'This login took too long or had too many wrong codes. Log in again.',
  },
  'session.tenantSuspended': {
    'zh-CN': '贵公司的服务已暂停，请联系管理员或服务商',
    'zh-TW': '貴公司的服務已暫停，請聯絡管理員或服務商',
    'en-US': 'Your company’s service is suspended. Contact your administrator or provider.',
  },
  'session.unknownTenant': {
    'zh-CN': '租户不存在',
    'zh-TW': '租戶不存在',
    'en-US': 'We couldn’t find this tenant.',
  },
  'session.viewOnly': {
    'zh-CN': '您正在以他人的视角查看，不能修改任何内容',
    'zh-TW': '您正在以他人的視角檢視，無法變更任何內容',
    'en-US': 'You are viewing as somebody else, so nothing can be changed.',
  },
  'session.weakPassword': {
    'zh-CN': '密码过于简单：至少 {length} 位，且不能是常见密码或包含账号、姓名',
    'zh-TW': '密碼過於簡單：至少 {length} 個字元，且不可為常見密碼或包含帳號、姓名',
    'en-US':
      'The password is too weak. Use at least {length} characters, and avoid common passwords, the account and the name.',
  },
  'session.wrongCode': {
    'zh-CN': '验证码不正确或已使用过，请输入下一个验证码',
    'zh-TW': '驗證碼不正確或已使用過，請輸入下一個驗證碼',
    'en-US': 'This code is wrong or was used already. Enter the next one.',
  },
  'session.wrongFirstRunCode': {
    'zh-CN': '初始化码不正确，请查看服务器启动时显示的初始化码',
    'zh-TW': '初始化碼不正確，請查看伺服器啟動時顯示的初始化碼',
    'en-US': 'This isn’t the setup code that the server printed at its start.',
  },
  'session.wrongOldPassword': {
    'zh-CN': '当前密码不正确',
    'zh-TW': '目前密碼不正確',
    'en-US': 'The current password is wrong.',
  },
  'session.wrongPassword': {
    'zh-CN': '账号或密码错误',
    'zh-TW': '帳號或密碼錯誤',
    'en-US': 'Wrong account or password.',
  },
  'sheets.tooLarge': {
    'zh-CN': '文件内容过多，请拆分成多个文件',
    'zh-TW': '檔案內容過多，請拆分成多個檔案',
    'en-US': 'This file has too much content. Split it into several files.',
  },
  'sheets.tooWide': {
    'zh-CN': '第 {row} 行的内容过多',
    'zh-TW': '第 {row} 列的內容過多',
    'en-US': 'Row {row} has too much content.',
  },
  'sheets.unreadable': {
    'zh-CN': '无法读取这个文件，请使用 xlsx 或 csv 格式',
    'zh-TW': '無法讀取這個檔案，請使用 xlsx 或 csv 格式',
    'en-US': 'Can’t read this file. Use xlsx or csv.',
  },
  'shortLinks.asksNothing': {
    'zh-CN': '公开查询至少要选择一个查询字段',
    'zh-TW': '公開查詢至少要選擇一個查詢欄位',
    'en-US': 'A public lookup needs at least one search field.',
  },
  'shortLinks.expired': {
    'zh-CN': '这个链接已过期',
    'zh-TW': '這個連結已過期',
    'en-US': 'This link has expired.',
  },
  'shortLinks.fieldNotOffered': {
    'zh-CN': '“{field}”不能用于公开链接',
    'zh-TW': '「{field}」不能用於公開連結',
    'en-US': '“{field}” can’t be used in a public link.',
  },
  'shortLinks.notFound': {
    'zh-CN': '这个链接不存在或已停用',
    'zh-TW': '這個連結不存在或已停用',
    'en-US': 'This link doesn’t exist or was turned off.',
  },
  'shortLinks.passwordNeeded': {
    'zh-CN': '打开这个链接需要密码',
    'zh-TW': '開啟這個連結需要密碼',
    'en-US': 'This link needs a password.',
  },
  'shortLinks.paused': {
    'zh-CN': '这个链接目前不接收内容',
    'zh-TW': '這個連結目前不接收內容',
    'en-US': 'This link isn’t accepting submissions right now.',
  },
  'shortLinks.quotaBelowUse': {
    'zh-CN': '提交次数上限不能少于已提交的 {used} 次',
    'zh-TW': '提交次數上限不能少於已提交的 {used} 次',
    'en-US': 'The limit can’t be lower than the {used} submissions already received.',
  },
  'shortLinks.tooMany': {
    'zh-CN': '操作太频繁，请 {minutes} 分钟后再试',
    'zh-TW': '操作太頻繁，請 {minutes} 分鐘後再試',
    'en-US': 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'shortLinks.tooManyFiles': {
    'zh-CN': '上传的文件太多或太大，请先提交表单或稍后再试',
    'zh-TW': '上傳的檔案太多或太大，請先送出表單或稍後再試',
    'en-US': 'Too many files, or they’re too large. Submit the form first or try again later.',
  },
  'shortLinks.usedUp': {
    'zh-CN': '这个链接的提交次数已用完',
    'zh-TW': '這個連結的提交次數已用完',
    'en-US': 'This link has reached its submission limit.',
  },
  'shortLinks.valueMissing': {
    'zh-CN': '请填写“{field}”',
    'zh-TW': '請填寫「{field}」',
    'en-US': 'Fill in “{field}”.',
  },
  'shortLinks.wrongPassword': { 'zh-CN': '密码不正确', 'zh-TW': '密碼不正確', 'en-US': 'Wrong password.' },
  'signatures.notAPicture': {
    'zh-CN': '签名必须是不超过 200 KB 的 PNG 图片',
    'zh-TW': '簽名必須是不超過 200 KB 的 PNG 圖片',
    'en-US': 'A signature must be a PNG image of up to 200 KB.',
  },
  'signatures.notFound': {
    'zh-CN': '没有这个签名，可能已被删除',
    'zh-TW': '找不到這個簽名，可能已被刪除',
    'en-US': 'This signature doesn’t exist. It may have been deleted.',
  },
  'signatures.tooMany': {
    'zh-CN': '最多保存 {max} 个签名，请先删除一个',
    'zh-TW': '最多儲存 {max} 個簽名，請先刪除一個',
    'en-US': 'You can save up to {max} signatures. Delete one first.',
  },
  'staffChanges.alreadyActive': {
    'zh-CN': '“{name}”的账号已经在用',
    'zh-TW': '「{name}」的帳號已在使用中',
    'en-US': '{name}’s account is already active.',
  },
  'staffChanges.alreadyPlanned': {
    'zh-CN': '“{name}”已经安排了一项人事变动，请先取消它',
    'zh-TW': '「{name}」已安排一項人事異動，請先取消它',
    'en-US': 'A change is already planned for {name}. Cancel it first.',
  },
  'staffChanges.notActive': {
    'zh-CN': '“{name}”的账号已停用',
    'zh-TW': '「{name}」的帳號已停用',
    'en-US': '{name}’s account is disabled.',
  },
  'staffChanges.notFound': {
    'zh-CN': '找不到这项人事变动',
    'zh-TW': '找不到這項人事異動',
    'en-US': 'This change can’t be found.',
  },
  'staffChanges.over': {
    'zh-CN': '这项人事变动已经结束',
    'zh-TW': '這項人事異動已經結束',
    'en-US': 'This change is already over.',
  },
  'staffChanges.receiverInactive': {
    'zh-CN': '接手人“{name}”的账号已停用，请另选一位',
    'zh-TW': '接手人「{name}」的帳號已停用，請另選一位',
    'en-US': '{name}’s account is disabled. Choose someone else to take over.',
  },
  'staffChanges.receiverIsPerson': {
    'zh-CN': '“{name}”不能接手自己的工作',
    'zh-TW': '「{name}」不能接手自己的工作',
    'en-US': '{name} can’t take over their own work.',
  },
  'staffChanges.receiverLeaves': {
    'zh-CN': '{name}也在离职名单里，不能接手',
    'zh-TW': '{name}也在離職名單裡，不能接手',
    'en-US': '{name} is leaving too. Choose someone who stays.',
  },
  'staffChanges.tooMuchWork': {
    'zh-CN': '未完成的单据超过 {most} 条，请先用“工作移交”分批移交',
    'zh-TW': '未完成的單據超過 {most} 條，請先用「工作移交」分批移交',
    'en-US': 'There are more than {most} open requests. Hand them over first with “Hand over work”.',
  },
  'tenants.tooManyCalls': {
    'zh-CN': '贵公司的调用次数已达到上限，请 {seconds} 秒后再试',
    'zh-TW': '貴公司的呼叫次數已達上限，請 {seconds} 秒後再試',
    'en-US':
      'Your company has reached its limit of calls. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  'tenants.tooManyPeople': {
    'zh-CN': '贵公司最多可以有 {most} 名在用人员。请先停用不需要的账号，或联系服务商扩容',
    'zh-TW': '貴公司最多可以有 {most} 名使用中的人員。請先停用不需要的帳號，或聯絡服務商擴充',
    'en-US':
      'Your company can have up to {most} active people. Disable accounts you don’t need, or ask your provider for more.',
  },
  'triggers.actionIncomplete': {
    'zh-CN': '第 {place} 个动作没有设置完整',
    'zh-TW': '第 {place} 個動作沒有設定完整',
    'en-US': 'Action {place} isn’t fully set up.',
  },
  'triggers.wrongType': {
    'zh-CN': '“{path}”应为{type, select, number {数字} boolean {true 或 false} rows {列表} other {文本}}',
    'zh-TW': '「{path}」應為{type, select, number {數字} boolean {true 或 false} rows {清單} other {文字}}',
    'en-US':
      '“{path}” must be {type, select, number {a number} boolean {true or false} rows {a list} other {a text}}.',
  },
  'triggers.bodyNotJson': {
    'zh-CN': '请求内容应为 JSON 对象',
    'zh-TW': '請求內容應為 JSON 物件',
    'en-US': 'The body must be a JSON object.',
  },
  'triggers.changedMeanwhile': {
    'zh-CN': '{person}刚刚保存了这个触发器，请重新打开后再修改',
    'zh-TW': '{person}剛剛儲存了這個觸發器，請重新開啟後再修改',
    'en-US': '{person} just saved this trigger. Reopen it before you make changes.',
  },
  'triggers.conditionWrong': {
    'zh-CN': '触发条件的公式有误',
    'zh-TW': '觸發條件的公式有誤',
    'en-US': 'The formula of the condition has an error.',
  },
  'triggers.eventIncomplete': {
    'zh-CN': '请先把触发事件设置完整',
    'zh-TW': '請先把觸發事件設定完整',
    'en-US': 'Finish setting up the trigger event.',
  },
  'triggers.formulaWrong': {
    'zh-CN': '第 {place} 个动作中“{field}”的公式有误',
    'zh-TW': '第 {place} 個動作中「{field}」的公式有誤',
    'en-US': 'The formula of “{field}” in action {place} has an error.',
  },
  'triggers.notCalled': {
    'zh-CN': '这个触发器不由外部调用触发',
    'zh-TW': '這個觸發器不由外部呼叫觸發',
    'en-US': 'This trigger isn’t started by external calls.',
  },
  'triggers.notFound': {
    'zh-CN': '没有这个触发器',
    'zh-TW': '沒有這個觸發器',
    'en-US': 'We couldn’t find this trigger.',
  },
  'triggers.nothingToDo': {
    'zh-CN': '请至少添加一个动作',
    'zh-TW': '請至少新增一個動作',
    'en-US': 'Add at least one action.',
  },
  'triggers.personGone': {
    'zh-CN': '执行人已停用或离职，请另选执行人',
    'zh-TW': '執行人已停用或離職，請另選執行人',
    'en-US': 'The person it runs as is disabled or has left. Choose someone else.',
  },
  'triggers.runNotFailed': {
    'zh-CN': '只有失败或被停止的执行可以重试',
    'zh-TW': '只有失敗或被停止的執行可以重試',
    'en-US': 'Only failed or stopped runs can be retried.',
  },
  'triggers.runNotFound': {
    'zh-CN': '没有这次执行',
    'zh-TW': '沒有這次執行',
    'en-US': 'We couldn’t find this run.',
  },
  'triggers.tooDeep': {
    'zh-CN': '触发器互相触发已达 {depth} 层，为避免无限循环已停止',
    'zh-TW': '觸發器互相觸發已達 {depth} 層，為避免無限迴圈已停止',
    'en-US': 'Triggers started each other {depth} times in a row and were stopped to avoid an endless loop.',
  },
  'triggers.unknownAddress': {
    'zh-CN': '没有这个调用地址',
    'zh-TW': '沒有這個呼叫位址',
    'en-US': 'There’s nothing to call at this address.',
  },
  'waysIn.codeSentAlready': {
    'zh-CN': '验证码已发送，请 {seconds} 秒后再获取',
    'zh-TW': '驗證碼已傳送，請 {seconds} 秒後再取得',
    'en-US': 'A code was sent already. Get another in {seconds, plural, one {# second} other {# seconds}}.',
  },
  'waysIn.directoryAway': {
    'zh-CN': '公司目录暂时无法使用，请用这里的密码登录，或稍后再试',
    'zh-TW': '公司目錄暫時無法使用，請用這裡的密碼登入，或稍後再試',
    'en-US': 'Your company’s directory can’t be reached. Use your password here, or try again later.',
  },
  'waysIn.directoryOff': {
    'zh-CN': '公司没有启用目录登录，请用密码登录',
    'zh-TW': '公司未啟用目錄登入，請用密碼登入',
    'en-US': 'Your company has no directory here. Use your password.',
  },
  'waysIn.directoryUnknown': {
    'zh-CN': '“{name}”在这里没有账号，请联系管理员',
    'zh-TW': '「{name}」在這裡沒有帳號，請聯絡管理員',
    'en-US': '“{name}” has no account here. Contact your administrator.',
  },
  'waysIn.linkExpired': {
    'zh-CN': '链接已失效或已使用过，请重新申请',
    'zh-TW': '連結已失效或已使用過，請重新申請',
    'en-US': 'This link has expired or was used already. Ask for a new one.',
  },
  'waysIn.mailOff': {
    'zh-CN': '公司没有启用邮件，无法通过邮件找回密码，请联系管理员',
    'zh-TW': '公司未啟用郵件，無法透過郵件找回密碼，請聯絡管理員',
    'en-US': 'Your company sends no mail, so a password can’t be reset by mail. Contact your administrator.',
  },
  'waysIn.noPasskey': {
    'zh-CN': '这个账号没有通行密钥，请使用其他方式',
    'zh-TW': '這個帳號沒有通行密鑰，請使用其他方式',
    'en-US': 'This account has no passkey. Use another way.',
  },
  'waysIn.passkeyExpired': {
    'zh-CN': '本次验证已超时、已使用过，或是在另一个浏览器中开始的，请重试',
    'zh-TW': '本次驗證已逾時、已使用過，或是在另一個瀏覽器中開始的，請重試',
    'en-US': 'This took too long, was used already, or was begun in another browser. Try again.',
  },
  'waysIn.passkeyRefused': {
    'zh-CN': '无法确认这个通行密钥，请使用其他方式登录',
    'zh-TW': '無法確認這個通行密鑰，請使用其他方式登入',
    'en-US': 'This passkey couldn’t be verified. Use another way.',
  },
  'waysIn.passkeysOff': {
    'zh-CN': '服务器没有可以使用通行密钥的地址，请联系管理员',
    'zh-TW': '伺服器沒有可以使用通行密鑰的位址，請聯絡管理員',
    'en-US': 'This server has no address at which passkeys work. Contact your administrator.',
  },
  'waysIn.providerAway': {
    'zh-CN': '公司的统一登录暂时无法使用，请用密码登录，或稍后再试',
    'zh-TW': '公司的單一登入暫時無法使用，請用密碼登入，或稍後再試',
    'en-US': 'Your company’s single sign-on can’t be reached. Use your password, or try again later.',
  },
  'waysIn.scanExpired': {
    'zh-CN': '二维码已过期，请在电脑上刷新后重新扫描',
    'zh-TW': '二維碼已過期，請在電腦上重新整理後再掃描',
    'en-US': 'The QR code has expired. Refresh it on the computer and scan it again.',
  },
  'waysIn.smsOff': {
    'zh-CN': '公司没有启用短信，请使用其他方式',
    'zh-TW': '公司未啟用簡訊，請使用其他方式',
    'en-US': 'Your company sends no text messages. Use another way.',
  },
  'waysIn.ssoBegunElsewhere': {
    'zh-CN': '本次登录已超时、已使用过，或是在另一个浏览器中开始的，请重新开始',
    'zh-TW': '本次登入已逾時、已使用過，或是在另一個瀏覽器中開始的，請重新開始',
    'en-US': 'This sign-in took too long, was used already, or was begun in another browser. Begin again.',
  },
  'waysIn.ssoBound': {
    'zh-CN': '这个统一登录账号已绑定他人，或您已绑定另一个账号',
    'zh-TW': '這個單一登入帳號已綁定他人，或您已綁定另一個帳號',
    'en-US': 'This account is linked to somebody else, or you have already linked another one.',
  },
  'waysIn.ssoOff': {
    'zh-CN': '公司没有启用统一登录，请用密码登录',
    'zh-TW': '公司未啟用單一登入，請用密碼登入',
    'en-US': 'Your company has no single sign-on. Use your password.',
  },
  'waysIn.ssoRefused': {
    'zh-CN': '统一登录的答复无法确认，未能登录。请用密码登录，或联系管理员',
    'zh-TW': '單一登入的回覆無法確認，未能登入。請用密碼登入，或聯絡管理員',
    'en-US':
      'The answer of your single sign-on couldn’t be verified. Use your password, or contact your administrator.',
  },
  'waysIn.ssoSeveral': {
    'zh-CN': '您属于多家公司，请选择要登录的公司',
    'zh-TW': '您屬於多家公司，請選擇要登入的公司',
    'en-US': 'You belong to several companies. Choose the one to log in to.',
  },
  'waysIn.ssoUnbound': {
    'zh-CN': '您还没有绑定统一登录账号',
    'zh-TW': '您尚未綁定單一登入帳號',
    'en-US': 'You haven’t linked an account.',
  },
  'waysIn.ssoUnknown': {
    'zh-CN': '“{name}”还没有绑定这里的账号。请先用密码登录，再到账号安全中绑定',
    'zh-TW': '「{name}」尚未綁定這裡的帳號。請先用密碼登入，再到帳號安全中綁定',
    'en-US':
      '“{name}” isn’t linked to an account here. Log in with your password, then link it under Account security.',
  },
  'waysIn.wrongSmsCode': {
    'zh-CN': '验证码不正确或已失效，请核对短信，或重新获取',
    'zh-TW': '驗證碼不正確或已失效，請核對簡訊，或重新取得',
    'en-US': 'This code is wrong or has expired. Check the message, or get a new code.',
  },
  'webhooks.deliveryNotFound': {
    'zh-CN': '找不到该投递记录',
    'zh-TW': '找不到該傳送紀錄',
    'en-US': 'We couldn’t find this delivery.',
  },
  'webhooks.isRobot': {
    'zh-CN': '机器人的密钥由群聊软件生成，请在那里更换',
    'zh-TW': '機器人的密鑰由群聊軟體產生，請在那裡更換',
    'en-US': 'The secret of a robot is made by its vendor. Replace it there.',
  },
  'webhooks.notRobot': {
    'zh-CN': '只有群机器人才有这样的密钥',
    'zh-TW': '只有群機器人才有這樣的密鑰',
    'en-US': 'Only robots of group chats have such a secret.',
  },
  'webhooks.robotRefused': {
    'zh-CN': '群聊软件拒绝了消息：{reason}',
    'zh-TW': '群聊軟體拒絕了訊息：{reason}',
    'en-US': 'The vendor refused the message: {reason}',
  },
  'webhooks.notFound': {
    'zh-CN': '找不到该 Webhook',
    'zh-TW': '找不到該 Webhook',
    'en-US': 'We couldn’t find this webhook.',
  },
  'webhooks.stillWaiting': {
    'zh-CN': '该投递还在等待发送',
    'zh-TW': '該傳送還在等待中',
    'en-US': 'This delivery is still waiting to be sent.',
  },
  'webhooks.switchedOff': {
    'zh-CN': 'Webhook 已停用，未再发送',
    'zh-TW': 'Webhook 已停用，未再傳送',
    'en-US': 'The webhook was turned off, so this wasn’t sent again.',
  },
  'webhooks.tooMany': {
    'zh-CN': '最多只能有 {most} 个 Webhook',
    'zh-TW': '最多只能有 {most} 個 Webhook',
    'en-US': 'You can have up to {most} webhooks.',
  },
  'webhooks.urlInvalid': {
    'zh-CN': '地址必须以 https:// 或 http:// 开头，且不能带用户名和密码',
    'zh-TW': '位址必須以 https:// 或 http:// 開頭，且不能帶使用者名稱和密碼',
    'en-US': 'The address must start with https:// or http:// and can’t contain a user name or password.',
  },
  'workingCalendar.dayTwice': {
    'zh-CN': '{day} 重复出现',
    'zh-TW': '{day} 重複出現',
    'en-US': '{day} appears twice.',
  },
  'workingCalendar.neverWorks': {
    'zh-CN': '请至少为一周中的一天设置工作时间',
    'zh-TW': '請至少為一週中的一天設定工作時間',
    'en-US': 'Set working hours for at least one day of the week.',
  },
} satisfies Texts
