import { brand } from '#core/brand.ts'
import { totalOf, VAT_PERCENT } from '#core/catalogue/products.ts'
import { MAX_ACTING_EXECUTORS, RESET_LINK_MINUTES } from '#core/constants.ts'
import { pagesOfQuestions } from '#core/journey/walk.ts'
import { datedLaw } from '#core/law/dated-law.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { price } from '#core/text/money.ts'
import { lpaPages } from '#core/will/lpa-options.ts'
import type * as en from '../en/questions.ts'
import type { SoFar } from '../said.ts'
import { welshDays } from './names.ts'

export const help: SoFar<typeof en.help> = {
  title: 'Cymorth',
  lead: 'Chwiliwch am ateb, neu ysgrifennwch atom. Mae person yn darllen pob neges.',
  here: 'Am y cwestiwn hwn',
  write: 'Ysgrifennu atom',
  kept: 'Mae’r hyn a deipioch yn aros ar y dudalen hon tra byddwch yn edrych.',
  writing: [`Anfonwch e-bost at [${brand.supportEmail}](mailto:${brand.supportEmail}), neu defnyddiwch y [ffurflen gysylltu](/contact-us).`, 'Ni allwn roi cyngor cyfreithiol. Gallwn helpu gyda thudalen, taliad neu ddogfen.', '[Mae rhywun wedi marw](/somebody-has-died)'],
  stop: {
    heading: 'Gallwch stopio unrhyw bryd',
    words: ['Rydym yn cadw ateb pan ewch ymlaen i’r cwestiwn nesaf. Mewngofnodwch ar unrhyw ddyfais i barhau.', 'Gallwch newid unrhyw ateb yn nes ymlaen.'],
  },
  solicitor: {
    heading: 'Pan nad ydym ni’n ddigon',
    words: ['Mae angen cyfreithiwr ar rai pobl. Mae [ein telerau](/wills-terms#not-for) yn dweud pwy. Mae gan Gymdeithas y Cyfreithwyr [restr o gyfreithwyr](https://solicitors.lawsociety.org.uk).'],
  },
}

