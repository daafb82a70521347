import type * as en from '../en/reading.ts'
import type { SoFar } from '../said.ts'

/** Those that are made of nothing but names. The others are put together in English, as the clauses are that they read. */
export const sentences: SoFar<typeof en.sentences> = {
  thisWillTakes: 'Mae’r ewyllys hon yn cymryd lle pob ewyllys a wnaethoch o’r blaen. Mae’n dilyn cyfraith Cymru a Lloegr.',
  aCharityCannot: 'Ni all elusen farw. Os yw un wedi cau, elusen arall â nodau tebyg sy’n cael ei chyfran.',
  ifACharity: 'Os yw elusen wedi newid neu gau, mae’r hyn rydych yn ei adael iddi yn mynd i’r un a gymerodd ei lle, neu i un â nodau tebyg.',
  whatIsLeft: 'Caiff yr hyn sydd ar ôl ei rannu cyn unrhyw dreth arno. Daw’r dreth wedyn o gyfrannau’r rhai nad ydynt yn ŵr, gwraig, partner sifil neu elusen yn unig.',
  yourExecutorsMay: 'Caiff eich ysgutorion ddod o hyd i’ch cyfrifon ar-lein, eu hagor a’u cau.',
  youAndMade: (whom) => `Gwnaethoch chi a ${whom} ewyllysiau tebyg. Gall pob un ohonoch newid ei ewyllys ei hun o hyd ar unrhyw adeg, heb ddweud wrth y llall.`,
  wroteTheseWords: (firm) => `${firm} a ysgrifennodd y geiriau hyn i chi, ac sy’n ateb drostynt. Nid ydym yn gweithio allan beth maent yn ei newid. Cytunwch iddynt dim ond os gwyddoch beth maent yn ei wneud: gofynnwch i’r cwmni.`,
  yourExecutorsGet: 'Mae eich ysgutorion yn cael y pwerau sydd eu hangen arnynt i roi trefn ar bethau, fel gwerthu, cadw neu fuddsoddi’r hyn rydych yn ei adael.',
  twoPeopleLook: 'Mae dau berson yn gofalu am yr hyn a ddelir ar ran rhywun.',
  theseWordsSettle: (days) => `Mae’r geiriau hyn yn setlo cwestiynau bach cyn iddynt godi. Mae rhywun yn byw’n hwy na chi os yw’n fyw ${days} diwrnod ar ôl i chi farw.`,
  youSignHere: 'Rydych yn llofnodi yma, ar bapur, o flaen dau dyst. Tan hynny nid yw’n ewyllys.',
}

export const family: SoFar<typeof en.family> = {
  whomAreYou: 'Pwy rydych yn ei briodi, neu wedi’i briodi?',
  yourWillStays: 'Mae eich ewyllys yn aros fel y mae pan fyddwch yn priodi.',
  yourWillSays: (one) => `Mae eich ewyllys yn dweud eich bod yn disgwyl priodi ${one}, felly nid yw’r briodas honno yn ei chanslo.`,
  aMarriageOr: 'Mae priodas neu bartneriaeth sifil yn canslo ewyllys a wnaed cyn hynny. O’r diwrnod hwnnw nid yw’r ewyllys hon yn cyfrif mwyach.',
  makeANew: 'Gwnewch ewyllys newydd nawr. Cyn y briodas, dywedwch eich bod wedi dyweddïo, a gall eich ewyllys enwi’r person rydych yn disgwyl ei briodi.',
  howFarIs: 'Pa mor bell y mae wedi mynd?',
  makeANewWill: 'Gwnewch ewyllys newydd sy’n dweud yr hyn a fynnwch nawr.',
  yourWillNames: 'Nid yw eich ewyllys yn enwi partner, felly nid oes dim ynddi’n newid.',
  theLawReads: (name) => `Mae’r gyfraith yn darllen eich ewyllys fel pe bai ${name} wedi marw ar ddiwrnod y gorchymyn terfynol.`,
  aHomeThat: (name) => `Mae cartref yr ydych yn berchen arno gyda’ch gilydd fel cyd-denantiaid yn dal i fynd i ${name}.`,
  untilTheOrder: (name) => `Tan y gorchymyn terfynol mae eich ewyllys yn trin ${name} fel o’r blaen.`,
  stillTreats: (name) => `Mae eich ewyllys yn dal i drin ${name} fel o’r blaen.`,
  theGuardianYou: 'Mae’r gwarcheidwad a enwoch ar gyfer eich plant eraill wedi’i enwi ar gyfer y plentyn hwn hefyd.',
  yourWillNamesNo: 'Nid yw eich ewyllys yn enwi gwarcheidwad ar gyfer y plentyn hwn.',
  nothingInYour: 'Nid oes dim yn eich ewyllys yn newid. Gwnewch un newydd os ydych am adael rhywbeth i’r plentyn hwn.',
  yourGrandchildrenShare: 'Mae eich wyrion a’ch wyresau yn rhannu’r hyn sydd ar ôl, ac mae’r plentyn hwn yn un ohonynt.',
  yourWillLeaves: 'Nid yw eich ewyllys yn gadael dim i’r plentyn hwn ei hun.',
  makeANewWillIf: 'Gwnewch ewyllys newydd os ydych am adael rhywbeth i’r ŵyr neu’r wyres hon.',
  aChildBorn: 'Mae plentyn a aned neu a fabwysiadwyd ar ôl i chi lofnodi yn rhannu gyda’ch plant eraill.',
  yourWillLeavesNothing: 'Nid yw eich ewyllys yn gadael dim i blentyn a aned neu a fabwysiadwyd ar ôl i chi ei llofnodi.',
  makeANewWillThat: 'Gwnewch ewyllys newydd sy’n enwi’r plentyn hwn a gwarcheidwad.',
}

