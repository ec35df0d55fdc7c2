// Made by `swift run generate-tables` from CLDR 48.2, pluralRanges.xml. Do not edit: change the generator or the data.
// swift-format-ignore-file

/// CLDR's categories of spans of numbers, one case for all languages that share them, named after the first.
enum PluralRangeSet: UInt8, Sendable {
  case none
  case like_id
  case like_am
  case like_ka
  case like_az
  case like_af
  case like_da
  case like_si
  case like_ak
  case like_mk
  case like_lv
  case like_he
  case like_ro
  case like_bs
  case like_fr
  case like_it
  case like_ca
  case like_sl
  case like_cs
  case like_be
  case like_ga
  case like_cy
  case like_ar
}

extension PluralRangeSet {
  /// What is listed for a key of `LocaleKey`, or nil.
  static func listed(_ key: UInt64) -> PluralRangeSet? {
    switch key {
    case 0x124000000000, 0x141000000000, 0x16d000000000, 0x16f000000000, 0x18f000000000, 0x1b3000000000, 0x1b9000000000, 0x288000000000, 0x2c9000000000, 0x66a5000000000, 0x348000000000:  // id ja km ko lo ms my th vi yue zh
      .like_id
    case 0x2d000000000, 0x33000000000, 0x4e000000000, 0xf5000000000, 0x109000000000, 0x119000000000, 0x16e000000000, 0x1b2000000000, 0x213000000000, 0x355000000000:  // am as bn gu hi hy kn mr ps zu
      .like_am
    case 0x161000000000:  // ka
      .like_ka
    case 0x3a000000000, 0x85000000000, 0xac000000000, 0xec000000000, 0x1e77000000000, 0x115000000000, 0x16b000000000, 0x179000000000, 0x312a000000000, 0x1ac000000000, 0x1ae000000000, 0x1c5000000000, 0x1cc000000000, 0x263000000000, 0x271000000000, 0x277000000000, 0x281000000000, 0x285000000000, 0x28b000000000, 0x292000000000, 0x2a7000000000, 0x2ba000000000:  // az de el gl gsw hu kk ky lij ml mn ne nl sc sq sw ta te tk tr ug uz
      .like_az
    case 0x26000000000, 0x2e000000000, 0x47000000000, 0xae000000000, 0xb4000000000, 0xb5000000000, 0xc9000000000, 0x121000000000, 0x12f000000000, 0x1c2000000000, 0x1cf000000000, 0x406d000000000, 0x276000000000, 0x2b2000000000:  // af an bg en et eu fi ia io nb no pcm sv ur
      .like_af
    case 0x81000000000, 0x192c000000000, 0x133000000000, 0x201000000000:  // da fil is pa
      .like_da
    case 0x269000000000:  // si
      .like_si
    case 0x2b000000000, 0xc1000000000, 0x1f2000000000, 0x264000000000:  // ak fa or sd
      .like_ak
    case 0x1ab000000000:  // mk
      .like_mk
    case 0x196000000000:  // lv
      .like_lv
    case 0x105000000000:  // he
      .like_he
    case 0x24f000000000:  // ro
      .like_ro
    case 0x53000000000, 0x112000000000, 0x272000000000:  // bs hr sr
      .like_bs
    case 0xd2000000000, 0x214000000000:  // fr pt
      .like_fr
    case 0x134000000000, 0x4c6e000000000:  // it scn
      .like_it
    case 0x61000000000, 0xb3000000000:  // ca es
      .like_ca
    case 0x26c000000000:  // sl
      .like_sl
    case 0x73000000000, 0x20c000000000, 0x26b000000000:  // cs pl sk
      .like_cs
    case 0x45000000000, 0x194000000000, 0x255000000000, 0x2ab000000000:  // be lt ru uk
      .like_be
    case 0xe1000000000:  // ga
      .like_ga
    case 0x79000000000:  // cy
      .like_cy
    case 0x32000000000:  // ar
      .like_ar
    default: nil
    }
  }

