// Made by `swift run generate-tables` from CLDR 48, numbers.tsv. Do not edit: change the generator or the data.
// swift-format-ignore-file

extension NumberSymbols {
  /// The index of the symbols of CLDR's root.
  static let root: UInt8 = 1

  /// The distinct sets of symbols.
  static func listed(_ index: UInt8) -> NumberSymbols {
    switch index {
    case 0: NumberSymbols(zero: "0", decimal: ",", group: "\u{a0}", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 1: NumberSymbols(zero: "0", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 2: NumberSymbols(zero: "0", decimal: ".", group: ",", minus: "\u{200e}-", plus: "\u{200e}+", groups: (3, 3), minimum: 1)
    case 3: NumberSymbols(zero: "\u{660}", decimal: "\u{66b}", group: "\u{66c}", minus: "\u{61c}-", plus: "\u{61c}+", groups: (3, 3), minimum: 1)
    case 4: NumberSymbols(zero: "0", decimal: ",", group: ".", minus: "\u{200e}-", plus: "\u{200e}+", groups: (3, 3), minimum: 1)
    case 5: NumberSymbols(zero: "\u{9e6}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 2), minimum: 1)
    case 6: NumberSymbols(zero: "0", decimal: ",", group: ".", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 7: NumberSymbols(zero: "0", decimal: ".", group: "\u{a0}", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 8: NumberSymbols(zero: "0", decimal: ",", group: "\u{a0}", minus: "-", plus: "+", groups: (3, 3), minimum: 2)
    case 9: NumberSymbols(zero: "\u{966}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 10: NumberSymbols(zero: "0", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 2), minimum: 1)
    case 11: NumberSymbols(zero: "\u{11136}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 2), minimum: 1)
    case 12: NumberSymbols(zero: "\u{660}", decimal: "\u{66b}", group: "\u{66c}", minus: "\u{200f}-", plus: "\u{200f}+", groups: (3, 3), minimum: 1)
    case 13: NumberSymbols(zero: "0", decimal: ".", group: "'", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 14: NumberSymbols(zero: "\u{f20}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 2), minimum: 1)
    case 15: NumberSymbols(zero: "0", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 3)
    case 16: NumberSymbols(zero: "0", decimal: ",", group: "\u{202f}", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 17: NumberSymbols(zero: "0", decimal: ",", group: ".", minus: "-", plus: "+", groups: (3, 3), minimum: 2)
    case 18: NumberSymbols(zero: "0", decimal: ",", group: "\u{a0}", minus: "\u{2212}", plus: "+", groups: (3, 3), minimum: 2)
    case 19: NumberSymbols(zero: "0", decimal: ",", group: ".", minus: "\u{2212}", plus: "+", groups: (3, 3), minimum: 1)
    case 20: NumberSymbols(zero: "\u{6f0}", decimal: "\u{66b}", group: "\u{66c}", minus: "\u{200e}\u{2212}", plus: "\u{200e}+", groups: (3, 3), minimum: 1)
    case 21: NumberSymbols(zero: "\u{1e950}", decimal: ".", group: "\u{2e41}", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 22: NumberSymbols(zero: "0", decimal: ",", group: "\u{a0}", minus: "\u{2212}", plus: "+", groups: (3, 3), minimum: 1)
    case 23: NumberSymbols(zero: "0", decimal: ".", group: "'", minus: "\u{2212}", plus: "+", groups: (3, 3), minimum: 1)
    case 24: NumberSymbols(zero: "0", decimal: ".", group: "'", minus: "-", plus: "+", groups: (3, 3), minimum: 2)
    case 25: NumberSymbols(zero: "\u{6f0}", decimal: "\u{66b}", group: "\u{66c}", minus: "\u{200e}-\u{200e}", plus: "\u{200e}+\u{200e}", groups: (3, 3), minimum: 1)
    case 26: NumberSymbols(zero: "0", decimal: ",", group: "'", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 27: NumberSymbols(zero: "\u{9e6}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 28: NumberSymbols(zero: "\u{966}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 2), minimum: 1)
    case 29: NumberSymbols(zero: "\u{1040}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 30: NumberSymbols(zero: "\u{7c0}", decimal: ".", group: "\u{60c}", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 31: NumberSymbols(zero: "\u{1c50}", decimal: ".", group: ",", minus: "-", plus: "+", groups: (3, 3), minimum: 1)
    case 32: NumberSymbols(zero: "\u{660}", decimal: ".", group: "\u{66c}", minus: "\u{61c}-", plus: "\u{61c}+", groups: (3, 3), minimum: 1)
    case 33: NumberSymbols(zero: "0", decimal: ",", group: ".", minus: "\u{2212}", plus: "+", groups: (3, 3), minimum: 2)
    case 34: NumberSymbols(zero: "0", decimal: ",", group: "\u{a0}", minus: "-", plus: "+", groups: (2, 2), minimum: 1)
    default: listed(root)
    }
  }

  /// Every locale's key of `LocaleKey`, sorted; the lowest byte is the index of its symbols.
  static let locales: [UInt64] = [
    0x2600000000000, 0x260000005c100, 0x2600000074100, 0x2b00000000001, 0x2b0000004e801, 0x2d00000000001,  // af af-NA af-ZA ak ak-GH am
    0x2d0000004b401, 0x3200000000002, 0x3200000000102, 0x3200000042502, 0x3200000044803, 0x3200000048a03,  // am-ET ar ar-001 ar-AE ar-BH ar-DJ
    0x3200000049a04, 0x320000004a703, 0x320000004a802, 0x320000004b203, 0x3200000052c03, 0x3200000053103,  // ar-DZ ar-EG ar-EH ar-ER ar-IL ar-IQ
    0x3200000054f03, 0x3200000056d03, 0x3200000057703, 0x3200000058203, 0x3200000059904, 0x320000005a104,  // ar-JO ar-KM ar-KW ar-LB ar-LY ar-MA
    0x320000005b203, 0x320000005ed03, 0x3200000061303, 0x3200000062103, 0x3200000066103, 0x3200000066403,  // ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD
    0x3200000066f03, 0x3200000067303, 0x3200000067903, 0x3200000068403, 0x3200000068e04, 0x3200000072503,  // ar-SO ar-SS ar-SY ar-TD ar-TN ar-YE
    0x3300000000005, 0x3300000052e05, 0x3a00000000006, 0x3a1e64c000006, 0x3a1e64c043a06, 0x3a6068e000006,  // as as-IN az az-Cyrl az-Cyrl-AZ az-Latn
    0x3a6068e043a06, 0x4100000000007, 0x4100000065507, 0x4500000000008, 0x4500000045908, 0x4700000000008,  // az-Latn-AZ ba ba-RU be be-BY bg
    0x4700000044708, 0x4d00000000001, 0x4d0000005ac01, 0x4e00000000005, 0x4e00000044405, 0x4e00000052e05,  // bg-BG bm bm-ML bn bn-BD bn-IN
    0x4f00000000001, 0x4f00000046e01, 0x4f00000052e01, 0x5200000000000, 0x520000004d200, 0x5300000000006,  // bo bo-CN bo-IN br br-FR bs
    0x531e64c000006, 0x531e64c044106, 0x536068e000006, 0x536068e044106, 0x6100000000006, 0x6100000042406,  // bs-Cyrl bs-Cyrl-BA bs-Latn bs-Latn-BA ca ca-AD
    0x610000004b306, 0x610000004d206, 0x6100000053406, 0x6500000000001, 0x6500000065501, 0x7300000000000,  // ca-ES ca-FR ca-IT ce ce-RU cs
    0x7300000047a00, 0x7600000000000, 0x7600000065500, 0x7900000000001, 0x790000004e201, 0x8100000000006,  // cs-CZ cv cv-RU cy cy-GB da
    0x8100000048b06, 0x810000004ec06, 0x8500000000006, 0x8500000043400, 0x8500000044506, 0x850000004680d,  // da-DK da-GL de de-AT de-BE de-CH
    0x8500000048506, 0x8500000053406, 0x850000005890d, 0x8500000059506, 0x9a0000000000e, 0x9a0000004540e,  // de-DE de-IT de-LI de-LU dz dz-BT
    0xa50000000000f, 0xa50000004e80f, 0xa50000006870f, 0xac00000000006, 0xac00000047906, 0xac0000004f206,  // ee ee-GH ee-TG el el-CY el-GR
    0xae00000000001, 0xae00000000101, 0xae00000009601, 0xae00000042501, 0xae00000042701, 0xae00000042901,  // en en-001 en-150 en-AE en-AG en-AI
    0xae00000043301, 0xae00000043406, 0xae00000043501, 0xae00000044201, 0xae00000044506, 0xae00000044901,  // en-AS en-AT en-AU en-BB en-BE en-BI
    0xae00000044d01, 0xae00000045301, 0xae00000045701, 0xae00000045a01, 0xae00000046101, 0xae00000046301,  // en-BM en-BS en-BW en-BZ en-CA en-CC
    0xae0000004680d, 0xae00000046b01, 0xae00000046d01, 0xae00000047801, 0xae00000047901, 0xae00000047a00,  // en-CH en-CK en-CM en-CX en-CY en-CZ
    0xae00000048506, 0xae00000048701, 0xae00000048b06, 0xae00000048d01, 0xae0000004a500, 0xae0000004b201,  // en-DE en-DG en-DK en-DM en-EE en-ER
    0xae0000004b306, 0xae0000004c900, 0xae0000004ca01, 0xae0000004cb01, 0xae0000004cd01, 0xae0000004d210,  // en-ES en-FI en-FJ en-FK en-FM en-FR
    0xae0000004e201, 0xae0000004e401, 0xae0000004e510, 0xae0000004e701, 0xae0000004e801, 0xae0000004e901,  // en-GB en-GD en-GE en-GG en-GH en-GI
    0xae0000004ed01, 0xae0000004f301, 0xae0000004f501, 0xae0000004f901, 0xae00000050b01, 0xae00000051500,  // en-GM en-GS en-GU en-GY en-HK en-HU
    0xae00000052406, 0xae00000052501, 0xae00000052c01, 0xae00000052d01, 0xae00000052e0a, 0xae00000052f01,  // en-ID en-IE en-IL en-IM en-IN en-IO
    0xae00000053406, 0xae00000054501, 0xae00000054d01, 0xae00000055001, 0xae00000056501, 0xae00000056901,  // en-IT en-JE en-JM en-JP en-KE en-KI
    0xae00000056e01, 0xae00000057901, 0xae00000058301, 0xae00000059201, 0xae00000059301, 0xae00000059400,  // en-KN en-KY en-LC en-LR en-LS en-LT
    0xae00000059600, 0xae0000005a701, 0xae0000005a801, 0xae0000005af01, 0xae0000005b001, 0xae0000005b301,  // en-LV en-MG en-MH en-MO en-MP en-MS
    0xae0000005b401, 0xae0000005b501, 0xae0000005b601, 0xae0000005b701, 0xae0000005b901, 0xae0000005c101,  // en-MT en-MU en-MV en-MW en-MY en-NA
    0xae0000005c601, 0xae0000005c701, 0xae0000005cc06, 0xae0000005cf00, 0xae0000005d201, 0xae0000005d501,  // en-NF en-NG en-NL en-NO en-NR en-NU
    0xae0000005da01, 0xae00000060701, 0xae00000060801, 0xae00000060b01, 0xae00000060c06, 0xae00000060e01,  // en-NZ en-PG en-PH en-PK en-PL en-PN
    0xae00000061201, 0xae00000061400, 0xae00000061701, 0xae00000064f06, 0xae00000065701, 0xae00000066201,  // en-PR en-PT en-PW en-RO en-RW en-SB
    0xae00000066301, 0xae00000066401, 0xae00000066500, 0xae00000066701, 0xae00000066801, 0xae00000066906,  // en-SC en-SD en-SE en-SG en-SH en-SI
    0xae00000066b00, 0xae00000066c01, 0xae00000067301, 0xae00000067801, 0xae00000067a01, 0xae00000068301,  // en-SK en-SL en-SS en-SX en-SZ en-TC
    0xae00000068b01, 0xae00000068f01, 0xae00000069401, 0xae00000069601, 0xae00000069a01, 0xae0000006a100,  // en-TK en-TO en-TT en-TV en-TZ en-UA
    0xae0000006a701, 0xae0000006ad01, 0xae0000006b301, 0xae0000006c301, 0xae0000006c701, 0xae0000006c901,  // en-UG en-UM en-US en-VC en-VG en-VI
    0xae0000006d501, 0xae0000006f301, 0xae00000074100, 0xae00000074d01, 0xae00000075701, 0xaf00000000010,  // en-VU en-WS en-ZA en-ZM en-ZW eo
    0xaf00000000110, 0xb300000000011, 0xb30000001a301, 0xb300000043206, 0xb300000044f06, 0xb300000045201,  // eo-001 es es-419 es-AR es-BO es-BR
    0xb300000045a01, 0xb300000046c06, 0xb300000046f06, 0xb300000047200, 0xb300000047501, 0xb300000048f01,  // es-BZ es-CL es-CO es-CR es-CU es-DO
    0xb30000004a111, 0xb30000004a306, 0xb30000004b311, 0xb30000004f111, 0xb30000004f401, 0xb300000050e01,  // es-EA es-EC es-ES es-GQ es-GT es-HN
    0xb300000052311, 0xb30000005b801, 0xb30000005c901, 0xb300000060101, 0xb300000060501, 0xb300000060811,  // es-IC es-MX es-NI es-PA es-PE es-PH
    0xb300000061201, 0xb300000061906, 0xb300000067601, 0xb30000006b301, 0xb30000006b906, 0xb30000006c506,  // es-PR es-PY es-SV es-US es-UY es-VE
    0xb400000000012, 0xb40000004a512, 0xb500000000013, 0xb50000004b313, 0xc100000000014, 0xc100000042614,  // et et-EE eu eu-ES fa fa-AF
    0xc100000053214, 0xc600000000000, 0xc60918d000015, 0xc60918d044615, 0xc60918d046d15, 0xc60918d04e815,  // fa-IR ff ff-Adlm ff-Adlm-BF ff-Adlm-CM ff-Adlm-GH
    0xc60918d04ed15, 0xc60918d04ee15, 0xc60918d04f715, 0xc60918d059215, 0xc60918d05b215, 0xc60918d05c515,  // ff-Adlm-GM ff-Adlm-GN ff-Adlm-GW ff-Adlm-LR ff-Adlm-MR ff-Adlm-NE
    0xc60918d05c715, 0xc60918d066c15, 0xc60918d066e15, 0xc66068e000000, 0xc66068e044600, 0xc66068e046d00,  // ff-Adlm-NG ff-Adlm-SL ff-Adlm-SN ff-Latn ff-Latn-BF ff-Latn-CM
    0xc66068e04e800, 0xc66068e04ed00, 0xc66068e04ee00, 0xc66068e04f700, 0xc66068e059200, 0xc66068e05b200,  // ff-Latn-GH ff-Latn-GM ff-Latn-GN ff-Latn-GW ff-Latn-LR ff-Latn-MR
    0xc66068e05c500, 0xc66068e05c700, 0xc66068e066c00, 0xc66068e066e00, 0xc900000000016, 0xc90000004c916,  // ff-Latn-NE ff-Latn-NG ff-Latn-SL ff-Latn-SN fi fi-FI
    0xcf00000000013, 0xcf00000048b13, 0xcf0000004cf13, 0xd200000000010, 0xd200000044510, 0xd200000044610,  // fo fo-DK fo-FO fr fr-BE fr-BF
    0xd200000044910, 0xd200000044a10, 0xd200000044c10, 0xd200000046100, 0xd200000046410, 0xd200000046610,  // fr-BI fr-BJ fr-BL fr-CA fr-CD fr-CF
    0xd200000046710, 0xd200000046810, 0xd200000046910, 0xd200000046d10, 0xd200000048a10, 0xd200000049a10,  // fr-CG fr-CH fr-CI fr-CM fr-DJ fr-DZ
    0xd20000004d210, 0xd20000004e110, 0xd20000004e610, 0xd20000004ee10, 0xd20000004f010, 0xd20000004f110,  // fr-FR fr-GA fr-GF fr-GN fr-GP fr-GQ
    0xd200000051410, 0xd200000056d10, 0xd200000059506, 0xd20000005a106, 0xd20000005a310, 0xd20000005a610,  // fr-HT fr-KM fr-LU fr-MA fr-MC fr-MF
    0xd20000005a710, 0xd20000005ac10, 0xd20000005b110, 0xd20000005b210, 0xd20000005b510, 0xd20000005c310,  // fr-MG fr-ML fr-MQ fr-MR fr-MU fr-NC
    0xd20000005c510, 0xd200000060610, 0xd200000060d10, 0xd200000064510, 0xd200000065710, 0xd200000066310,  // fr-NE fr-PF fr-PM fr-RE fr-RW fr-SC
    0xd200000066e10, 0xd200000067910, 0xd200000068410, 0xd200000068710, 0xd200000068e10, 0xd20000006d510,  // fr-SN fr-SY fr-TD fr-TG fr-TN fr-VU
    0xd20000006e610, 0xd200000073410, 0xd900000000006, 0xd90000005cc06, 0xe100000000001, 0xe10000004e201,  // fr-WF fr-YT fy fy-NL ga ga-GB
    0xe100000052501, 0xe400000000001, 0xe40000004e201, 0xec00000000006, 0xec0000004b306, 0xf50000000000a,  // ga-IE gd gd-GB gl gl-ES gu
    0xf500000052e0a, 0xf600000000001, 0xf600000052d01, 0x10100000000001, 0x1010000004e801, 0x1010000005c501,  // gu-IN gv gv-IM ha ha-GH ha-NE
    0x1010000005c701, 0x10500000000002, 0x10500000052c02, 0x1090000000000a, 0x10900000052e0a, 0x1096068e00000a,  // ha-NG he he-IL hi hi-IN hi-Latn
    0x1096068e052e0a, 0x11200000000013, 0x11200000044113, 0x11200000051213, 0x11500000000008, 0x11500000051508,  // hi-Latn-IN hr hr-BA hr-HR hu hu-HU
    0x11900000000008, 0x11900000042d08, 0x12100000000011, 0x12100000000111, 0x12400000000006, 0x12400000052406,  // hy hy-AM ia ia-001 id id-ID
    0x12500000000008, 0x1250000004a508, 0x12700000000001, 0x1270000005c701, 0x12900000000001, 0x12900000046e01,  // ie ie-EE ig ig-NG ii ii-CN
    0x13300000000006, 0x13300000053306, 0x13400000000011, 0x13400000046818, 0x13400000053411, 0x13400000066d11,  // is is-IS it it-CH it-IT it-SM
    0x1340000006c111, 0x14100000000001, 0x14100000055001, 0x15600000000006, 0x15600000052406, 0x16100000000008,  // it-VA ja ja-JP jv jv-ID ka
    0x1610000004e508, 0x16900000000001, 0x16900000056501, 0x16b00000000000, 0x16b00000057a00, 0x16b0c822000001,  // ka-GE ki ki-KE kk kk-KZ kk-Arab
    0x16b0c822046e01, 0x16b1e64c000000, 0x16b1e64c057a00, 0x16c00000000006, 0x16c0000004ec06, 0x16d00000000001,  // kk-Arab-CN kk-Cyrl kk-Cyrl-KZ kl kl-GL km
    0x16d00000056801, 0x16e00000000001, 0x16e00000052e01, 0x16f00000000001, 0x16f00000046e01, 0x16f00000057001,  // km-KH kn kn-IN ko ko-CN ko-KP
    0x16f00000057201, 0x17300000000019, 0x1730c822000019, 0x1730c822052e19, 0x173216c1000001, 0x173216c1052e01,  // ko-KR ks ks-Arab ks-Arab-IN ks-Deva ks-Deva-IN
    0x17500000000006, 0x17500000069206, 0x1756068e000006, 0x1756068e053106, 0x1756068e067906, 0x1756068e069206,  // ku ku-TR ku-Latn ku-Latn-IQ ku-Latn-SY ku-Latn-TR
    0x17700000000001, 0x1770000004e201, 0x17900000000000, 0x17900000056700, 0x18200000000006, 0x18200000059506,  // kw kw-GB ky ky-KG lb lb-LU
    0x18700000000001, 0x1870000006a701, 0x18e00000000006, 0x18e00000042f06, 0x18e00000046406, 0x18e00000046606,  // lg lg-UG ln ln-AO ln-CD ln-CF
    0x18e00000046706, 0x18f00000000006, 0x18f00000058106, 0x19400000000016, 0x19400000059416, 0x19500000000006,  // ln-CG lo lo-LA lt lt-LT lu
    0x19500000046406, 0x19600000000008, 0x19600000059608, 0x1a700000000001, 0x1a70000005a701, 0x1a900000000001,  // lu-CD lv lv-LV mg mg-MG mi
    0x1a90000005da01, 0x1ab00000000006, 0x1ab0000005ab06, 0x1ac0000000000a, 0x1ac00000052e0a, 0x1ae00000000001,  // mi-NZ mk mk-MK ml ml-IN mn
    0x1ae0000005ae01, 0x1b20000000001c, 0x1b200000052e1c, 0x1b300000000001, 0x1b300000044e06, 0x1b300000052406,  // mn-MN mr mr-IN ms ms-BN ms-ID
    0x1b30000005b901, 0x1b300000066701, 0x1b400000000001, 0x1b40000005b401, 0x1b90000000001d, 0x1b90000005ad1d,  // ms-MY ms-SG mt mt-MT my my-MM
    0x1c200000000016, 0x1c400000000001, 0x1c400000075701, 0x1c50000000001c, 0x1c500000052e1c, 0x1c50000005d01c,  // nb nd nd-ZW ne ne-IN ne-NP
    0x1cc00000000006, 0x1cc00000043706, 0x1cc00000044506, 0x1cc00000045106, 0x1cc00000047706, 0x1cc0000005cc06,  // nl nl-AW nl-BE nl-BQ nl-CW nl-NL
    0x1cc00000067206, 0x1cc00000067806, 0x1ce00000000016, 0x1ce0000005cf16, 0x1cf00000000016, 0x1e300000000000,  // nl-SR nl-SX nn nn-NO no oc
    0x1e30000004b300, 0x1e30000004d200, 0x1ed00000000001, 0x1ed0000004b401, 0x1ed00000056501, 0x1f20000000000a,  // oc-ES oc-FR om om-ET om-KE or
    0x1f200000052e0a, 0x1f300000000000, 0x1f30000004e500, 0x1f300000065500, 0x2010000000000a, 0x2010c822000019,  // or-IN os os-GE os-RU pa pa-Arab
    0x2010c822060b19, 0x2013d65500000a, 0x2013d655052e0a, 0x20c00000000008, 0x20c00000060c08, 0x21300000000019,  // pa-Arab-PK pa-Guru pa-Guru-IN pl pl-PL ps
    0x21300000042619, 0x21300000060b19, 0x21400000000006, 0x21400000042f00, 0x21400000045206, 0x21400000046808,  // ps-AF ps-PK pt pt-AO pt-BR pt-CH
    0x21400000047608, 0x2140000004f108, 0x2140000004f708, 0x21400000059508, 0x2140000005af08, 0x2140000005ba08,  // pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ
    0x21400000061408, 0x21400000067408, 0x21400000068c08, 0x23500000000001, 0x23500000044f06, 0x2350000004a301,  // pt-PT pt-ST pt-TL qu qu-BO qu-EC
    0x23500000060501, 0x24d00000000010, 0x24d00000046810, 0x24e00000000006, 0x24e00000044906, 0x24f00000000006,  // qu-PE rm rm-CH rn rn-BI ro
    0x24f0000005a406, 0x24f00000064f06, 0x25500000000000, 0x25500000045900, 0x25500000056700, 0x25500000057a00,  // ro-MD ro-RO ru ru-BY ru-KG ru-KZ
    0x2550000005a400, 0x25500000065500, 0x2550000006a108, 0x25700000000006, 0x25700000065706, 0x2610000000001c,  // ru-MD ru-RU ru-UA rw rw-RW sa
    0x26100000052e1c, 0x26300000000006, 0x26300000053406, 0x26400000000020, 0x2640c822000020, 0x2640c822060b20,  // sa-IN sc sc-IT sd sd-Arab sd-Arab-PK
    0x264216c1000001, 0x264216c1052e01, 0x26500000000016, 0x2650000004c916, 0x2650000005cf16, 0x26500000066516,  // sd-Deva sd-Deva-IN se se-FI se-NO se-SE
    0x26700000000006, 0x26700000046606, 0x26900000000001, 0x26900000058b01, 0x26b00000000000, 0x26b00000066b00,  // sg sg-CF si si-LK sk sk-SK
    0x26c00000000021, 0x26c00000066921, 0x26e00000000001, 0x26e00000075701, 0x26f00000000001, 0x26f00000048a01,  // sl sl-SI sn sn-ZW so so-DJ
    0x26f0000004b401, 0x26f00000056501, 0x26f00000066f01, 0x27100000000008, 0x27100000042c08, 0x2710000005ab08,  // so-ET so-KE so-SO sq sq-AL sq-MK
    0x27100000070b08, 0x27200000000006, 0x2721e64c000006, 0x2721e64c044106, 0x2721e64c05a506, 0x2721e64c065306,  // sq-XK sr sr-Cyrl sr-Cyrl-BA sr-Cyrl-ME sr-Cyrl-RS
    0x2721e64c070b06, 0x2726068e000006, 0x2726068e044106, 0x2726068e05a506, 0x2726068e065306, 0x2726068e070b06,  // sr-Cyrl-XK sr-Latn sr-Latn-BA sr-Latn-ME sr-Latn-RS sr-Latn-XK
    0x27400000000001, 0x27400000059301, 0x27400000074101, 0x27500000000006, 0x2756068e000006, 0x2756068e052406,  // st st-LS st-ZA su su-Latn su-Latn-ID
    0x27600000000016, 0x27600000043816, 0x2760000004c916, 0x27600000066516, 0x27700000000001, 0x27700000046406,  // sv sv-AX sv-FI sv-SE sw sw-CD
    0x27700000056501, 0x27700000069a01, 0x2770000006a701, 0x2810000000000a, 0x28100000052e0a, 0x28100000058b0a,  // sw-KE sw-TZ sw-UG ta ta-IN ta-LK
    0x2810000005b901, 0x28100000066701, 0x2850000000000a, 0x28500000052e0a, 0x28700000000000, 0x28700000068a00,  // ta-MY ta-SG te te-IN tg tg-TJ
    0x28800000000001, 0x28800000068801, 0x28900000000001, 0x2890000004b201, 0x2890000004b401, 0x28b00000000000,  // th th-TH ti ti-ER ti-ET tk
    0x28b00000068d00, 0x28e0000000000d, 0x28e0000004570d, 0x28e0000007410d, 0x28f00000000001, 0x28f00000068f01,  // tk-TM tn tn-BW tn-ZA to to-TO
    0x29200000000006, 0x29200000047906, 0x29200000069206, 0x29400000000000, 0x29400000065500, 0x2a700000000001,  // tr tr-CY tr-TR tt tt-RU ug
    0x2a700000046e01, 0x2ab00000000000, 0x2ab0000006a100, 0x2b200000000002, 0x2b200000052e19, 0x2b200000060b02,  // ug-CN uk uk-UA ur ur-IN ur-PK
    0x2ba00000000000, 0x2ba0c822000019, 0x2ba0c822042619, 0x2ba1e64c000000, 0x2ba1e64c06ba00, 0x2ba6068e000000,  // uz uz-Arab uz-Arab-AF uz-Cyrl uz-Cyrl-UZ uz-Latn
    0x2ba6068e06ba00, 0x2c900000000006, 0x2c90000006ce06, 0x2ef00000000006, 0x2ef00000066e06, 0x30800000000007,  // uz-Latn-UZ vi vi-VN wo wo-SN xh
    0x30800000074107, 0x32900000000001, 0x3290000006a101, 0x32f00000000001, 0x32f00000044a01, 0x32f0000005c701,  // xh-ZA yi yi-UA yo yo-BJ yo-NG
    0x34800000000001, 0x348405d3000001, 0x348405d3046e01, 0x348405d3050b01, 0x348405d305af01, 0x348405d305b901,  // zh zh-Hans zh-Hans-CN zh-Hans-HK zh-Hans-MO zh-Hans-MY
    0x348405d3066701, 0x348405d4000001, 0x348405d4050b01, 0x348405d405af01, 0x348405d405b901, 0x348405d4069701,  // zh-Hans-SG zh-Hant zh-Hant-HK zh-Hant-MO zh-Hant-MY zh-Hant-TW
    0x35500000000001, 0x35500000074101, 0x4f100000000000, 0x4f100000046d00, 0x66100000000001, 0x66100000069a01,  // zu zu-ZA agq agq-CM asa asa-TZ
    0x67400000000006, 0x6740000004b306, 0x83300000000000, 0x83300000046d00, 0x8ad00000000001, 0x8ad00000074d01,  // ast ast-ES bas bas-CM bem bem-ZM
    0x8ba00000000001, 0x8ba00000069a01, 0x8e300000000009, 0x8e300000052e09, 0x90f00000000009, 0x90f00000052e09,  // bez bez-TZ bgc bgc-IN bho bho-IN
    0x98f00000000000, 0x98f00000044a00, 0xa580000000000a, 0xa5800000052e0a, 0xaa100000000000, 0xaa100000065500,  // blo blo-BJ brx brx-IN bua bua-RU
    0xc700000000000b, 0xc700000004440b, 0xc7000000052e0b, 0xca200000000001, 0xca200000060801, 0xce700000000001,  // ccp ccp-BD ccp-IN ceb ceb-PH cgg
    0xce70000006a701, 0xd1200000000001, 0xd120000006b301, 0xd620000000000c, 0xd620000005310c, 0xd620000005320c,  // cgg-UG chr chr-US ckb ckb-IQ ckb-IR
    0xe7700000000001, 0xe7700000046101, 0x103600000000001, 0x103600000056501, 0x114500000000007, 0x11450000005c507,  // csw csw-CA dav dav-KE dje dje-NE
    0x11e900000000001, 0x11e900000052e01, 0x126200000000006, 0x126200000048506, 0x12a100000000000, 0x12a100000046d00,  // doi doi-IN dsb dsb-DE dua dua-CM
    0x132f00000000000, 0x132f00000066e00, 0x145500000000001, 0x145500000056501, 0x16ef00000000000, 0x16ef00000046d00,  // dyo dyo-SN ebu ebu-KE ewo ewo-CM
    0x192c00000000001, 0x192c00000060801, 0x1ab200000000006, 0x1ab200000053406, 0x1c2100000000001, 0x1c210000004e801,  // fil fil-PH fur fur-IT gaa gaa-GH
    0x1e7700000000017, 0x1e7700000046817, 0x1e770000004d217, 0x1e7700000058917, 0x1eba00000000001, 0x1eba00000056501,  // gsw gsw-CH gsw-FR gsw-LI guz guz-KE
    0x203700000000001, 0x20370000006b301, 0x226200000000006, 0x226200000048506, 0x28ef00000000006, 0x28ef00000046d06,  // haw haw-US hsb hsb-DE jgo jgo-CM
    0x29a300000000001, 0x29a300000069a01, 0x2c2200000000000, 0x2c2200000049a00, 0x2c2d00000000001, 0x2c2d00000056501,  // jmc jmc-TZ kab kab-DZ kam kam-KE
    0x2c8500000000001, 0x2c8500000069a01, 0x2ca100000000000, 0x2ca100000047600, 0x2cf000000000006, 0x2cf000000045206,  // kde kde-TZ kea kea-CV kgp kgp-BR
    0x2d1100000000007, 0x2d110000005ac07, 0x2d6a00000000006, 0x2d6a00000046d06, 0x2d8e00000000001, 0x2d8e00000056501,  // khq khq-ML kkj kkj-CM kln kln-KE
    0x2deb0000000000a, 0x2deb216c100000a, 0x2deb216c1052e0a, 0x2deb6068e00000a, 0x2deb6068e052e0a, 0x2e6200000000001,  // kok kok-Deva kok-Deva-IN kok-Latn kok-Latn-IN ksb
    0x2e6200000069a01, 0x2e6600000000000, 0x2e6600000046d00, 0x2e6800000000016, 0x2e6800000048516, 0x2f160000000000a,  // ksb-TZ ksf ksf-CM ksh ksh-DE kxv
    0x2f16216c100000a, 0x2f16216c1052e0a, 0x2f166068e00000a, 0x2f166068e052e0a, 0x2f167cb2100000a, 0x2f167cb21052e0a,  // kxv-Deva kxv-Deva-IN kxv-Latn kxv-Latn-IN kxv-Orya kxv-Orya-IN
    0x2f16a159500000a, 0x2f16a1595052e0a, 0x312a00000000006, 0x312a00000053406, 0x31af0000000001a, 0x31af0000005341a,  // kxv-Telu kxv-Telu-IN lij lij-IT lmo lmo-IT
    0x324300000000019, 0x324300000053119, 0x324300000053219, 0x32af00000000001, 0x32af00000056501, 0x32b900000000001,  // lrc lrc-IQ lrc-IR luo luo-KE luy
    0x32b900000056501, 0x342900000000001, 0x342900000052e01, 0x343300000000001, 0x343300000056501, 0x343300000069a01,  // luy-KE mai mai-IN mas mas-KE mas-TZ
    0x34b200000000001, 0x34b200000056501, 0x34c500000000007, 0x34c50000005b507, 0x34e800000000006, 0x34e80000005ba06,  // mer mer-KE mfe mfe-MU mgh mgh-MZ
    0x35c90000000001b, 0x35c9115c700001b, 0x35c9115c7052e1b, 0x36a100000000006, 0x36a100000046d06, 0x374e00000000019,  // mni mni-Beng mni-Beng-IN mua mua-CM mzn
    0x374e00000053219, 0x383100000000001, 0x38310000005c101, 0x389300000000006, 0x389300000048506, 0x38930000005cc06,  // mzn-IR naq naq-NA nds nds-DE nds-NL
    0x39a700000000000, 0x39a700000046d00, 0x39c800000000006, 0x39c800000046d06, 0x3a2f0000000001e, 0x3a2f0000004ee1e,  // nmg nmg-CM nnh nnh-CM nqo nqo-GN
    0x3a6f00000000001, 0x3a6f00000074101, 0x3ab300000000001, 0x3ab300000067301, 0x3b2e00000000001, 0x3b2e0000006a701,  // nso nso-ZA nus nus-SS nyn nyn-UG
    0x406d00000000001, 0x406d0000005c701, 0x41b300000000006, 0x41b300000053406, 0x424700000000000, 0x424700000060c00,  // pcm pcm-NG pms pms-IT prg prg-PL
    0x482a00000000009, 0x482a00000052e09, 0x49e600000000001, 0x49e600000069a01, 0x4aeb00000000001, 0x4aeb00000069a01,  // raj raj-IN rof rof-TZ rwk rwk-TZ
    0x4c2800000000000, 0x4c2800000065500, 0x4c3100000000001, 0x4c3100000056501, 0x4c340000000001f, 0x4c347b06b00001f,  // sah sah-RU saq saq-KE sat sat-Olck
    0x4c347b06b052e1f, 0x4c5000000000001, 0x4c5000000069a01, 0x4c6e00000000006, 0x4c6e00000053406, 0x4ca800000000006,  // sat-Olck-IN sbp sbp-TZ scn scn-IT seh
    0x4ca80000005ba06, 0x4cb300000000007, 0x4cb30000005ac07, 0x4d0900000000000, 0x4d096068e000000, 0x4d096068e05a100,  // seh-MZ ses ses-ML shi shi-Latn shi-Latn-MA
    0x4d09a19c7000000, 0x4d09a19c705a100, 0x4d0e00000000001, 0x4d0e0000005ad01, 0x4d0e00000068801, 0x4dae00000000000,  // shi-Tfng shi-Tfng-MA shn shn-MM shn-TH smn
    0x4dae0000004c900, 0x4f3200000000001, 0x4f3200000053101, 0x4f3200000067901, 0x4f4c00000000000, 0x4f4c00000060c00,  // smn-FI syr syr-IQ syr-SY szl szl-PL
    0x50af00000000001, 0x50af00000056501, 0x50af0000006a701, 0x51eb00000000022, 0x51eb00000000122, 0x52f100000000007,  // teo teo-KE teo-UG tok tok-001 twq
    0x52f10000005c507, 0x533600000000007, 0x533600000065507, 0x534d00000000000, 0x534d0000005a100, 0x582900000000001,  // twq-NE tyv tyv-RU tzm tzm-MA vai
    0x58296068e000001, 0x58296068e059201, 0x5829b0529000001, 0x5829b0529059201, 0x58a300000000010, 0x58a300000053410,  // vai-Latn vai-Latn-LR vai-Vaii vai-Vaii-LR vec vec-IT
    0x59b700000000006, 0x59b70000005ba06, 0x5aae00000000001, 0x5aae00000069a01, 0x5c250000000001a, 0x5c250000004681a,  // vmw vmw-MZ vun vun-TZ wae wae-CH
    0x61d20000000000a, 0x61d200000052e0a, 0x61e700000000001, 0x61e70000006a701, 0x643600000000000, 0x643600000046d00,  // xnr xnr-IN xog xog-UG yav yav-CM
    0x664c00000000006, 0x664c00000045206, 0x664c00000046f06, 0x664c0000006c506, 0x66a500000000001, 0x66a5405d3000001,  // yrl yrl-BR yrl-CO yrl-VE yue yue-Hans
    0x66a5405d3046e01, 0x66a5405d4000001, 0x66a5405d4046e01, 0x66a5405d4050b01, 0x66a5405d405af01, 0x68e800000000000,  // yue-Hans-CN yue-Hant yue-Hant-CN yue-Hant-HK yue-Hant-MO zgh
    0x68e80000005a100,  // zgh-MA
  ]
}
