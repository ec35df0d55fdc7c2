// Made by `swift run generate-tables` from CLDR 48.2 and the IANA registry of 2026-09-17. Do not edit: change the generator or the data.
// swift-format-ignore-file

extension LanguageData {
  /// Several subtags and what replaces them. (65 rows)
  static var languageRules: StaticString {
    """
    aa-saaho ssy
    art-lojban jbo
    cel-gaulish xtg
    en-GB-oed en-GB-oxendict
    hy-arevmda hyw
    i-ami ami
    i-bnn bnn
    i-default en-x-i-default
    i-enochian und-x-i-enochian
    i-hak hak
    i-klingon tlh
    i-lux lb
    i-mingo see-x-i-mingo
    i-navajo nv
    i-pwn pwn
    i-tao tao
    i-tay tay
    i-tsu tsu
    no-bok nb
    no-bokmal nb
    no-nyn nn
    no-nynorsk nn
    sgn-BE-FR sfb
    sgn-BE-NL vgt
    sgn-BR bzs
    sgn-CH-DE sgg
    sgn-CO csn
    sgn-DE gsg
    sgn-DK dsl
    sgn-ES ssp
    sgn-FR fsl
    sgn-GB bfi
    sgn-GR gss
    sgn-IE isg
    sgn-IT ise
    sgn-JP jsl
    sgn-MX mfs
    sgn-NI ncs
    sgn-NL dse
    sgn-NO nsi
    sgn-PT psr
    sgn-SE swl
    sgn-US ase
    sgn-ZA sfs
    und-aaland und-AX
    und-arevela und
    und-arevmda und
    und-bokmal und
    und-hakka und
    und-hepburn-heploc und-alalc97
    und-lojban und
    und-nynorsk und
    und-saaho und
    und-xiang und
    zh-cmn zh
    zh-cmn-Hans zh-Hans
    zh-cmn-Hant zh-Hant
    zh-gan gan
    zh-guoyu zh
    zh-hakka hak
    zh-min nan-x-zh-min
    zh-min-nan nan
    zh-wuu wuu
    zh-xiang hsn
    zh-yue yue

    """
  }

  /// A variant and its replacement. (2 rows)
  static var variantAliases: StaticString {
    """
    heploc alalc97
    polytoni polyton

    """
  }

  /// A script and its replacement. (1 rows)
  static var scriptAliases: StaticString {
    """
    Qaai Zinh

    """
  }

  /// A subdivision and its replacement. (147 rows)
  static var subdivisionAliases: StaticString {
    """
    cn11 cnbj
    cn12 cntj
    cn13 cnhe
    cn14 cnsx
    cn15 cnmn
    cn21 cnln
    cn22 cnjl
    cn23 cnhl
    cn31 cnsh
    cn32 cnjs
    cn33 cnzj
    cn34 cnah
    cn35 cnfj
    cn36 cnjx
    cn37 cnsd
    cn41 cnha
    cn42 cnhb
    cn43 cnhn
    cn44 cngd
    cn45 cngx
    cn46 cnhi
    cn50 cncq
    cn51 cnsc
    cn52 cngz
    cn53 cnyn
    cn54 cnxz
    cn61 cnsn
    cn62 cngs
    cn63 cnqh
    cn64 cnnx
    cn65 cnxj
    cn71 TW
    cn91 HK
    cn92 MO
    cz10a cz110
    cz10b cz111
    cz10c cz112
    cz10d cz113
    cz10e cz114
    cz10f cz115
    cz611 cz663
    cz612 cz632
    cz613 cz633
    cz614 cz634
    cz615 cz635
    cz621 cz641
    cz622 cz642
    cz623 cz643
    cz624 cz644
    cz626 cz646
    cz627 cz647
    czjc cz31
    czjm cz64
    czka cz41
    czkr cz52
    czli cz51
    czmo cz80
    czol cz71
    czpa cz53
    czpl cz32
    czpr cz10
    czst cz20
    czus cz42
    czvy cz63
    czzl cz72
    fi01 AX
    fra frges
    frb frnaq
    frbl BL
    frc frara
    frcp CP
    frd frbfc
    fre frbre
    frf frcvl
    frg frges
    frgf GF
    frgp GP
    frgua GP
    frh frcor
    fri frbfc
    frj fridf
    frk frocc
    frl frnaq
    frlre RE
    frm frges
    frmay YT
    frmf MF
    frmq MQ
    frn frocc
    frnc NC
    fro frhdf
    frp frnor
    frpf PF
    frpm PM
    frq frnor
    frr frpdl
    frre RE
    frs frhdf
    frt frnaq
    frtf TF
    fru frpac
    frv frara
    frwf WF
    fryt YT
    laxn laxs
    lud lucl ludi lurd luvd luwi
    lug luec lugr lurm
    lul luca lues lulu lume
    mrnkc mr13 mr14 mr15
    nlaw AW
    nlcw CW
    nlsx SX
    no23 no50
    nzn nzauk nzbop nzgis nzhkb nzmwt nzntl nztki nzwgn nzwko
    nzs nzcan nzmbh nznsn nzota nzstl nztas nzwtc
    omba ombj ombs
    omsh omsj omss
    plds pl02
    plkp pl04
    pllb pl08
    plld pl10
    pllu pl06
    plma pl12
    plmz pl14
    plop pl16
    plpd pl20
    plpk pl18
    plpm pl22
    plsk pl26
    plsl pl24
    plwn pl28
    plwp pl30
    plzp pl32
    shta TA
    tteto tttob
    ttrcm ttmrc
    ttwto tttob
    twkhq twkhh
    twtnq twtnn
    twtpq twnwt
    twtxq twtxg
    usas AS
    usgu GU
    usmp MP
    uspr PR
    usum UM
    usvi VI

    """
  }

