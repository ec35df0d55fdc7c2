// Made by `swift run generate-tables` from CLDR 48.2, plurals.xml and ordinals.xml. Do not edit: change the generator or the data.
// swift-format-ignore-file

/// The plural rules of CLDR, one case for all languages that share them, named after the first.
enum PluralRuleSet: UInt8, Sendable {
  case cardinalOther
  case cardinalAm
  case cardinalFf
  case cardinalAst
  case cardinalSi
  case cardinalAk
  case cardinalTzm
  case cardinalAf
  case cardinalDa
  case cardinalIs
  case cardinalMk
  case cardinalCeb
  case cardinalLv
  case cardinalLag
  case cardinalBlo
  case cardinalHe
  case cardinalIu
  case cardinalShi
  case cardinalMo
  case cardinalBs
  case cardinalFr
  case cardinalPt
  case cardinalCa
  case cardinalEs
  case cardinalGd
  case cardinalSl
  case cardinalDsb
  case cardinalCs
  case cardinalPl
  case cardinalBe
  case cardinalLt
  case cardinalRu
  case cardinalSgs
  case cardinalBr
  case cardinalMt
  case cardinalGa
  case cardinalGv
  case cardinalKw
  case cardinalAr
  case cardinalCy
  case ordinalOther
  case ordinalSv
  case ordinalBal
  case ordinalHu
  case ordinalNe
  case ordinalBe
  case ordinalUk
  case ordinalTk
  case ordinalKk
  case ordinalIt
  case ordinalLij
  case ordinalKa
  case ordinalSq
  case ordinalKw
  case ordinalBlo
  case ordinalEn
  case ordinalKok
  case ordinalGd
  case ordinalCa
  case ordinalMk
  case ordinalAz
  case ordinalGu
  case ordinalAs
  case ordinalOr
  case ordinalCy
}

