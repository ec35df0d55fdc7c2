// Made by `swift run generate-tables` from CLDR 48.2, plurals.xml and ordinals.xml. Do not edit: change the generator or the data.
// swift-format-ignore-file

extension PluralRuleSet {
  /// The cardinal rules listed for a key of `LocaleKey`, or nil where CLDR lists none.
  static func cardinal(_ key: UInt64) -> PluralRuleSet? {
    switch key {
    case 0x4d000000000, 0x4f000000000, 0x9a000000000, 0x21ca000000000, 0x124000000000, 0x127000000000, 0x129000000000, 0x12e000000000,  // bm bo dz hnj id ig ii in
      0x141000000000, 0x284f000000000, 0x156000000000, 0x157000000000, 0x2c85000000000, 0x2ca1000000000, 0x16d000000000, 0x16f000000000,  // ja jbo jv jw kde kea km ko
      0x3174000000000, 0x18f000000000, 0x1b3000000000, 0x1b9000000000, 0x3a2f000000000, 0x3e61000000000, 0x4c28000000000, 0x4cb3000000000,  // lkt lo ms my nqo osa sah ses
      0x267000000000, 0x275000000000, 0x288000000000, 0x28f000000000, 0x5209000000000, 0x2c9000000000, 0x2ef000000000, 0x32f000000000,  // sg su th to tpi vi wo yo
      0x66a5000000000, 0x348000000000:  // yue zh
      .cardinalOther
    case 0x2d000000000, 0x33000000000, 0x4e000000000, 0x11e9000000000, 0xc1000000000, 0xf5000000000, 0x109000000000, 0x16e000000000,  // am as bn doi fa gu hi kn
      0x2deb000000000, 0x406d000000000, 0x355000000000:  // kok pcm zu
      .cardinalAm
    case 0xc6000000000, 0x119000000000, 0x2c22000000000:  // ff hy kab
      .cardinalFf
    case 0x674000000000, 0x85000000000, 0xae000000000, 0xb4000000000, 0xc9000000000, 0xd9000000000, 0xec000000000, 0x121000000000,  // ast de en et fi fy gl ia
      0x125000000000, 0x12f000000000, 0x149000000000, 0x312a000000000, 0x1cc000000000, 0x263000000000, 0x276000000000, 0x277000000000,  // ie io ji lij nl sc sv sw
      0x2b2000000000, 0x329000000000:  // ur yi
      .cardinalAst
    case 0x269000000000:  // si
      .cardinalSi
    case 0x2b000000000, 0x90f000000000, 0xe77000000000, 0x1eb7000000000, 0x18e000000000, 0x1a7000000000, 0x3a6f000000000, 0x201000000000,  // ak bho csw guw ln mg nso pa
      0x289000000000, 0x2e1000000000:  // ti wa
      .cardinalAk
    case 0x534d000000000:  // tzm
      .cardinalTzm
    case 0x26000000000, 0x2e000000000, 0x661000000000, 0x3a000000000, 0x82c000000000, 0x8ad000000000, 0x8ba000000000, 0x47000000000,  // af an asa az bal bem bez bg
      0xa58000000000, 0x65000000000, 0xce7000000000, 0xd12000000000, 0xd62000000000, 0x96000000000, 0xa5000000000, 0xac000000000,  // brx ce cgg chr ckb dv ee el
      0xaf000000000, 0xb5000000000, 0xcf000000000, 0x1ab2000000000, 0x1e77000000000, 0x101000000000, 0x2037000000000, 0x115000000000,  // eo eu fo fur gsw ha haw hu
      0x28ef000000000, 0x29a3000000000, 0x161000000000, 0x2c2a000000000, 0x2c67000000000, 0x16b000000000, 0x2d6a000000000, 0x16c000000000,  // jgo jmc ka kaj kcg kk kkj kl
      0x173000000000, 0x2e62000000000, 0x175000000000, 0x179000000000, 0x182000000000, 0x187000000000, 0x3433000000000, 0x34ef000000000,  // ks ksb ku ky lb lg mas mgo
      0x1ac000000000, 0x1ae000000000, 0x1b2000000000, 0x3828000000000, 0x1c2000000000, 0x1c4000000000, 0x1c5000000000, 0x1ce000000000,  // ml mn mr nah nb nd ne nn
      0x39c8000000000, 0x1cf000000000, 0x1d2000000000, 0x1d9000000000, 0x3b2e000000000, 0x1ed000000000, 0x1f2000000000, 0x1f3000000000,  // nnh no nr ny nyn om or os
      0x4030000000000, 0x213000000000, 0x24d000000000, 0x49e6000000000, 0x4aeb000000000, 0x4c31000000000, 0x264000000000, 0x4c88000000000,  // pap ps rm rof rwk saq sd sdh
      0x4ca8000000000, 0x26e000000000, 0x26f000000000, 0x271000000000, 0x273000000000, 0x4e79000000000, 0x274000000000, 0x4f32000000000,  // seh sn so sq ss ssy st syr
      0x281000000000, 0x285000000000, 0x50af000000000, 0x5127000000000, 0x28b000000000, 0x28e000000000, 0x292000000000, 0x293000000000,  // ta te teo tig tk tn tr ts
      0x2a7000000000, 0x2ba000000000, 0x2c5000000000, 0x2cf000000000, 0x5aae000000000, 0x5c25000000000, 0x308000000000, 0x61e7000000000:  // ug uz ve vo vun wae xh xog
      .cardinalAf
    case 0x81000000000:  // da
      .cardinalDa
    case 0x133000000000:  // is
      .cardinalIs
    case 0x1ab000000000:  // mk
      .cardinalMk
    case 0xca2000000000, 0x192c000000000, 0x28c000000000:  // ceb fil tl
      .cardinalCeb
    case 0x196000000000, 0x4247000000000:  // lv prg
      .cardinalLv
    case 0x3027000000000:  // lag
      .cardinalLag
    case 0x98f000000000, 0x76000000000, 0x2e68000000000:  // blo cv ksh
      .cardinalBlo
    case 0x105000000000, 0x137000000000:  // he iw
      .cardinalHe
    case 0x135000000000, 0x3831000000000, 0x4c34000000000, 0x265000000000, 0x4da1000000000, 0x4da9000000000, 0x4daa000000000, 0x4dae000000000,  // iu naq sat se sma smi smj smn
      0x4db3000000000:  // sms
      .cardinalIu
    case 0x4d09000000000:  // shi
      .cardinalShi
    case 0x1af000000000, 0x24f000000000:  // mo ro
      .cardinalMo
    case 0x53000000000, 0x112000000000, 0x268000000000, 0x272000000000:  // bs hr sh sr
      .cardinalBs
    case 0xd2000000000:  // fr
      .cardinalFr
    case 0x214000000000:  // pt
      .cardinalPt
    case 0x61000000000, 0x134000000000, 0x3184000000000, 0x214000000614, 0x4c6e000000000, 0x58a3000000000:  // ca it lld pt-PT scn vec
      .cardinalCa
    case 0xb3000000000:  // es
      .cardinalEs
    case 0xe4000000000:  // gd
      .cardinalGd
    case 0x26c000000000:  // sl
      .cardinalSl
    case 0x1262000000000, 0x2262000000000:  // dsb hsb
      .cardinalDsb
    case 0x73000000000, 0x26b000000000:  // cs sk
      .cardinalCs
    case 0x20c000000000:  // pl
      .cardinalPl
    case 0x45000000000:  // be
      .cardinalBe
    case 0x194000000000:  // lt
      .cardinalLt
    case 0x255000000000, 0x2ab000000000:  // ru uk
      .cardinalRu
    case 0x4cf3000000000:  // sgs
      .cardinalSgs
    case 0x52000000000:  // br
      .cardinalBr
    case 0x1b4000000000:  // mt
      .cardinalMt
    case 0xe1000000000:  // ga
      .cardinalGa
    case 0xf6000000000:  // gv
      .cardinalGv
    case 0x177000000000:  // kw
      .cardinalKw
    case 0x32000000000, 0x653000000000:  // ar ars
      .cardinalAr
    case 0x79000000000:  // cy
      .cardinalCy
    default: nil
    }
  }