  /// The tags that were registered whole. (26 rows)
  static var grandfathered: StaticString {
    """
    art-lojban
    cel-gaulish
    en-GB-oed
    i-ami
    i-bnn
    i-default
    i-enochian
    i-hak
    i-klingon
    i-lux
    i-mingo
    i-navajo
    i-pwn
    i-tao
    i-tay
    i-tsu
    no-bok
    no-nyn
    sgn-BE-FR
    sgn-BE-NL
    sgn-CH-DE
    zh-guoyu
    zh-hakka
    zh-min
    zh-min-nan
    zh-xiang

    """
  }

  /// The registered extended languages and their prefix. (258 rows)
  static var extlangs: StaticString {
    """
    aao ar
    abh ar
    abv ar
    acm ar
    acq ar
    acw ar
    acx ar
    acy ar
    adf ar
    ads sgn
    aeb ar
    aec ar
    aed sgn
    aen sgn
    afb ar
    afg sgn
    ajp ar
    ajs sgn
    apc ar
    apd ar
    arb ar
    arq ar
    ars ar
    ary ar
    arz ar
    ase sgn
    asf sgn
    asp sgn
    asq sgn
    asw sgn
    auz ar
    avl ar
    ayh ar
    ayl ar
    ayn ar
    ayp ar
    bbz ar
    bfi sgn
    bfk sgn
    bjn ms
    bog sgn
    bqn sgn
    bqy sgn
    btj ms
    bve ms
    bvl sgn
    bvu ms
    bzs sgn
    cdo zh
    cds sgn
    cjy zh
    cmn zh
    cnp zh
    coa ms
    cpx zh
    csc sgn
    csd sgn
    cse sgn
    csf sgn
    csg sgn
    csl sgn
    csn sgn
    csp zh
    csq sgn
    csr sgn
    csx sgn
    czh zh
    czo zh
    doq sgn
    dse sgn
    dsl sgn
    dsz sgn
    dup ms
    dyl sgn
    ecs sgn
    ehs sgn
    esl sgn
    esn sgn
    eso sgn
    eth sgn
    fcs sgn
    fse sgn
    fsl sgn
    fss sgn
    gan zh
    gds sgn
    gom kok
    gse sgn
    gsg sgn
    gsm sgn
    gss sgn
    gus sgn
    hab sgn
    haf sgn
    hak zh
    hds sgn
    hji ms
    hks sgn
    hnm zh
    hos sgn
    hps sgn
    hsh sgn
    hsl sgn
    hsn zh
    icl sgn
    iks sgn
    ils sgn
    inl sgn
    ins sgn
    ise sgn
    isg sgn
    isr sgn
    jak ms
    jax ms
    jcs sgn
    jhs sgn
    jks sgn
    jls sgn
    jos sgn
    jsl sgn
    jus sgn
    kgi sgn
    knn kok
    kvb ms
    kvk sgn
    kvr ms
    kxd ms
    lbs sgn
    lce ms
    lcf ms
    lgs sgn
    liw ms
    lls sgn
    lsb sgn
    lsc sgn
    lsg sgn
    lsl sgn
    lsn sgn
    lso sgn
    lsp sgn
    lst sgn
    lsv sgn
    lsw sgn
    lsy sgn
    ltg lv
    luh zh
    lvs lv
    lws sgn
    lzh zh
    max ms
    mdl sgn
    meo ms
    mfa ms
    mfb ms
    mfs sgn
    min ms
    mnp zh
    mqg ms
    mre sgn
    msd sgn
    msi ms
    msr sgn
    mui ms
    mzc sgn
    mzg sgn
    mzy sgn
    nan zh
    nbs sgn
    ncs sgn
    nsi sgn
    nsl sgn
    nsp sgn
    nsr sgn
    nzs sgn
    okl sgn
    orn ms
    ors ms
    pel ms
    pga ar
    pgz sgn
    pks sgn
    prl sgn
    prz sgn
    psc sgn
    psd sgn
    pse ms
    psg sgn
    psl sgn
    pso sgn
    psp sgn
    psr sgn
    pys sgn
    rib sgn
    rms sgn
    rnb sgn
    rsi sgn
    rsl sgn
    rsm sgn
    rsn sgn
    sdl sgn
    sfb sgn
    sfs sgn
    sgg sgn
    sgx sgn
    shu ar
    sjc zh
    slf sgn
    sls sgn
    sqk sgn
    sqs sgn
    sqx sgn
    ssh ar
    ssp sgn
    ssr sgn
    svk sgn
    swc sw
    swh sw
    swl sgn
    syy sgn
    szs sgn
    tmw ms
    tse sgn
    tsm sgn
    tsq sgn
    tss sgn
    tsy sgn
    tza sgn
    ugn sgn
    ugy sgn
    ukl sgn
    uks sgn
    urk ms
    uzn uz
    uzs uz
    vgt sgn
    vkk ms
    vkt ms
    vsi sgn
    vsl sgn
    vsv sgn
    wbs sgn
    wuu zh
    xki sgn
    xml sgn
    xmm ms
    xms sgn
    yds sgn
    ygs sgn
    yhs sgn
    ysl sgn
    ysm sgn
    yue zh
    zhk sgn
    zib sgn
    zlm ms
    zmi ms
    zsl sgn
    zsm ms

    """
  }