export const belongings: SoFar<typeof en.belongings> = {
  whatHaveYou: 'Beth rydych wedi’i wneud?',
  aHomeOf: 'Mae cartref o’ch eiddo chi yn rhan o’r hyn sydd ar ôl, a chaiff ei rannu fel y dywed eich ewyllys.',
  ifYouOwn: 'Os ydych yn berchen arno gyda rhywun fel cyd-denantiaid, mae’n mynd i’r person hwnnw, beth bynnag a ddywed eich ewyllys.',
  yourGiftOf: 'Mae eich rhodd o’ch cartref yn cynnwys y prif gartref sydd gennych pan fyddwch farw.',
  yourWillGives: 'Mae eich ewyllys yn rhoi cartref nad ydych yn berchen arno mwyach. Nid yw’r rhodd honno’n gwneud dim.',
  theMoneyIs: 'Mae’r arian yn rhan o’r hyn sydd ar ôl, a chaiff ei rannu fel y dywed eich ewyllys.',
  makeANew: 'Gwnewch ewyllys newydd sy’n dweud pwy sy’n cael eich cartref.',
  theLawOf: 'Gall cyfraith eich cartref newydd benderfynu ar rannau o’r hyn rydych yn ei adael, a sut y caiff ei drethu.',
  askASolicitor: 'Gofynnwch i gyfreithiwr yno, ac un yma, a yw eich ewyllys yn dal i weithio ac a oes angen ail un arnoch.',
  yourWillWorks: 'Mae eich ewyllys yn gweithio fel yr oedd. Dim ond dweud pwy ydych chi y mae eich cyfeiriad ynddi.',
  ifAllYou: (poundsInWords) => `Os gall popeth rydych yn berchen arno fod yn werth mwy na ${poundsInWords} nawr, gall Treth Etifeddiant fod yn ddyledus. Agorwch eich atebion a dywedwch hynny, a byddwn yn dangos beth mae’n ei olygu.`,
  yourGiftsOf: 'Mae eich rhoddion o arian yn aros y symiau a ysgrifennoch.',
  whatYouHave: 'Mae’r hyn sydd gennych nawr yn rhan o’r hyn sydd ar ôl, a chaiff ei rannu fel y dywed eich ewyllys.',
  agreementsCanDecide: 'Gall cytundebau benderfynu pwy sy’n cael busnes neu fferm, beth bynnag a ddywed ewyllys. Gall rhyddhad treth ddibynnu ar sut y caiff ei adael.',
  askWhatYour: 'Gofynnwch beth mae eich cytundebau’n gadael i chi ei roi i ffwrdd, a pha ryddhad treth sy’n berthnasol iddo.',
}

export const trusts: SoFar<typeof en.trusts> = {
  noShareOf: (name) => `Nid oes cyfran o’r gweddill yn cael ei dal ar ran ${name} mwyach.`,
  theSmallSum: (one) => `Nid yw’r swm bach bob blwyddyn i ${one} yn cael ei dalu mwyach.`,
  mayLiveIn: (name) => `Caiff ${name} fyw yn y prif gartref sydd gennych pan fyddwch farw.`,
  yourWillHolds: (name) => `Mae eich ewyllys yn dal cartref nad ydych yn berchen arno mwyach. Ni fyddai gan ${name} hawl i fyw yn unman, a chaiff yr arian ei rannu gyda’r gweddill.`,
  thisChildMay: (name) => `Gall y plentyn hwn gael rhan o’r hyn a ddelir ar ran ${name}, pan ddaw hynny i ben.`,
  untilThenWhat: (one) => `Tan hynny mae’r hyn y mae eich ewyllys yn ei ddal ar ran ${one} yn cael ei ddal fel o’r blaen.`,
  whoHasMarried: 'Pwy sydd wedi priodi, neu wedi ffurfio partneriaeth sifil?',
  yourWillNames: 'Mae eich ewyllys yn enwi pobl, ac nid yw priodas yn newid dim y mae’n ei adael iddynt.',
  whatIsHeld: (name) => `Mae’r hyn a ddelir ar ran ${name} yn dod i ben gyda phriodas ar ôl i chi farw. Nid yw un cyn hynny yn dod â dim i ben.`,
  whatIsHeldFor: (name) => `Mae’r hyn a ddelir ar ran ${name} yn parhau ar ôl priodas.`,
  youChoseThat: (name) => `Dewisoch fod rhan yn eiddo llwyr ar ôl i chi farw. Os bydd ${name} farw wedi hynny, gall fynd i’r gŵr neu’r wraig.`,
  whoCannotOr: 'Pwy na all, neu nad yw am wneud?',
}
