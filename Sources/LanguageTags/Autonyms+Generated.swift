// Made by `swift run generate-tables` from CLDR 48. Do not edit: change the generator or the data.
// swift-format-ignore-file

extension LanguageData {
  /// A tag, + where menus title-case, and the name. (304 rows)
  static var autonyms: StaticString {
    """
    af - Afrikaans
    agq - Aghem
    ak - Akan
    am - አማርኛ
    ar - العربية
    ar-001 - العربية الفصحى الحديثة
    as - অসমীয়া
    asa - Kipare
    ast - asturianu
    az - azərbaycan
    az-Cyrl - азәрбајҹан (Кирил)
    az-Latn - azərbaycan (latın)
    ba - башҡорт
    bas - Ɓàsàa
    be - беларуская
    bem - Ichibemba
    bez - Hibena
    bg - български
    bgc - हरियाणवी
    bho - भोजपुरी
    blo - anii kagɩja
    bm - bamanakan
    bn - বাংলা
    bo - བོད་སྐད་
    br - brezhoneg
    brx - बर’
    bs + bosanski
    bs-Cyrl + босански (ћирилица)
    bs-Latn + bosanski (latinica)
    bua - буряад
    ca - català
    ccp - 𑄌𑄋𑄴𑄟𑄳𑄦
    ce - нохчийн
    ceb - Cebuano
    cgg - Rukiga
    chr - ᏣᎳᎩ
    ckb - کوردیی ناوەندی
    cs + čeština
    csw - ᓀᐦᐃᓇᐍᐏᐣ
    csw-CA - ᓀᐦᐃᓇᐍᐏᐣ (ᑳᓇᑕ)
    cv - чӑваш чӗлхи
    cy - Cymraeg
    cy-GB - Cymraeg (Y Deyrnas Unedig)
    da + dansk
    dav - Kitaita
    de - Deutsch
    dje - Zarmaciine
    doi - डोगरी
    dsb - dolnoserbšćina
    dua - duálá
    dyo - joola
    dz - རྫོང་ཁ
    ebu - Kĩembu
    ee - eʋegbe
    el - Ελληνικά
    en - English
    en-001 - English (world)
    en-150 - English (Europe)
    en-AU - Australian English
    en-CA - Canadian English
    en-GB - British English
    en-HK - English (Hong Kong SAR China)
    en-PT - English (Portugal)
    eo - Esperanto
    eo-001 - Esperanto (mondo)
    es + español
    es-419 + español latinoamericano
    es-BR + español (Brasil)
    es-MX + español de México
    et - eesti
    eu - euskara
    ewo - ewondo
    fa - فارسی
    ff - Pulaar
    ff-Adlm - 𞤆𞤵𞤤𞤢𞤪 (𞤀𞤁𞤂𞤢𞤃)
    fi + suomi
    fil - Filipino
    fo - føroyskt
    fr + français
    fr-CA + français canadien
    fur - furlan
    fy - Frysk
    ga - Gaeilge
    ga-GB - Gaeilge (an Ríocht Aontaithe)
    gaa - Gã
    gd - Gàidhlig
    gd-GB - Gàidhlig (An Rìoghachd Aonaichte)
    gl - galego
    gsw - Schwiizertüütsch
    gu - ગુજરાતી
    guz - Ekegusii
    gv - Gaelg
    ha - Hausa
    haw - ʻŌlelo Hawaiʻi
    he - עברית
    hi - हिन्दी
    hi-Latn - Hindi (Latin)
    hr + hrvatski
    hsb - hornjoserbšćina
    hu - magyar
    hy - հայերեն
    ia - interlingua
    ia-001 - interlingua (mundo)
    id - Indonesia
    ie - Interlingue
    ig - Igbo
    ii - ꆈꌠꉙ
    is - íslenska
    it + italiano
    ja - 日本語
    jgo - Ndaꞌa
    jmc - Kimachame
    jv - Jawa
    ka - ქართული
    kab - Taqbaylit
    kam - Kikamba
    kde - Chimakonde
    kea - kabuverdianu
    kgp + kanhgág
    kgp-BR + kanhgág (Mrasir)
    khq - Koyra ciini
    ki - Gikuyu
    kk - қазақ тілі
    kk-Arab - قازاق ءتىلى (توتە)
    kk-Cyrl - қазақ тілі (кирилл жазуы)
    kkj - kakɔ
    kl - kalaallisut
    kln - Kalenjin
    km - ខ្មែរ
    kn - ಕನ್ನಡ
    ko - 한국어
    kok - कोंकणी
    kok-Deva - कोंकणी (देवनागरी)
    kok-Latn - Konknni (Romi)
    ks - کٲشُر
    ks-Arab - کٲشُر (عربی)
    ks-Deva - कॉशुर (देवनागरी)
    ksb - Kishambaa
    ksf - rikpa
    ksh - Kölsch
    ku - kurdî (kurmancî)
    ku-Latn - kurdî (kurmancî) (latînî)
    kw - kernewek
    kw-GB - kernewek (Rywvaneth Unys)
    kxv - kuvi
    kxv-Deva - कुवि (देवनागरी)
    kxv-Latn - kuvi (laṭin)
    kxv-Orya - କୁୱି (ଅଡ଼ିଆ)
    kxv-Telu - కువి (తెలుగు)
    ky - кыргызча
    lag - Kɨlaangi
    lb - Lëtzebuergesch
    lg - Luganda
    lij - ligure
    lkt - Lakȟólʼiyapi
    lmo - Lombard
    ln - lingála
    lo - ລາວ
    lrc - لۊری شومالی
    lt - lietuvių
    lu - Tshiluba
    luo - Dholuo
    luy - Luluhia
    lv - latviešu
    mai - मैथिली
    mas - Maa
    mer - Kĩmĩrũ
    mfe - kreol morisien
    mg - Malagasy
    mgh - Makua
    mgo - metaʼ
    mi - Māori
    mk - македонски
    ml - മലയാളം
    mn - монгол
    mni - মৈতৈলোন্
    mni-Beng - মৈতৈলোন্ (বাংলা)
    mr - मराठी
    ms - Melayu
    mt - Malti
    mua - MUNDAŊ
    my - မြန်မာ
    mzn - مازرونی
    naq - Khoekhoegowab
    nb - norsk bokmål
    nd - isiNdebele
    nds - Neddersass’sch
    ne - नेपाली
    nl - Nederlands
    nn - norsk nynorsk
    nnh - Shwóŋò ngiembɔɔn
    no - norsk
    nqo - ߒߞߏ
    nso - Sesotho sa Leboa
    nus - Thok Nath
    nyn - Runyankore
    oc - occitan
    om - Oromoo
    or - ଓଡ଼ିଆ
    os - ирон
    pa - ਪੰਜਾਬੀ
    pa-Arab - پنجابی (عربی)
    pa-Guru - ਪੰਜਾਬੀ (ਗੁਰਮੁਖੀ)
    pcm - Naijíriá Píjin
    pl - polski
    pms - piemontèis
    prg - prūsiskan
    ps - پښتو
    pt + português
    pt-BR + português (Brasil)
    pt-PT - português europeu
    qu - Runasimi
    raj - राजस्थानी
    rm - rumantsch
    rn - Ikirundi
    ro - română
    rof - Kihorombo
    ru + русский
    rw - Ikinyarwanda
    rwk - Kiruwa
    sa - संस्कृत भाषा
    sah - саха тыла
    saq - Kisampur
    sat - ᱥᱟᱱᱛᱟᱲᱤ
    sat-Olck - ᱥᱟᱱᱛᱟᱲᱤ (ᱚᱞ ᱪᱤᱠᱤ)
    sbp - Ishisangu
    sc - sardu
    scn - sicilianu
    sd - سنڌي
    sd-Arab - سنڌي (عربي)
    sd-Deva - सिन्धी (देवनागिरी)
    se - davvisámegiella
    seh - sena
    ses - Koyraboro senni
    sg - Sängö
    shi - ⵜⴰⵛⵍⵃⵉⵜ
    shn - တႆး
    si - සිංහල
    sk + slovenčina
    sl - slovenščina
    smn - anarâškielâ
    sn - chiShona
    so - Soomaali
    sq - shqip
    sr - српски
    sr-Cyrl - српски (ћирилица)
    sr-Latn - srpski (latinica)
    st - Sesotho
    su - Basa Sunda
    su-Latn - Basa Sunda (Latin)
    sv + svenska
    sw - Kiswahili
    syr - ܣܘܪܝܝܐ
    szl - ślōnski
    ta - தமிழ்
    te - తెలుగు
    teo - Kiteso
    tg - тоҷикӣ
    th - ไทย
    ti - ትግርኛ
    tk - türkmen dili
    tn - Setswana
    to - lea fakatonga
    tok - toki pona
    tok-001 - toki pona (ma ale)
    tr - Türkçe
    tt - татар
    twq - Tasawaq senni
    tyv - Тыва
    tzm - Tamaziɣt n laṭlaṣ
    ug - ئۇيغۇرچە
    uk + українська
    ur - اردو
    uz - o‘zbek
    uz-Arab - اوزبیک (عربی)
    uz-Cyrl - ўзбекча (Кирил)
    uz-Latn - o‘zbek (lotin)
    vai - ꕙꔤ
    vec - veneto
    vi - Tiếng Việt
    vmw - emakhuwa
    vun - Kyivunjo
    wae - Walser
    wo - Wolof
    xh - IsiXhosa
    xnr - कांगड़ी
    xog - Olusoga
    yav - nuasue
    yi - ייִדיש
    yo - Èdè Yorùbá
    yrl + nheẽgatu
    yrl-BR + nheẽgatu (Brasiu)
    yue - 粵語
    yue-Hans - 粤语 (简体)
    yue-Hant - 粵語 (繁體)
    yue-Hant-HK - 粵語 (繁體，中國香港特別行政區)
    za - Vahcuengh
    zgh - ⵜⴰⵎⴰⵣⵉⵖⵜ
    zh - 中文
    zh-Hans - 简体中文
    zh-Hans-HK - 中文（简体，中国香港特别行政区）
    zh-Hant - 繁體中文
    zh-Hant-HK - 中文（繁體字，中國香港特別行政區）
    zu - isiZulu

    """
  }
}