  /// The registered variants. (139 rows)
  static var variants: StaticString {
    """
    1606nict
    1694acad
    1901
    1959acad
    1994
    1996
    abl1943
    akhmimic
    akuapem
    alalc97
    aluku
    anpezo
    ao1990
    aranes
    arevela
    arevmda
    arkaika
    asante
    auvern
    baku1926
    balanka
    barla
    basiceng
    bauddha
    bciav
    bcizbl
    biscayan
    biske
    blasl
    bohairic
    bohoric
    boont
    bornholm
    cisaup
    colb1945
    cornu
    creiss
    dajnko
    ekavsk
    emodeng
    fascia
    fayyumic
    fodom
    fonipa
    fonkirsh
    fonnapa
    fonupa
    fonxsamp
    gallo
    gascon
    gherd
    grclass
    grital
    grmistr
    hanoi
    hepburn
    heploc
    hognorsk
    hsistemo
    huett
    ijekavsk
    itihasa
    ivanchov
    jauer
    jyutping
    kkcor
    kleinsch
    kociewie
    kscor
    laukika
    leidentr
    lemosin
    lengadoc
    lipaw
    ltg1929
    ltg2007
    luna1918
    lycopol
    mdcegyp
    mdctrans
    mesokem
    metelko
    moderat
    monoton
    ndyuka
    nedis
    newfound
    nicard
    njiva
    nulik
    osojs
    oxendict
    pahawh2
    pahawh3
    pahawh4
    pamaka
    peano
    pehoeji
    petr1708
    pinyin
    polyton
    provenc
    puter
    radikalt
    rigik
    rozaj
    rumgr
    sahidic
    saigon
    scotland
    scouse
    simple
    slepe
    solba
    sotav
    spanglis
    stadi
    surmiran
    sursilv
    sutsilv
    synnejyl
    taglish
    tailo
    tarask
    tongyong
    tunumiit
    uccor
    ucrcor
    ulster
    unifon
    vaidika
    valbadia
    valencia
    vallader
    vecdruka
    viennese
    vivaraup
    wadegile
    xsistemo

    """
  }