export const questions: SoFar<typeof en.questions> = {
  howItWorks: {
    heading: 'Sut mae’n gweithio',
    questions: {
      how: {
        question: `Sut mae ${brand.name} yn gweithio?`,
        steps: {
          steps: [
            'Rydych yn ateb un cwestiwn ar y tro. Mae eich ewyllys yn ymddangos wrth ei ymyl.',
            'Rydych yn darllen yr ewyllys gyfan. Newidiwch unrhyw ateb, ac mae’r ewyllys yn newid gydag ef.',
            'Rydych yn talu unwaith, yn ei lawrlwytho ac yn ei hargraffu.',
            'Rydych yn ei llofnodi o flaen dau dyst. Wedyn mae’n cyfrif.',
          ],
        },
      },
      'how-long': {
        question: 'Faint o amser mae’n ei gymryd?',
        answer: `Mae rhwng ${pagesOfQuestions.fewest} a ${pagesOfQuestions.most} o dudalennau byr, gan ddibynnu ar eich teulu. Nid oes rhaid i chi orffen ar unwaith. Rydym yn cadw pob ateb, a gallwch barhau o unrhyw ddyfais.`,
      },
      cost: {
        question: 'Faint mae’n ei gostio?',
        also: 'pris ffi ffioedd costio tâl talu',
        answer: `Mae ysgrifennu eich ewyllys a’i darllen am ddim. Rydych yn talu unwaith, i’w lawrlwytho: ${price(totalOf(['will']))}${VAT_PERCENT > 0 ? ', gyda TAW' : ''}. Nid oes dim yn adnewyddu. Mae’r holl [brisiau](/cy/prices) ar un dudalen.`,
      },
      refund: {
        question: 'A gaf fy arian yn ôl?',
        also: 'ad-daliad canslo',
        answer: 'Cewch, i gyd, nes i chi lawrlwytho dogfennau am y tro cyntaf. Lle taloch am ddwy ewyllys, mae hynny nes bod un ohonoch yn gwneud. Nid oes rhaid i chi ddweud pam. Defnyddiwch y botwm ad-dalu yn [eich cyfrif](/account).',
        answer2: 'Gall print wedi’i rwymo fynd yn ôl ar ei ben ei hun nes i ni ei bostio, ac atwrneiaeth nes i chi lawrlwytho ei thaflen. Rydych yn cadw gweddill yr archeb.',
      },
      'law-firm': {
        question: 'Ai cwmni cyfreithiol ydych chi?',
        answer: 'Nage. Nid ydym yn gwmni cyfreithiol, nid oes neb yn ein rheoleiddio fel un, ac nid ydym yn rhoi cyngor cyfreithiol. Chi sy’n dewis. Rydym ni’n rhoi eich dewisiadau mewn ewyllys.',
      },
      solicitor: {
        question: 'Pryd dylwn weld cyfreithiwr yn lle hynny?',
        answer:
          'Pan nad yw eich teulu neu’ch arian yn syml. Efallai eich bod yn berchen ar fusnes, fferm neu rywbeth dramor. Efallai eich bod am adael allan eich gŵr, eich gwraig neu blentyn ifanc. Efallai fod rhywun yr ydych yn ei enwi mewn dyled. Mae’r rhestr lawn yn y [telerau ar gyfer eich ewyllys](/wills-terms#not-for).',
        answer2: 'Mae gan Gymdeithas y Cyfreithwyr [restr o gyfreithwyr](https://solicitors.lawsociety.org.uk).',
      },
      'easy-read': {
        question: 'A oes rhywbeth haws ei ddarllen?',
        also: 'syml anabledd',
        answer: 'Oes. Darllenwch [ddeg syniad am ewyllysiau](/easy-read) mewn fersiwn hawdd ei ddeall, gyda lluniau.',
      },
      welsh: {
        question: 'A allaf wneud hyn yn Gymraeg?',
        answer: 'Yn rhannol. Mae’r tudalennau cyntaf, y [prisiau](/cy/prices) a’r cwestiynau am eich ewyllys yn Gymraeg: dewiswch “Cymraeg” ar frig unrhyw dudalen. Dim ond yn Saesneg y mae rhai tudalennau eto, ac felly hefyd yr ewyllys. Gall cyfreithiwr sy’n gweithio yn Gymraeg ysgrifennu un i chi yn Gymraeg.',
      },
      scotland: {
        question: 'Rwy’n byw yn yr Alban, yng Ngogledd Iwerddon neu dramor. A allaf ei ddefnyddio?',
        answer: 'Ddim eto. Mae’r gyfraith yno’n wahanol, ac efallai na fyddai ewyllys a wneir yma yn gwneud yr hyn a fynnwch. Gallwch ymuno â’r rhestr aros pan ddechreuwch.',
      },
    },
  },
  yourWill: {
    heading: 'Eich ewyllys',
    questions: {
      need: {
        question: 'Beth sy’n digwydd os byddaf farw heb ewyllys?',
        answer: 'Y gyfraith sy’n penderfynu pwy sy’n cael beth, mewn trefn sefydlog o berthnasau. Nid yw partner di-briod yn cael dim o dan y rheolau hynny. Nid yw ffrindiau, llysblant nac elusennau chwaith.',
      },
      executor: {
        question: 'Beth mae ysgutor yn ei wneud?',
        answer: `Mae ysgutor yn gweithredu eich ewyllys. Mae’n dod o hyd i’r hyn yr oeddech yn berchen arno, yn talu’r hyn oedd arnoch, ac yn rhoi’r gweddill i bobl. Gall hyd at ${MAX_ACTING_EXECUTORS} weithredu gyda’i gilydd. Gall ysgutor etifeddu oddi wrthych hefyd. Caiff dalu am help os oes ei angen.`,
      },
      guardian: {
        question: 'Pwy sy’n gofalu am fy mhlant?',
        answer: 'Gan amlaf, y rhiant arall, os yw’n fyw a bod ganddo gyfrifoldeb rhiant. Gallwch enwi gwarcheidwad rhag ofn nad oes un. Gofynnwch i’r person hwnnw yn gyntaf.',
      },
      home: {
        question: 'Rwy’n berchen ar fy nghartref gyda rhywun. Ai fy ewyllys sy’n penderfynu pwy sy’n cael fy nghyfran?',
        answer:
          'Mae’n dibynnu ar sut rydych yn berchen arno. Os ydych yn gyd-denantiaid, mae eich rhan yn mynd i’r perchennog arall, beth bynnag a ddywed eich ewyllys. Os ydych yn denantiaid cydradd, mae gan bob un ohonoch gyfran, a’ch ewyllys sy’n penderfynu pwy sy’n cael eich un chi. Gall eich cofrestr teitl yn y Gofrestrfa Tir ddweud wrthych pa un.',
      },
      pension: {
        question: 'Beth am fy mhensiwn a’m hyswiriant bywyd?',
        answer: `Yn aml nid eich ewyllys sy’n penderfynu’r rhain. Mae’r cwmni’n talu’r person a enwoch wrtho. Gofynnwch pwy yw hwnnw, a chadwch hynny’n gyfredol. Os byddwch farw ar neu ar ôl ${welshDays(dayInWords(datedLaw['pensions-are-taxed'].from))}, mae’r rhan fwyaf o’r hyn sydd ar ôl mewn pensiwn yn cyfrif ar gyfer Treth Etifeddiant.`,
      },
      'leave-out': {
        question: 'A allaf adael rhywun allan?',
        answer:
          'Gallwch. Ond gall gŵr, gwraig neu bartner sifil, plentyn, neu rywun yr ydych yn ei gynnal ofyn i lys am gyfran. Felly hefyd rywun sydd wedi byw gyda chi fel cwpl am ddwy flynedd. I adael un ohonynt allan, ewch i weld cyfreithiwr yn gyntaf. Ar gyfer plentyn sy’n oedolyn, rydym yn dweud wrthych beth yw’r risg, a gallwch fynd ymlaen.',
      },
      gift: {
        question: 'Beth yw’r gwahaniaeth rhwng rhodd a chyfran?',
        answer: 'Peth neu swm o arian yw rhodd, fel oriawr neu £500. Y rhoddion sy’n dod yn gyntaf. Rhan o’r gweddill yw cyfran, fel hanner.',
      },
      tax: {
        question: 'Beth am Dreth Etifeddiant?',
        answer: 'Nid ydym yn cynghori ar dreth. Lle rydym yn dangos beth mae pob person yn ei gael mewn punnoedd, amcangyfrif ydyw. Ar gyfer rhai rhoddion rydym yn gofyn a yw’r dreth arnynt yn dod o’r rhodd neu o’r gweddill. Mae [GOV.UK](https://www.gov.uk/inheritance-tax) yn egluro pryd mae treth yn ddyledus.',
      },
      trust: {
        question: 'A allaf sefydlu ymddiriedolaeth?',
        answer: 'Ychydig o fathau. Gofelir am yr hyn a adawch i blentyn nes ei fod yn ddigon hen. Mae’r [telerau ar gyfer eich ewyllys](/wills-terms#not-for) yn dweud pa rai eraill y gallwn eu hysgrifennu. Ar gyfer unrhyw ymddiriedolaeth arall, ewch i weld cyfreithiwr.',
      },
      pets: {
        question: 'A allaf ddweud pwy ddylai gael fy anifeiliaid anwes?',
        answer: 'Gallwch. Gallwch enwi rhywun i ofalu am bob un ohonynt. Gofynnwch i’r person hwnnw yn gyntaf.',
      },
      online: {
        question: 'A ddylwn ysgrifennu fy nghyfrineiriau?',
        answer: 'Na ddylech. Mae ewyllys yn dod yn gyhoeddus ar ôl marwolaeth. Enwch rywun i ddelio â’ch cyfrifon ar-lein, a chadwch y rhestr o gyfrifon yn rhywle diogel.',
      },
    },
  },
  signingAndAfter: {
    heading: 'Llofnodi ac wedyn',
    questions: {
      count: {
        question: 'Pryd mae fy ewyllys yn cyfrif?',
        answer: 'Pan fyddwch wedi ei llofnodi ar bapur, a dau dyst wedi eich gwylio yn llofnodi ac yna wedi ei llofnodi hefyd. Rhaid i’r tri ohonoch fod yn yr un ystafell. Tan hynny nid yw’n cael unrhyw effaith.',
      },
      witness: {
        question: 'Pwy all fod yn dyst?',
        answer: 'Dau oedolyn nad ydynt yn cael dim o’ch ewyllys. Rhaid iddynt beidio â bod yn briod â rhywun sydd yn cael rhywbeth, nac mewn partneriaeth sifil â’r person hwnnw. Mae tyst sy’n cael rhywbeth yn ei golli. Mae cymdogion a phobl yr ydych yn gweithio gyda nhw yn aml yn ddewis da.',
      },
      'sign-online': {
        question: 'A allaf ei llofnodi ar sgrin neu drwy fideo?',
        answer: 'Na. Yng Nghymru a Lloegr rydych yn llofnodi ewyllys mewn inc, ar bapur, gyda’r tystion yn yr ystafell.',
      },
      keep: {
        question: 'Ble dylwn ei chadw?',
        also: 'storio gwreiddiol drôr banc colli',
        answer: 'Rhywle sych a diogel, lle gall eich ysgutorion ei chyrraedd. Dywedwch wrthynt ble. Un stwffwl, ar y chwith ar y brig. Peidiwch byth â’i dynnu. Peidiwch ag ychwanegu stwffwl na chlip arall: mae olion ar y papur yn codi cwestiynau yn nes ymlaen.',
      },
      squares: {
        question: 'Beth yw’r sgwariau bach yn yr ymyl?',
        also: 'cod QR marc',
        answer: 'Maent yn dal rhif eich ewyllys a rhif y dudalen, a dim byd amdanoch chi. Gall camera eu darllen, os ydych yn cadw [lluniau o’r tudalennau wedi’u llofnodi](/account/signed-pages). Nid ydynt yn rhan o’ch ewyllys.',
      },
      change: {
        question: 'Sut rwyf yn ei newid?',
        also: 'codisil diwygio golygu camgymeriad',
        answer:
          'Newidiwch eich atebion, lawrlwythwch yr ewyllys newydd, a’i llofnodi yn yr un ffordd â’r gyntaf. Yna dinistriwch yr hen un, ond nid ewyllys ar gyfer pethau mewn gwlad arall. Ar ôl salwch, neu os ydych yn disgwyl anghydfod, cadwch yr un ddiwethaf a pheidiwch ag ysgrifennu dim arni: gall cyfreithiwr ddweud wrthych pam. Peidiwch byth ag ysgrifennu ar ewyllys sydd wedi’i llofnodi. Mae newidiadau am ddim.',
      },
      'power-of-attorney': {
        question: 'Pwy sy’n penderfynu drosof tra byddaf fyw, os na allaf?',
        also: 'LPA galluedd dementia atwrnai',
        answer: `Nid yw eich ewyllys yn dweud dim am hynny. Mae [atwrneiaeth arhosol](/power-of-attorney) (LPA) yn gwneud: rydych yn dewis pobl yr ydych yn ymddiried ynddynt i weithredu drosoch. Mae un ar gyfer arian ac eiddo, ac un ar gyfer iechyd a gofal. Gyda ni rydych yn ateb cwestiynau plaen ac yn cael taflen i’w chopïo ar y ffurflen swyddogol. Gallwch hefyd [wneud un ar-lein yn GOV.UK](${lpaPages.online}).`,
      },
      married: {
        question: 'Beth os byddaf yn priodi neu’n ysgaru?',
        answer:
          'Mae priodas neu bartneriaeth sifil yn diddymu ewyllys a wnaed o’i blaen. Dim ond os yw’r ewyllys ei hun yn dweud eich bod yn disgwyl priodi’r person hwnnw, wrth ei enw, ac y dylai aros mewn grym, y mae’n aros. Nid yw gadael rhywbeth iddo yn ddigon. Ar ôl ysgariad darllenir yr ewyllys fel petai eich cyn-ŵr, eich cyn-wraig neu’ch cyn-bartner sifil wedi marw. Felly gwnewch ewyllys newydd yn y ddau achos. Nid yw gwahanu yn newid dim ynddo’i hun.',
      },
    },
  },
  yourAccount: {
    heading: 'Eich cyfrif',
    questions: {
      couple: {
        question: 'A gaf i a’m partner wneud ein hewyllysiau gyda’n gilydd?',
        answer: 'Cewch. Dewiswch ewyllysiau i chi a’ch partner pan fyddwch yn talu am eich un chi. Rydych yn gwahodd eich partner drwy e-bost. Mae’n cael ei gyfrif ei hun. Mae ei ewyllys yn dechrau fel copi o ran o’ch un chi, ac mae’n ei newid a’i chadarnhau ar ei ben ei hun.',
        answer2: 'Ar ôl hynny, ni all y naill na’r llall ohonoch weld ewyllys eich gilydd. Gall y naill neu’r llall ohonoch newid eich ewyllys eich hun unrhyw bryd heb ddweud. Gall y naill neu’r llall ohonoch ddatgysylltu’r ddwy ewyllys, ac rydych eich dau’n cadw’r hyn y talwyd amdano.',
      },
      private: {
        question: 'Pwy all weld fy atebion?',
        answer:
          'Chi, pan fyddwch wedi mewngofnodi. Dim ond ar ôl i chi gytuno y mae unrhyw un sy’n eu darllen i chi, cwmni cyfreithiol neu ein tîm yn eu gweld. Os prynwch ewyllysiau i ddau, mae eich partner yn cael copi o ran o’ch un chi, unwaith. Ar ôl eich marwolaeth, mae’r bobl a ddewisoch yn cael yr hyn a ddewisoch. Nid ydym yn rhoi eich atebion i hysbysebwyr. Mae [Preifatrwydd](/privacy) yn dweud beth rydym yn ei gadw, pam, a pha gwmnïau sy’n gweithio i ni.',
      },
      password: {
        question: 'Rwyf wedi anghofio fy nghyfrinair. Beth allaf ei wneud?',
        answer: `[Dewiswch un newydd](/forgot-password). Byddwn yn anfon dolen atoch sy’n gweithio unwaith, o fewn ${RESET_LINK_MINUTES} munud. Mae eich ewyllys yn aros fel y mae.`,
      },
      delete: {
        question: 'Sut rwyf yn cael copi o’m gwybodaeth, neu ei dileu?',
        answer: 'Ar [dudalen eich cyfrif](/account) gallwch lawrlwytho’r cyfan, neu ddileu eich cyfrif. Os nad oes gennych gyfrif, defnyddiwch y [ffurflen gysylltu](/contact-us) a dewiswch “Fy ngwybodaeth bersonol”.',
      },
    },
  },
}
