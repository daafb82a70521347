/** Where a term is published in Welsh. */
export const sources = {
  courts: 'HM Courts and Tribunals Service: the Welsh pages of its service for probate (hmcts/probate-frontend, app/resources/cy)',
  familyCourt: 'HM Courts and Tribunals Service: the Welsh pages of its services for the family court',
  land: 'HM Land Registry: Cyfarwyddyd ymarfer 24, ymddiriedau tir preifat',
  guardian: 'Office of the Public Guardian: the Welsh pages of its service for lasting powers of attorney (opg-modernising-lpa, lang/cy.json)',
  wills: 'Ministry of Justice: Canllawiau ynglŷn â gwneud ewyllysiau drwy ddefnyddio fideogynadledda',
  statute: 'Legislation (Wales) Act 2019, Schedule 1, Welsh text',
  revenue: 'HM Revenue and Customs: the Welsh pages of its services',
} as const

type Term = {
  /** The English term, in the singular or however it is found. */
  readonly en: string
  readonly cy: string
  /** The term with its plural and its mutations. */
  readonly forms: RegExp
  /** Absent: nobody has found it in a published text yet. */
  readonly source?: keyof typeof sources
}

/** The terms of law, each said in one way. A row in Welsh has the term wherever its English row has it. */
export const glossary: readonly Term[] = [
  { en: 'executors?', cy: 'ysgutor', forms: /ysgutor/i, source: 'courts' },
  { en: 'probate', cy: 'profiant', forms: /[pb]h?rofiant|mhrofiant/i, source: 'courts' },
  { en: 'codicils?', cy: 'codisil', forms: /[cg]h?odisil|nghodisil/, source: 'courts' },
  { en: 'estates?', cy: 'ystad', forms: /ystad/i, source: 'courts' },
  { en: 'inheritance tax', cy: 'Treth Etifeddiant', forms: /[TD]h?reth Etifeddiant|[td]h?reth etifeddiant|nhreth etifeddiant/i, source: 'courts' },
  { en: 'marital status', cy: 'statws priodasol', forms: /statws priodasol/, source: 'courts' },
  { en: 'civil partner', cy: 'partner sifil', forms: /[pb]h?artner sifil/i, source: 'courts' },
  { en: 'civil partnership', cy: 'partneriaeth sifil', forms: /[pb]h?artneriaeth sifil/, source: 'courts' },
  { en: 'parental responsibility', cy: 'cyfrifoldeb rhiant', forms: /[cg]h?yfrifoldeb rhiant|r cyfrifoldeb/, source: 'familyCourt' },
  { en: 'special guardians?', cy: 'gwarcheidwad arbennig', forms: /warcheidwai?d arbennig/i, source: 'familyCourt' },
  { en: 'guardians?', cy: 'gwarcheidwad', forms: /warcheidwai?d/i, source: 'familyCourt' },
  { en: 'joint tenants?', cy: 'cyd-denant', forms: /g?c?yd-denan/, source: 'land' },
  { en: 'tenants? in common', cy: 'tenant cydradd', forms: /[td]h?enantiaid cydradd/i, source: 'land' },
  { en: 'trustees?', cy: 'ymddiriedolwr', forms: /ymddiriedol/, source: 'land' },
  { en: 'beneficiar(?:y|ies)', cy: 'buddiolwr', forms: /[bf]uddiolw|muddiolw/i, source: 'land' },
  { en: 'certificate provider', cy: 'darparwr tystysgrif', forms: /darparwr tystysgrif/i, source: 'guardian' },
  { en: 'attorneys?', cy: 'atwrnai', forms: /atwrn/i, source: 'guardian' },
  { en: 'lasting powers? of attorney', cy: 'atwrneiaeth arhosol', forms: /atwrneiaeth(?:au)? arhosol/i, source: 'guardian' },
  { en: '(?<!“\\w+ )witness(?:es)?(?!\\?)', cy: 'tyst', forms: /[td]h?yst/i, source: 'wills' },
  { en: 'Charity Commission', cy: 'Comisiwn Elusennau', forms: /[CG]h?omisiwn Elusennau/, source: 'statute' },
  { en: 'Land Registry', cy: 'Cofrestrfa Tir', forms: /ofrestrfa Tir/, source: 'land' },
  { en: 'mortgage', cy: 'morgais', forms: /[mf]orgais/i },
  { en: 'solicitors?', cy: 'cyfreithiwr', forms: /yfreith(?:iwr|wyr|iol)/i },
  { en: 'next of kin', cy: 'perthynas agosaf', forms: /[pb]?h?erthynas agosaf/i },
  { en: 'letter of wishes', cy: 'llythyr dymuniadau', forms: /ll?ythyr dymuniadau/ },
  { en: 'statement of reasons', cy: 'datganiad o resymau', forms: /[dn]atganiad o resymau/i },
  { en: 'stepchild(?:ren)?', cy: 'llysblentyn', forms: /ll?ysbl[ae]nt/i },
  { en: 'Human Tissue Authority', cy: 'Awdurdod Meinweoedd Dynol', forms: /Awdurdod Meinweoedd Dynol/ },
  { en: 'Solicitors Regulation Authority', cy: 'Awdurdod Rheoleiddio Cyfreithwyr', forms: /Awdurdod Rheoleiddio Cyfreithwyr/ },
  { en: 'wills?(?= (?:is|will|says?|names?|for|that|itself|and|or|to)\\b)(?<=(?:your|the|my|a) wills?)', cy: 'ewyllys', forms: /ewyllys/i, source: 'courts' },
]