  /// A tag and its parent, where truncation does not tell it. (199 rows)
  static var parents: StaticString {
    """
    az-Arab root
    az-Cyrl root
    bal-Latn root
    blt-Latn root
    bm-Nkoo root
    bs-Cyrl root
    byn-Latn root
    cu-Glag root
    dje-Arab root
    dyo-Arab root
    en-150 en-001
    en-AG en-001
    en-AI en-001
    en-AT en-150
    en-AU en-001
    en-BB en-001
    en-BE en-150
    en-BM en-001
    en-BS en-001
    en-BW en-001
    en-BZ en-001
    en-CC en-001
    en-CH en-150
    en-CK en-001
    en-CM en-001
    en-CX en-001
    en-CY en-001
    en-CZ en-150
    en-DE en-150
    en-DG en-001
    en-DK en-150
    en-DM en-001
    en-Dsrt root
    en-EE en-150
    en-ER en-001
    en-ES en-150
    en-FI en-150
    en-FJ en-001
    en-FK en-001
    en-FM en-001
    en-FR en-150
    en-GB en-001
    en-GD en-001
    en-GE en-150
    en-GG en-001
    en-GH en-001
    en-GI en-001
    en-GM en-001
    en-GS en-001
    en-GY en-001
    en-HK en-001
    en-HU en-150
    en-ID en-001
    en-IE en-001
    en-IL en-001
    en-IM en-001
    en-IN en-001
    en-IO en-001
    en-IT en-150
    en-JE en-001
    en-JM en-001
    en-KE en-001
    en-KI en-001
    en-KN en-001
    en-KY en-001
    en-LC en-001
    en-LR en-001
    en-LS en-001
    en-LT en-150
    en-LV en-150
    en-MG en-001
    en-MO en-001
    en-MS en-001
    en-MT en-001
    en-MU en-001
    en-MV en-001
    en-MW en-001
    en-MY en-001
    en-NA en-001
    en-NF en-001
    en-NG en-001
    en-NL en-150
    en-NO en-150
    en-NR en-001
    en-NU en-001
    en-NZ en-001
    en-PG en-001
    en-PK en-001
    en-PL en-150
    en-PN en-001
    en-PT en-150
    en-PW en-001
    en-RO en-150
    en-RW en-001
    en-SB en-001
    en-SC en-001
    en-SD en-001
    en-SE en-150
    en-SG en-001
    en-SH en-001
    en-SI en-150
    en-SK en-150
    en-SL en-001
    en-SS en-001
    en-SX en-001
    en-SZ en-001
    en-Shaw root
    en-TC en-001
    en-TK en-001
    en-TO en-001
    en-TT en-001
    en-TV en-001
    en-TZ en-001
    en-UA en-150
    en-UG en-001
    en-VC en-001
    en-VG en-001
    en-VU en-001
    en-WS en-001
    en-ZA en-001
    en-ZM en-001
    en-ZW en-001
    es-AR es-419
    es-BO es-419
    es-BR es-419
    es-BZ es-419
    es-CL es-419
    es-CO es-419
    es-CR es-419
    es-CU es-419
    es-DO es-419
    es-EC es-419
    es-GT es-419
    es-HN es-419
    es-JP es-419
    es-MX es-419
    es-NI es-419
    es-PA es-419
    es-PE es-419
    es-PR es-419
    es-PY es-419
    es-SV es-419
    es-US es-419
    es-UY es-419
    es-VE es-419
    ff-Adlm root
    ff-Arab root
    ha-Arab root
    hi-Latn en-IN
    ht fr-HT
    iu-Latn root
    kaa-Latn root
    kk-Arab root
    kok-Latn root
    ks-Deva root
    ku-Arab root
    kxv-Deva root
    kxv-Orya root
    kxv-Telu root
    ky-Arab root
    ky-Latn root
    ml-Arab root
    mn-Mong root
    mni-Mtei root
    ms-Arab root
    nb no
    nn no
    no-NO no
    pa-Arab root
    pt-AO pt-PT
    pt-CH pt-PT
    pt-CV pt-PT
    pt-FR pt-PT
    pt-GQ pt-PT
    pt-GW pt-PT
    pt-LU pt-PT
    pt-MO pt-PT
    pt-MZ pt-PT
    pt-ST pt-PT
    pt-TL pt-PT
    sat-Deva root
    sd-Deva root
    sd-Khoj root
    sd-Sind root
    shi-Latn root
    so-Arab root
    sr-Latn root
    suz-Sunu root
    sw-Arab root
    tg-Arab root
    ug-Cyrl root
    uz-Arab root
    uz-Cyrl root
    vai-Latn root
    wo-Arab root
    yo-Arab root
    yue-Hans root
    zh-Hant root
    zh-Hant-MO zh-Hant-HK

    """
  }
}