  /// The ordinal rules listed for a key of `LocaleKey`, or nil where CLDR lists none.
  static func ordinal(_ key: UInt64) -> PluralRuleSet? {
    switch key {
    case 0x26000000000, 0x2d000000000, 0x2e000000000, 0x32000000000, 0x674000000000, 0x47000000000, 0x53000000000, 0x65000000000,  // af am an ar ast bg bs ce
      0x73000000000, 0x76000000000, 0x81000000000, 0x85000000000, 0x1262000000000, 0xac000000000, 0xb3000000000, 0xb4000000000,  // cs cv da de dsb el es et
      0xb5000000000, 0xc1000000000, 0xc9000000000, 0xd9000000000, 0xec000000000, 0x1e77000000000, 0x105000000000, 0x112000000000,  // eu fa fi fy gl gsw he hr
      0x2262000000000, 0x121000000000, 0x124000000000, 0x125000000000, 0x12e000000000, 0x133000000000, 0x137000000000, 0x141000000000,  // hsb ia id ie in is iw ja
      0x16d000000000, 0x16e000000000, 0x16f000000000, 0x179000000000, 0x194000000000, 0x196000000000, 0x1ac000000000, 0x1ae000000000,  // km kn ko ky lt lv ml mn
      0x1b9000000000, 0x1c2000000000, 0x1cc000000000, 0x1cf000000000, 0x201000000000, 0x20c000000000, 0x4247000000000, 0x213000000000,  // my nb nl no pa pl prg ps
      0x214000000000, 0x255000000000, 0x264000000000, 0x268000000000, 0x269000000000, 0x26b000000000, 0x26c000000000, 0x272000000000,  // pt ru sd sh si sk sl sr
      0x277000000000, 0x281000000000, 0x285000000000, 0x288000000000, 0x5209000000000, 0x292000000000, 0x2b2000000000, 0x2ba000000000,  // sw ta te th tpi tr ur uz
      0x66a5000000000, 0x348000000000, 0x355000000000:  // yue zh zu
      .ordinalOther
    case 0x276000000000:  // sv
      .ordinalSv
    case 0x82c000000000, 0x192c000000000, 0xd2000000000, 0xe1000000000, 0x119000000000, 0x18f000000000, 0x1af000000000, 0x1b3000000000,  // bal fil fr ga hy lo mo ms
      0x24f000000000, 0x28c000000000, 0x2c9000000000:  // ro tl vi
      .ordinalBal
    case 0x115000000000:  // hu
      .ordinalHu
    case 0x1c5000000000:  // ne
      .ordinalNe
    case 0x45000000000:  // be
      .ordinalBe
    case 0x2ab000000000:  // uk
      .ordinalUk
    case 0x28b000000000:  // tk
      .ordinalTk
    case 0x16b000000000:  // kk
      .ordinalKk
    case 0x134000000000, 0x3184000000000, 0x263000000000, 0x58a3000000000:  // it lld sc vec
      .ordinalIt
    case 0x312a000000000, 0x4c6e000000000:  // lij scn
      .ordinalLij
    case 0x161000000000:  // ka
      .ordinalKa
    case 0x271000000000:  // sq
      .ordinalSq
    case 0x177000000000:  // kw
      .ordinalKw
    case 0x98f000000000:  // blo
      .ordinalBlo
    case 0xae000000000:  // en
      .ordinalEn
    case 0x2deb000000000, 0x1b2000000000:  // kok mr
      .ordinalKok
    case 0xe4000000000:  // gd
      .ordinalGd
    case 0x61000000000:  // ca
      .ordinalCa
    case 0x1ab000000000:  // mk
      .ordinalMk
    case 0x3a000000000:  // az
      .ordinalAz
    case 0xf5000000000, 0x109000000000:  // gu hi
      .ordinalGu
    case 0x33000000000, 0x4e000000000:  // as bn
      .ordinalAs
    case 0x1f2000000000:  // or
      .ordinalOr
    case 0x79000000000:  // cy
      .ordinalCy
    default: nil
    }
  }
}
