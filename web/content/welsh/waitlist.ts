import type { Words } from '../words.ts'

export const waitlist: Words['waitlist'] = {
  question: 'Hoffech chi glywed gennym pan fyddwn yn gallu?',
  action: 'Rhowch wybod i mi pan fyddwch yn gallu',
  thanks: 'Diolch. Rydych ar y rhestr.',
  once: 'Byddwn yn ysgrifennu atoch unwaith, yn Saesneg, pan fyddwn yn gallu ysgrifennu ewyllys yn y lle rydych yn byw.',
}
