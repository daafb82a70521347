import type { Words } from '../words.ts'

export const messages: Words['messages'] = {
  FIELD_REQUIRED: 'Mae angen llenwi’r maes hwn',
  FIELD_EMPTY: 'Ni all y maes hwn fod yn wag',
  NAME_WRONG_FORMAT: 'Rhowch enw llawn',
  NAME_WITHOUT_NUMBER_WRONG_FORMAT: 'Tynnwch y rhifau o’r maes hwn',
  EMAIL_WRONG_FORMAT: 'Rhowch gyfeiriad e-bost dilys',
  SELECT_OPTION: 'Dewiswch ateb',
  AGREE_TERMS: 'Cytunwch â’n telerau a’n polisi preifatrwydd',
  PASSWORD_REQUIRED: 'Rhowch gyfrinair',
  PASSWORD_TOO_SHORT: 'Defnyddiwch o leiaf 8 nod',
  PASSWORD_TOO_COMMON: 'Mae’r cyfrinair hwn ymhlith y cyntaf y byddai rhywun yn rhoi cynnig arno. Dewiswch un arall',
  PASSWORD_IS_YOU: 'Dewiswch gyfrinair nad yw’n enw nac yn e-bost',
  EMAIL_TAKEN: 'Mae cyfrif gyda’r e-bost hwn yn barod. Mewngofnodwch yn lle hynny',
  PROOF_NEEDED: 'Mae angen un gwiriad arall. Rhowch gynnig arall arni',
}
