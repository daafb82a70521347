import type { Words } from '../words.ts'

export const failures: Words['failures'] = {
  offline: 'Ni allem gyrraedd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  busy: 'Gormod o ymdrechion. Arhoswch ychydig a rhowch gynnig arall arni.',
  other: 'Aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni.',
  notSaved: 'Heb ei gadw.',
}
