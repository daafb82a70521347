import type { Words } from '../words.ts'

export const notFound: Words['notFound'] = {
  title: 'Nid yw’r dudalen hon yma',
  lead: 'Efallai fod camgymeriad yn y cyfeiriad, neu fod y dudalen wedi symud. Nid oes dim a ysgrifennwyd gennych wedi’i golli.',
  toYourWill: 'Mynd at eich ewyllys',
  failed: 'Ni allem ddangos y dudalen hon',
  why: 'Aeth rhywbeth o’i le ar ein hochr ni. Mae’r hyn a gadwyd gennych yn ddiogel.',
  tryAgain: 'Rhoi cynnig arall arni',
}