extension PluralRuleSet {
  /// The category by the rules' text, which stands beside each condition. `n` is `i` where `t` is 0.
  @inline(__always)
  func category(i: UInt64, v: UInt32, f: UInt64, t: UInt64, e: UInt8) -> PluralCategory {
    switch self {
    case .cardinalOther:  // bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh
      return .other
    case .cardinalAm:  // am as bn doi fa gu hi kn kok kok_Latn pcm zu
      // one: i = 0 or n = 1
      if i == 0 || (t == 0 && i == 1) { return .one }
      return .other
    case .cardinalFf:  // ff hy kab
      // one: i = 0,1
      if i == 0 || i == 1 { return .one }
      return .other
    case .cardinalAst:  // ast de en et fi fy gl ia ie io ji lij nl sc sv sw ur yi
      // one: i = 1 and v = 0
      if i == 1 && v == 0 { return .one }
      return .other
    case .cardinalSi:  // si
      // one: n = 0,1 or i = 0 and f = 1
      if (t == 0 && (i == 0 || i == 1)) || (i == 0 && f == 1) { return .one }
      return .other
    case .cardinalAk:  // ak bho csw guw ln mg nso pa ti wa
      // one: n = 0..1
      if t == 0 && i <= 1 { return .one }
      return .other
    case .cardinalTzm:  // tzm
      // one: n = 0..1 or n = 11..99
      if (t == 0 && i <= 1) || (t == 0 && (i >= 11 && i <= 99)) { return .one }
      return .other
    case .cardinalAf:  // af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      return .other
    case .cardinalDa:  // da
      // one: n = 1 or t != 0 and i = 0,1
      if (t == 0 && i == 1) || (t != 0 && (i == 0 || i == 1)) { return .one }
      return .other
    case .cardinalIs:  // is
      // one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
      if (t == 0 && i % 10 == 1 && i % 100 != 11) || (t % 10 == 1 && t % 100 != 11) { return .one }
      return .other
    case .cardinalMk:  // mk
      // one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      if (v == 0 && i % 10 == 1 && i % 100 != 11) || (f % 10 == 1 && f % 100 != 11) { return .one }
      return .other
    case .cardinalCeb:  // ceb fil tl
      // one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
      if (v == 0 && (i == 1 || i == 2 || i == 3)) || (v == 0 && (i % 10 != 4 && i % 10 != 6 && i % 10 != 9)) || (v != 0 && (f % 10 != 4 && f % 10 != 6 && f % 10 != 9)) { return .one }
      return .other
    case .cardinalLv:  // lv prg
      // zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19
      if (t == 0 && i % 10 == 0) || (t == 0 && (i % 100 >= 11 && i % 100 <= 19)) || (v == 2 && (f % 100 >= 11 && f % 100 <= 19)) { return .zero }
      // one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
      if ((t == 0 && i % 10 == 1) && (t != 0 || i % 100 != 11)) || (v == 2 && f % 10 == 1 && f % 100 != 11) || (v != 2 && f % 10 == 1) { return .one }
      return .other
    case .cardinalLag:  // lag
      // zero: n = 0
      if t == 0 && i == 0 { return .zero }
      // one: i = 0,1 and n != 0
      if (i == 0 || i == 1) && (t != 0 || i != 0) { return .one }
      return .other
    case .cardinalBlo:  // blo cv ksh
      // zero: n = 0
      if t == 0 && i == 0 { return .zero }
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      return .other
    case .cardinalHe:  // he iw
      // one: i = 1 and v = 0 or i = 0 and v != 0
      if (i == 1 && v == 0) || (i == 0 && v != 0) { return .one }
      // two: i = 2 and v = 0
      if i == 2 && v == 0 { return .two }
      return .other
    case .cardinalIu:  // iu naq sat se sma smi smj smn sms
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      return .other
    case .cardinalShi:  // shi
      // one: i = 0 or n = 1
      if i == 0 || (t == 0 && i == 1) { return .one }
      // few: n = 2..10
      if t == 0 && (i >= 2 && i <= 10) { return .few }
      return .other
    case .cardinalMo:  // mo ro
      // one: i = 1 and v = 0
      if i == 1 && v == 0 { return .one }
      // few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
      if v != 0 || (t == 0 && i == 0) || ((t != 0 || i != 1) && (t == 0 && (i % 100 >= 1 && i % 100 <= 19))) { return .few }
      return .other
    case .cardinalBs:  // bs hr sh sr
      // one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
      if (v == 0 && i % 10 == 1 && i % 100 != 11) || (f % 10 == 1 && f % 100 != 11) { return .one }
      // few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
      if (v == 0 && (i % 10 >= 2 && i % 10 <= 4) && (i % 100 < 12 || i % 100 > 14)) || ((f % 10 >= 2 && f % 10 <= 4) && (f % 100 < 12 || f % 100 > 14)) { return .few }
      return .other
    case .cardinalFr:  // fr
      // one: i = 0,1
      if i == 0 || i == 1 { return .one }
      // many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      if (e == 0 && i != 0 && i % 1000000 == 0 && v == 0) || e > 5 { return .many }
      return .other
    case .cardinalPt:  // pt
      // one: i = 0..1
      if i <= 1 { return .one }
      // many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      if (e == 0 && i != 0 && i % 1000000 == 0 && v == 0) || e > 5 { return .many }
      return .other
    case .cardinalCa:  // ca it lld pt_PT scn vec
      // one: i = 1 and v = 0
      if i == 1 && v == 0 { return .one }
      // many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      if (e == 0 && i != 0 && i % 1000000 == 0 && v == 0) || e > 5 { return .many }
      return .other
    case .cardinalEs:  // es
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      if (e == 0 && i != 0 && i % 1000000 == 0 && v == 0) || e > 5 { return .many }
      return .other
    case .cardinalGd:  // gd
      // one: n = 1,11
      if t == 0 && (i == 1 || i == 11) { return .one }
      // two: n = 2,12
      if t == 0 && (i == 2 || i == 12) { return .two }
      // few: n = 3..10,13..19
      if t == 0 && ((i >= 3 && i <= 10) || (i >= 13 && i <= 19)) { return .few }
      return .other
    case .cardinalSl:  // sl
      // one: v = 0 and i % 100 = 1
      if v == 0 && i % 100 == 1 { return .one }
      // two: v = 0 and i % 100 = 2
      if v == 0 && i % 100 == 2 { return .two }
      // few: v = 0 and i % 100 = 3..4 or v != 0
      if (v == 0 && (i % 100 >= 3 && i % 100 <= 4)) || v != 0 { return .few }
      return .other
    case .cardinalDsb:  // dsb hsb
      // one: v = 0 and i % 100 = 1 or f % 100 = 1
      if (v == 0 && i % 100 == 1) || f % 100 == 1 { return .one }
      // two: v = 0 and i % 100 = 2 or f % 100 = 2
      if (v == 0 && i % 100 == 2) || f % 100 == 2 { return .two }
      // few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
      if (v == 0 && (i % 100 >= 3 && i % 100 <= 4)) || (f % 100 >= 3 && f % 100 <= 4) { return .few }
      return .other
    case .cardinalCs:  // cs sk
      // one: i = 1 and v = 0
      if i == 1 && v == 0 { return .one }
      // few: i = 2..4 and v = 0
      if (i >= 2 && i <= 4) && v == 0 { return .few }
      // many: v != 0
      if v != 0 { return .many }
      return .other
    case .cardinalPl:  // pl
      // one: i = 1 and v = 0
      if i == 1 && v == 0 { return .one }
      // few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      if v == 0 && (i % 10 >= 2 && i % 10 <= 4) && (i % 100 < 12 || i % 100 > 14) { return .few }
      // many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
      if (v == 0 && i != 1 && i % 10 <= 1) || (v == 0 && (i % 10 >= 5 && i % 10 <= 9)) || (v == 0 && (i % 100 >= 12 && i % 100 <= 14)) { return .many }
      return .other
    case .cardinalBe:  // be
      // one: n % 10 = 1 and n % 100 != 11
      if (t == 0 && i % 10 == 1) && (t != 0 || i % 100 != 11) { return .one }
      // few: n % 10 = 2..4 and n % 100 != 12..14
      if (t == 0 && (i % 10 >= 2 && i % 10 <= 4)) && (t != 0 || (i % 100 < 12 || i % 100 > 14)) { return .few }
      // many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
      if (t == 0 && i % 10 == 0) || (t == 0 && (i % 10 >= 5 && i % 10 <= 9)) || (t == 0 && (i % 100 >= 11 && i % 100 <= 14)) { return .many }
      return .other
    case .cardinalLt:  // lt
      // one: n % 10 = 1 and n % 100 != 11..19
      if (t == 0 && i % 10 == 1) && (t != 0 || (i % 100 < 11 || i % 100 > 19)) { return .one }
      // few: n % 10 = 2..9 and n % 100 != 11..19
      if (t == 0 && (i % 10 >= 2 && i % 10 <= 9)) && (t != 0 || (i % 100 < 11 || i % 100 > 19)) { return .few }
      // many: f != 0
      if f != 0 { return .many }
      return .other
    case .cardinalRu:  // ru uk
      // one: v = 0 and i % 10 = 1 and i % 100 != 11
      if v == 0 && i % 10 == 1 && i % 100 != 11 { return .one }
      // few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      if v == 0 && (i % 10 >= 2 && i % 10 <= 4) && (i % 100 < 12 || i % 100 > 14) { return .few }
      // many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
      if (v == 0 && i % 10 == 0) || (v == 0 && (i % 10 >= 5 && i % 10 <= 9)) || (v == 0 && (i % 100 >= 11 && i % 100 <= 14)) { return .many }
      return .other
    case .cardinalSgs:  // sgs
      // one: n % 10 = 1 and n % 100 != 11
      if (t == 0 && i % 10 == 1) && (t != 0 || i % 100 != 11) { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n != 2 and n % 10 = 2..9 and n % 100 != 11..19
      if (t != 0 || i != 2) && (t == 0 && (i % 10 >= 2 && i % 10 <= 9)) && (t != 0 || (i % 100 < 11 || i % 100 > 19)) { return .few }
      // many: f != 0
      if f != 0 { return .many }
      return .other
    case .cardinalBr:  // br
      // one: n % 10 = 1 and n % 100 != 11,71,91
      if (t == 0 && i % 10 == 1) && (t != 0 || (i % 100 != 11 && i % 100 != 71 && i % 100 != 91)) { return .one }
      // two: n % 10 = 2 and n % 100 != 12,72,92
      if (t == 0 && i % 10 == 2) && (t != 0 || (i % 100 != 12 && i % 100 != 72 && i % 100 != 92)) { return .two }
      // few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99
      if (t == 0 && ((i % 10 >= 3 && i % 10 <= 4) || i % 10 == 9)) && (t != 0 || ((i % 100 < 10 || i % 100 > 19) && (i % 100 < 70 || i % 100 > 79) && (i % 100 < 90 || i % 100 > 99))) { return .few }
      // many: n != 0 and n % 1000000 = 0
      if (t != 0 || i != 0) && (t == 0 && i % 1000000 == 0) { return .many }
      return .other
    case .cardinalMt:  // mt
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n = 0 or n % 100 = 3..10
      if (t == 0 && i == 0) || (t == 0 && (i % 100 >= 3 && i % 100 <= 10)) { return .few }
      // many: n % 100 = 11..19
      if t == 0 && (i % 100 >= 11 && i % 100 <= 19) { return .many }
      return .other
    case .cardinalGa:  // ga
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n = 3..6
      if t == 0 && (i >= 3 && i <= 6) { return .few }
      // many: n = 7..10
      if t == 0 && (i >= 7 && i <= 10) { return .many }
      return .other
    case .cardinalGv:  // gv
      // one: v = 0 and i % 10 = 1
      if v == 0 && i % 10 == 1 { return .one }
      // two: v = 0 and i % 10 = 2
      if v == 0 && i % 10 == 2 { return .two }
      // few: v = 0 and i % 100 = 0,20,40,60,80
      if v == 0 && (i % 100 == 0 || i % 100 == 20 || i % 100 == 40 || i % 100 == 60 || i % 100 == 80) { return .few }
      // many: v != 0
      if v != 0 { return .many }
      return .other
    case .cardinalKw:  // kw
      // zero: n = 0
      if t == 0 && i == 0 { return .zero }
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000
      if (t == 0 && (i % 100 == 2 || i % 100 == 22 || i % 100 == 42 || i % 100 == 62 || i % 100 == 82)) || ((t == 0 && i % 1000 == 0) && (t == 0 && ((i % 100000 >= 1000 && i % 100000 <= 20000) || i % 100000 == 40000 || i % 100000 == 60000 || i % 100000 == 80000))) || ((t != 0 || i != 0) && (t == 0 && i % 1000000 == 100000)) { return .two }
      // few: n % 100 = 3,23,43,63,83
      if t == 0 && (i % 100 == 3 || i % 100 == 23 || i % 100 == 43 || i % 100 == 63 || i % 100 == 83) { return .few }
      // many: n != 1 and n % 100 = 1,21,41,61,81
      if (t != 0 || i != 1) && (t == 0 && (i % 100 == 1 || i % 100 == 21 || i % 100 == 41 || i % 100 == 61 || i % 100 == 81)) { return .many }
      return .other
    case .cardinalAr:  // ar ars
      // zero: n = 0
      if t == 0 && i == 0 { return .zero }
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n % 100 = 3..10
      if t == 0 && (i % 100 >= 3 && i % 100 <= 10) { return .few }
      // many: n % 100 = 11..99
      if t == 0 && (i % 100 >= 11 && i % 100 <= 99) { return .many }
      return .other
    case .cardinalCy:  // cy
      // zero: n = 0
      if t == 0 && i == 0 { return .zero }
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n = 3
      if t == 0 && i == 3 { return .few }
      // many: n = 6
      if t == 0 && i == 6 { return .many }
      return .other
    case .ordinalOther:  // af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie in is iw ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt root ru sd sh si sk sl sr sw ta te th tpi tr ur uz yue zh zu
      return .other
    case .ordinalSv:  // sv
      // one: n % 10 = 1,2 and n % 100 != 11,12
      if (t == 0 && (i % 10 == 1 || i % 10 == 2)) && (t != 0 || (i % 100 != 11 && i % 100 != 12)) { return .one }
      return .other
    case .ordinalBal:  // bal fil fr ga hy lo mo ms ro tl vi
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      return .other
    case .ordinalHu:  // hu
      // one: n = 1,5
      if t == 0 && (i == 1 || i == 5) { return .one }
      return .other
    case .ordinalNe:  // ne
      // one: n = 1..4
      if t == 0 && (i >= 1 && i <= 4) { return .one }
      return .other
    case .ordinalBe:  // be
      // few: n % 10 = 2,3 and n % 100 != 12,13
      if (t == 0 && (i % 10 == 2 || i % 10 == 3)) && (t != 0 || (i % 100 != 12 && i % 100 != 13)) { return .few }
      return .other
    case .ordinalUk:  // uk
      // few: n % 10 = 3 and n % 100 != 13
      if (t == 0 && i % 10 == 3) && (t != 0 || i % 100 != 13) { return .few }
      return .other
    case .ordinalTk:  // tk
      // few: n % 10 = 6,9 or n = 10
      if (t == 0 && (i % 10 == 6 || i % 10 == 9)) || (t == 0 && i == 10) { return .few }
      return .other
    case .ordinalKk:  // kk
      // many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
      if (t == 0 && i % 10 == 6) || (t == 0 && i % 10 == 9) || ((t == 0 && i % 10 == 0) && (t != 0 || i != 0)) { return .many }
      return .other
    case .ordinalIt:  // it lld sc vec
      // many: n = 11,8,80,800
      if t == 0 && (i == 11 || i == 8 || i == 80 || i == 800) { return .many }
      return .other
    case .ordinalLij:  // lij scn
      // many: n = 11,8,80..89,800..899
      if t == 0 && (i == 11 || i == 8 || (i >= 80 && i <= 89) || (i >= 800 && i <= 899)) { return .many }
      return .other
    case .ordinalKa:  // ka
      // one: i = 1
      if i == 1 { return .one }
      // many: i = 0 or i % 100 = 2..20,40,60,80
      if i == 0 || ((i % 100 >= 2 && i % 100 <= 20) || i % 100 == 40 || i % 100 == 60 || i % 100 == 80) { return .many }
      return .other
    case .ordinalSq:  // sq
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // many: n % 10 = 4 and n % 100 != 14
      if (t == 0 && i % 10 == 4) && (t != 0 || i % 100 != 14) { return .many }
      return .other
    case .ordinalKw:  // kw
      // one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84
      if (t == 0 && (i >= 1 && i <= 4)) || (t == 0 && ((i % 100 >= 1 && i % 100 <= 4) || (i % 100 >= 21 && i % 100 <= 24) || (i % 100 >= 41 && i % 100 <= 44) || (i % 100 >= 61 && i % 100 <= 64) || (i % 100 >= 81 && i % 100 <= 84))) { return .one }
      // many: n = 5 or n % 100 = 5
      if (t == 0 && i == 5) || (t == 0 && i % 100 == 5) { return .many }
      return .other
    case .ordinalBlo:  // blo
      // zero: i = 0
      if i == 0 { return .zero }
      // one: i = 1
      if i == 1 { return .one }
      // few: i = 2,3,4,5,6
      if i == 2 || i == 3 || i == 4 || i == 5 || i == 6 { return .few }
      return .other
    case .ordinalEn:  // en
      // one: n % 10 = 1 and n % 100 != 11
      if (t == 0 && i % 10 == 1) && (t != 0 || i % 100 != 11) { return .one }
      // two: n % 10 = 2 and n % 100 != 12
      if (t == 0 && i % 10 == 2) && (t != 0 || i % 100 != 12) { return .two }
      // few: n % 10 = 3 and n % 100 != 13
      if (t == 0 && i % 10 == 3) && (t != 0 || i % 100 != 13) { return .few }
      return .other
    case .ordinalKok:  // kok kok_Latn mr
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2,3
      if t == 0 && (i == 2 || i == 3) { return .two }
      // few: n = 4
      if t == 0 && i == 4 { return .few }
      return .other
    case .ordinalGd:  // gd
      // one: n = 1,11
      if t == 0 && (i == 1 || i == 11) { return .one }
      // two: n = 2,12
      if t == 0 && (i == 2 || i == 12) { return .two }
      // few: n = 3,13
      if t == 0 && (i == 3 || i == 13) { return .few }
      return .other
    case .ordinalCa:  // ca
      // one: n = 1,3
      if t == 0 && (i == 1 || i == 3) { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n = 4
      if t == 0 && i == 4 { return .few }
      return .other
    case .ordinalMk:  // mk
      // one: i % 10 = 1 and i % 100 != 11
      if i % 10 == 1 && i % 100 != 11 { return .one }
      // two: i % 10 = 2 and i % 100 != 12
      if i % 10 == 2 && i % 100 != 12 { return .two }
      // many: i % 10 = 7,8 and i % 100 != 17,18
      if (i % 10 == 7 || i % 10 == 8) && (i % 100 != 17 && i % 100 != 18) { return .many }
      return .other
    case .ordinalAz:  // az
      // one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80
      if (i % 10 == 1 || i % 10 == 2 || i % 10 == 5 || i % 10 == 7 || i % 10 == 8) || (i % 100 == 20 || i % 100 == 50 || i % 100 == 70 || i % 100 == 80) { return .one }
      // few: i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900
      if (i % 10 == 3 || i % 10 == 4) || (i % 1000 == 100 || i % 1000 == 200 || i % 1000 == 300 || i % 1000 == 400 || i % 1000 == 500 || i % 1000 == 600 || i % 1000 == 700 || i % 1000 == 800 || i % 1000 == 900) { return .few }
      // many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90
      if i == 0 || i % 10 == 6 || (i % 100 == 40 || i % 100 == 60 || i % 100 == 90) { return .many }
      return .other
    case .ordinalGu:  // gu hi
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2,3
      if t == 0 && (i == 2 || i == 3) { return .two }
      // few: n = 4
      if t == 0 && i == 4 { return .few }
      // many: n = 6
      if t == 0 && i == 6 { return .many }
      return .other
    case .ordinalAs:  // as bn
      // one: n = 1,5,7,8,9,10
      if t == 0 && (i == 1 || i == 5 || i == 7 || i == 8 || i == 9 || i == 10) { return .one }
      // two: n = 2,3
      if t == 0 && (i == 2 || i == 3) { return .two }
      // few: n = 4
      if t == 0 && i == 4 { return .few }
      // many: n = 6
      if t == 0 && i == 6 { return .many }
      return .other
    case .ordinalOr:  // or
      // one: n = 1,5,7..9
      if t == 0 && (i == 1 || i == 5 || (i >= 7 && i <= 9)) { return .one }
      // two: n = 2,3
      if t == 0 && (i == 2 || i == 3) { return .two }
      // few: n = 4
      if t == 0 && i == 4 { return .few }
      // many: n = 6
      if t == 0 && i == 6 { return .many }
      return .other
    case .ordinalCy:  // cy
      // zero: n = 0,7,8,9
      if t == 0 && (i == 0 || i == 7 || i == 8 || i == 9) { return .zero }
      // one: n = 1
      if t == 0 && i == 1 { return .one }
      // two: n = 2
      if t == 0 && i == 2 { return .two }
      // few: n = 3,4
      if t == 0 && (i == 3 || i == 4) { return .few }
      // many: n = 5,6
      if t == 0 && (i == 5 || i == 6) { return .many }
      return .other
    }
  }

  /// The categories that the rules can answer.
  var categories: [PluralCategory] {
    switch self {
    case .cardinalOther: [.other]
    case .cardinalAm: [.one, .other]
    case .cardinalFf: [.one, .other]
    case .cardinalAst: [.one, .other]
    case .cardinalSi: [.one, .other]
    case .cardinalAk: [.one, .other]
    case .cardinalTzm: [.one, .other]
    case .cardinalAf: [.one, .other]
    case .cardinalDa: [.one, .other]
    case .cardinalIs: [.one, .other]
    case .cardinalMk: [.one, .other]
    case .cardinalCeb: [.one, .other]
    case .cardinalLv: [.zero, .one, .other]
    case .cardinalLag: [.zero, .one, .other]
    case .cardinalBlo: [.zero, .one, .other]
    case .cardinalHe: [.one, .two, .other]
    case .cardinalIu: [.one, .two, .other]
    case .cardinalShi: [.one, .few, .other]
    case .cardinalMo: [.one, .few, .other]
    case .cardinalBs: [.one, .few, .other]
    case .cardinalFr: [.one, .many, .other]
    case .cardinalPt: [.one, .many, .other]
    case .cardinalCa: [.one, .many, .other]
    case .cardinalEs: [.one, .many, .other]
    case .cardinalGd: [.one, .two, .few, .other]
    case .cardinalSl: [.one, .two, .few, .other]
    case .cardinalDsb: [.one, .two, .few, .other]
    case .cardinalCs: [.one, .few, .many, .other]
    case .cardinalPl: [.one, .few, .many, .other]
    case .cardinalBe: [.one, .few, .many, .other]
    case .cardinalLt: [.one, .few, .many, .other]
    case .cardinalRu: [.one, .few, .many, .other]
    case .cardinalSgs: [.one, .two, .few, .many, .other]
    case .cardinalBr: [.one, .two, .few, .many, .other]
    case .cardinalMt: [.one, .two, .few, .many, .other]
    case .cardinalGa: [.one, .two, .few, .many, .other]
    case .cardinalGv: [.one, .two, .few, .many, .other]
    case .cardinalKw: [.zero, .one, .two, .few, .many, .other]
    case .cardinalAr: [.zero, .one, .two, .few, .many, .other]
    case .cardinalCy: [.zero, .one, .two, .few, .many, .other]
    case .ordinalOther: [.other]
    case .ordinalSv: [.one, .other]
    case .ordinalBal: [.one, .other]
    case .ordinalHu: [.one, .other]
    case .ordinalNe: [.one, .other]
    case .ordinalBe: [.few, .other]
    case .ordinalUk: [.few, .other]
    case .ordinalTk: [.few, .other]
    case .ordinalKk: [.many, .other]
    case .ordinalIt: [.many, .other]
    case .ordinalLij: [.many, .other]
    case .ordinalKa: [.one, .many, .other]
    case .ordinalSq: [.one, .many, .other]
    case .ordinalKw: [.one, .many, .other]
    case .ordinalBlo: [.zero, .one, .few, .other]
    case .ordinalEn: [.one, .two, .few, .other]
    case .ordinalKok: [.one, .two, .few, .other]
    case .ordinalGd: [.one, .two, .few, .other]
    case .ordinalCa: [.one, .two, .few, .other]
    case .ordinalMk: [.one, .two, .many, .other]
    case .ordinalAz: [.one, .few, .many, .other]
    case .ordinalGu: [.one, .two, .few, .many, .other]
    case .ordinalAs: [.one, .two, .few, .many, .other]
    case .ordinalOr: [.one, .two, .few, .many, .other]
    case .ordinalCy: [.zero, .one, .two, .few, .many, .other]
    }
  }
}