  /// The category listed for a pair of ends, or nil.
  func category(from start: PluralCategory, through end: PluralCategory) -> PluralCategory? {
    switch (self, start, end) {
    // id ja km ko lo ms my th vi yue zh
    case (.like_id, .other, .other): .other
    // am as bn gu hi hy kn mr ps zu
    case (.like_am, .one, .one): .one
    case (.like_am, .one, .other): .other
    case (.like_am, .other, .other): .other
    // ka
    case (.like_ka, .one, .other): .one
    case (.like_ka, .other, .one): .other
    case (.like_ka, .other, .other): .other
    // az de el gl gsw hu kk ky lij ml mn ne nl sc sq sw ta te tk tr ug uz
    case (.like_az, .one, .other): .other
    case (.like_az, .other, .one): .one
    case (.like_az, .other, .other): .other
    // af an bg en et eu fi ia io nb no pcm sv ur
    case (.like_af, .one, .other): .other
    case (.like_af, .other, .one): .other
    case (.like_af, .other, .other): .other
    // da fil is pa
    case (.like_da, .one, .one): .one
    case (.like_da, .one, .other): .other
    case (.like_da, .other, .one): .one
    case (.like_da, .other, .other): .other
    // si
    case (.like_si, .one, .one): .one
    case (.like_si, .one, .other): .other
    case (.like_si, .other, .one): .other
    case (.like_si, .other, .other): .other
    // ak fa or sd
    case (.like_ak, .one, .one): .other
    case (.like_ak, .one, .other): .other
    case (.like_ak, .other, .one): .one
    case (.like_ak, .other, .other): .other
    // mk
    case (.like_mk, .one, .one): .other
    case (.like_mk, .one, .other): .other
    case (.like_mk, .other, .one): .other
    case (.like_mk, .other, .other): .other
    // lv
    case (.like_lv, .zero, .zero): .other
    case (.like_lv, .zero, .one): .one
    case (.like_lv, .zero, .other): .other
    case (.like_lv, .one, .zero): .other
    case (.like_lv, .one, .one): .one
    case (.like_lv, .one, .other): .other
    case (.like_lv, .other, .zero): .other
    case (.like_lv, .other, .one): .one
    case (.like_lv, .other, .other): .other
    // he
    case (.like_he, .one, .two): .other
    case (.like_he, .one, .other): .other
    case (.like_he, .two, .other): .other
    case (.like_he, .other, .one): .other
    case (.like_he, .other, .two): .other
    case (.like_he, .other, .other): .other
    // ro
    case (.like_ro, .one, .few): .few
    case (.like_ro, .one, .other): .other
    case (.like_ro, .few, .one): .few
    case (.like_ro, .few, .few): .few
    case (.like_ro, .few, .other): .other
    case (.like_ro, .other, .few): .few
    case (.like_ro, .other, .other): .other
    // bs hr sr
    case (.like_bs, .one, .one): .one
    case (.like_bs, .one, .few): .few
    case (.like_bs, .one, .other): .other
    case (.like_bs, .few, .one): .one
    case (.like_bs, .few, .few): .few
    case (.like_bs, .few, .other): .other
    case (.like_bs, .other, .one): .one
    case (.like_bs, .other, .few): .few
    case (.like_bs, .other, .other): .other
    // fr pt
    case (.like_fr, .one, .one): .one
    case (.like_fr, .one, .other): .other
    case (.like_fr, .other, .other): .other
    // it scn
    case (.like_it, .one, .other): .other
    case (.like_it, .other, .one): .one
    case (.like_it, .other, .other): .other
    // ca es
    case (.like_ca, .one, .other): .other
    case (.like_ca, .other, .one): .other
    case (.like_ca, .other, .other): .other
    // sl
    case (.like_sl, .one, .one): .few
    case (.like_sl, .one, .two): .two
    case (.like_sl, .one, .few): .few
    case (.like_sl, .one, .other): .other
    case (.like_sl, .two, .one): .few
    case (.like_sl, .two, .two): .two
    case (.like_sl, .two, .few): .few
    case (.like_sl, .two, .other): .other
    case (.like_sl, .few, .one): .few
    case (.like_sl, .few, .two): .two
    case (.like_sl, .few, .few): .few
    case (.like_sl, .few, .other): .other
    case (.like_sl, .other, .one): .few
    case (.like_sl, .other, .two): .two
    case (.like_sl, .other, .few): .few
    case (.like_sl, .other, .other): .other
    // cs pl sk
    case (.like_cs, .one, .few): .few
    case (.like_cs, .one, .many): .many
    case (.like_cs, .one, .other): .other
    case (.like_cs, .few, .few): .few
    case (.like_cs, .few, .many): .many
    case (.like_cs, .few, .other): .other
    case (.like_cs, .many, .one): .one
    case (.like_cs, .many, .few): .few
    case (.like_cs, .many, .many): .many
    case (.like_cs, .many, .other): .other
    case (.like_cs, .other, .one): .one
    case (.like_cs, .other, .few): .few
    case (.like_cs, .other, .many): .many
    case (.like_cs, .other, .other): .other
    // be lt ru uk
    case (.like_be, .one, .one): .one
    case (.like_be, .one, .few): .few
    case (.like_be, .one, .many): .many
    case (.like_be, .one, .other): .other
    case (.like_be, .few, .one): .one
    case (.like_be, .few, .few): .few
    case (.like_be, .few, .many): .many
    case (.like_be, .few, .other): .other
    case (.like_be, .many, .one): .one
    case (.like_be, .many, .few): .few
    case (.like_be, .many, .many): .many
    case (.like_be, .many, .other): .other
    case (.like_be, .other, .one): .one
    case (.like_be, .other, .few): .few
    case (.like_be, .other, .many): .many
    case (.like_be, .other, .other): .other
    // ga
    case (.like_ga, .one, .two): .two
    case (.like_ga, .one, .few): .few
    case (.like_ga, .one, .many): .many
    case (.like_ga, .one, .other): .other
    case (.like_ga, .two, .few): .few
    case (.like_ga, .two, .many): .many
    case (.like_ga, .two, .other): .other
    case (.like_ga, .few, .few): .few
    case (.like_ga, .few, .many): .many
    case (.like_ga, .few, .other): .other
    case (.like_ga, .many, .many): .many
    case (.like_ga, .many, .other): .other
    case (.like_ga, .other, .one): .one
    case (.like_ga, .other, .two): .two
    case (.like_ga, .other, .few): .few
    case (.like_ga, .other, .many): .many
    case (.like_ga, .other, .other): .other
    // cy
    case (.like_cy, .zero, .one): .one
    case (.like_cy, .zero, .two): .two
    case (.like_cy, .zero, .few): .few
    case (.like_cy, .zero, .many): .many
    case (.like_cy, .zero, .other): .other
    case (.like_cy, .one, .two): .two
    case (.like_cy, .one, .few): .few
    case (.like_cy, .one, .many): .many
    case (.like_cy, .one, .other): .other
    case (.like_cy, .two, .few): .few
    case (.like_cy, .two, .many): .many
    case (.like_cy, .two, .other): .other
    case (.like_cy, .few, .many): .many
    case (.like_cy, .few, .other): .other
    case (.like_cy, .many, .other): .other
    case (.like_cy, .other, .one): .one
    case (.like_cy, .other, .two): .two
    case (.like_cy, .other, .few): .few
    case (.like_cy, .other, .many): .many
    case (.like_cy, .other, .other): .other
    // ar
    case (.like_ar, .zero, .one): .zero
    case (.like_ar, .zero, .two): .zero
    case (.like_ar, .zero, .few): .few
    case (.like_ar, .zero, .many): .many
    case (.like_ar, .zero, .other): .other
    case (.like_ar, .one, .two): .other
    case (.like_ar, .one, .few): .few
    case (.like_ar, .one, .many): .many
    case (.like_ar, .one, .other): .other
    case (.like_ar, .two, .few): .few
    case (.like_ar, .two, .many): .many
    case (.like_ar, .two, .other): .other
    case (.like_ar, .few, .few): .few
    case (.like_ar, .few, .many): .many
    case (.like_ar, .few, .other): .other
    case (.like_ar, .many, .few): .few
    case (.like_ar, .many, .many): .many
    case (.like_ar, .many, .other): .other
    case (.like_ar, .other, .one): .other
    case (.like_ar, .other, .two): .other
    case (.like_ar, .other, .few): .few
    case (.like_ar, .other, .many): .many
    case (.like_ar, .other, .other): .other
    default: nil
    }
  }
}
