-- Spells Chinese in pinyin without tones, as `isSpelled` of @signet/i18n does: full syllables, a space, initials. A
-- character has the syllable of the last start that is not after it in the pinyin order.
create function extensions.spelling(name text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(syllable, '' order by place), '') || ' ' ||
         coalesce(string_agg(left(syllable, 1), '' order by place), '')
    from (
      select place,
             case when ascii(letter) between 19968 and 40869
                  then (string_to_array(
                    'a,ai,an,ang,ao,ba,bai,ban,bang,bao,bei,ben,beng,bi,bian,biao,bie,bin,bing,bo,bu,ca,cai,can,cang,' ||
                    'cao,ce,cen,ceng,cha,chai,chan,chang,chao,che,chen,cheng,chi,chong,chou,chu,chuai,chuan,chuang,' ||
                    'chui,chun,chuo,ci,cong,cou,cu,cuan,cui,cun,cuo,da,dai,dan,dang,dao,de,den,deng,di,dia,dian,diao,' ||
                    'die,ding,diu,dong,dou,du,duan,dui,dun,duo,e,ei,en,eng,er,fa,fan,fang,fei,fen,feng,fo,fou,fu,ga,' ||
                    'gai,gan,gang,gao,ge,gei,gen,geng,gong,gou,gu,gua,guai,guan,guang,gui,gun,guo,ha,hai,han,hang,' ||
                    'hao,he,hei,hen,heng,hong,hou,hu,hua,huai,huan,huang,hui,hun,huo,ji,jia,jian,jiang,jiao,jie,jin,' ||
                    'jing,jiong,jiu,ju,juan,jue,jun,ka,kai,kan,kang,kao,ke,kei,ken,keng,kong,kou,ku,kua,kuai,kuan,' ||
                    'kuang,kui,kun,kuo,la,lai,lan,lang,lao,le,lei,leng,li,lia,lian,liang,liao,lie,lin,ling,liu,long,' ||
                    'lou,lu,luan,lun,luo,m,ma,mai,man,mang,mao,me,mei,men,meng,mi,mian,miao,mie,min,ming,miu,mo,mou,' ||
                    'mu,na,nai,nan,nang,nao,ne,nei,nen,neng,ng,ni,nian,niang,niao,nie,nin,ning,niu,nong,nou,nu,nuan,' ||
                    'nuo,o,ou,pa,pai,pan,pang,pao,pei,pen,peng,pi,pian,piao,pie,pin,ping,po,pou,pu,qi,qia,qian,qiang,' ||
                    'qiao,qie,qin,qing,qiong,qiu,qu,quan,que,qun,ran,rang,rao,re,ren,reng,ri,rong,rou,ru,ruan,rui,' ||
                    'run,ruo,sa,sai,san,sang,sao,se,sen,seng,sha,shai,shan,shang,shao,she,shen,sheng,shi,shou,shu,' ||
                    'shua,shuai,shuan,shuang,shui,shun,shuo,si,song,sou,su,suan,sui,sun,suo,ta,tai,tan,tang,tao,te,' ||
                    'teng,ti,tian,tiao,tie,ting,tong,tou,tu,tuan,tui,tun,tuo,wa,wai,wan,wang,wei,wen,weng,wo,wu,xi,' ||
                    'xia,xian,xiang,xiao,xie,xin,xing,xiong,xiu,xu,xuan,xue,xun,ya,yan,yang,yao,ye,yi,yin,ying,yo,' ||
                    'yong,you,yu,yuan,yue,yun,za,zai,zan,zang,zao,ze,zei,zen,zeng,zha,zhai,zhan,zhang,zhao,zhe,zhen,' ||
                    'zheng,zhi,zhong,zhou,zhu,zhua,zhuai,zhuan,zhuang,zhui,zhun,zhuo,zi,zong,zou,zu,zuan,zui,zun,zuo'
                  , ','))[width_bucket(letter collate "zh-x-icu", string_to_array(
                    '吖,哎,安,肮,凹,丷,挀,扳,邦,勹,卑,奔,伻,屄,边,标,憋,汃,冫,癶,峬,擦,偲,参,仓,撡,冊,嵾,噌,叉,芆,辿,伥,抄,车,抻,阷,吃,充,抽,出,揣,巛,刅,吹,旾,逴,呲,' ||
                    '匆,凑,粗,汆,崔,邨,搓,咑,呆,丹,当,刀,嘚,扥,灯,氐,嗲,敁,刁,爹,丁,丟,东,吺,厾,偳,垖,吨,多,妸,诶,奀,鞥,儿,发,帆,匚,飞,分,丰,仏,紑,夫,旮,侅,甘,冈,皋,' ||
                    '戈,给,根,刯,工,勾,估,瓜,乖,关,光,归,丨,呙,哈,咍,佄,夯,茠,诃,黒,拫,亨,叿,齁,乎,花,怀,欢,巟,灰,昏,吙,讥,加,戋,江,艽,阶,巾,坕,冂,丩,凥,姢,噘,军,咔,' ||
                    '开,刊,忼,尻,匼,剋,肎,劥,空,抠,刳,夸,蒯,宽,匡,亏,坤,扩,垃,来,兰,啷,捞,仂,雷,塄,哩,俩,奁,良,撩,毟,拎,伶,溜,龙,瞜,噜,娈,抡,啰,呣,妈,埋,嫚,牤,猫,嚒,' ||
                    '坆,椚,擝,咪,宀,喵,吀,民,名,谬,摸,哞,毪,拏,腉,囡,囔,孬,疒,娞,恁,能,嗯,妮,拈,娘,鸟,捏,囜,宁,妞,农,羺,奴,奻,挪,噢,讴,妑,拍,眅,乓,抛,呸,喷,匉,丕,囨,' ||
                    '剽,氕,姘,乒,钋,剖,仆,七,掐,千,呛,悄,苆,亲,靑,卭,丘,区,奍,炔,夋,呥,穣,娆,惹,人,扔,日,戎,禸,邚,堧,桵,闰,捼,仨,毢,三,桒,掻,閪,森,僧,杀,筛,山,伤,弰,' ||
                    '奢,申,升,尸,収,书,刷,衰,闩,双,脽,吮,说,厶,忪,凁,苏,狻,夊,孙,唆,他,囼,坍,汤,夲,忑,熥,剔,天,旫,帖,厅,炵,偷,凸,湍,推,吞,乇,屲,歪,弯,尢,危,昷,翁,挝,' ||
                    '乌,夕,呷,仙,乡,灱,些,心,星,凶,休,吁,吅,疶,坃,丫,恹,央,幺,倻,一,囙,应,哟,佣,优,込,囦,曰,晕,帀,災,兂,匨,傮,则,贼,怎,囎,扎,夈,枬,张,佋,蜇,贞,凧,之,' ||
                    '中,州,朱,抓,跩,专,妆,隹,宒,拙,孜,宗,邹,租,钻,厜,尊,嘬'
                  , ','))]
                  else lower(letter) end as syllable
        from unnest(regexp_split_to_array(name, '')) with ordinality as letters(letter, place)
    ) as spelled
$$;
