import type { AuditAction } from '#core/api/history.ts'

/** What was done with an account, as its owner reads it. */
export const auditWords: Readonly<Record<AuditAction, string>> = {
  registered: 'You opened your account',
  'logged in': 'You logged in',
  'logged out': 'You logged out',
  'changed the password': 'You changed your password',
  'changed the email': 'You changed your email',
  'added a passkey': 'You added a passkey',
  'removed a passkey': 'You removed a passkey',
  'ended other sessions': 'You logged out somewhere else',
  'went back to an earlier will': 'You went back to an earlier version',
  paid: 'You paid',
  'downloaded documents': 'You downloaded documents',
  'confirmed the will': 'You confirmed your will',
  'invited a partner': 'You invited your partner',
  'withdrew an invitation': 'You withdrew the invitation',
  'accepted an invitation': 'You accepted an invitation',
  'ended the pair': 'You ended the link with your partner',
  'asked a person to read': 'You asked a person to read your answers',
  'a person opened it to read': 'A person opened your answers to read them',
  'exported everything': 'You downloaded everything we hold',
}
