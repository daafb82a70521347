import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeKms, fakeVault } from '#testkit/fake-key-services.ts'
import { ConfigError, readConfig } from '../config.ts'
import { newMasterKey, parseMasterKeys } from '../crypto/master-keys.ts'
import { createKeyService, KeyServiceFailed, openedMasterKey } from './key-service.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})
const kept = <T extends { close(): Promise<void> }>(service: T): T => {
  opened.push(service)
  return service
}

describe.each([
  ['AWS KMS', fakeKms, /^aws-kms:[\w+/]+=*$/],
  ['Vault', fakeVault, /^vault:v1:[\w+/]+=*$/],
] as const)('a master key that %s wrapped', (_name, start, looks) => {
  test('opens with the service alone, and is nowhere in what the setting holds', async () => {
    const { settings } = kept(await start())
    const key = newMasterKey(randomBytes)
    const wrapped = await createKeyService(settings).wrap(key)
    expect(wrapped).toMatch(looks)
    expect(Buffer.from(wrapped.replace(/^.*:/, ''), 'base64')).not.toContain(Buffer.from(key, 'base64'))
    expect(await openedMasterKey({ masterKey: wrapped, keyService: settings })).toBe(key)
    await expect(openedMasterKey({ masterKey: wrapped, keyService: undefined })).rejects.toThrow('Set KEY_SERVICE')
    const other = kept(await start())
    await expect(openedMasterKey({ masterKey: wrapped, keyService: other.settings })).rejects.toThrow(KeyServiceFailed)
  })

  test('stands before one that is not wrapped, as an operator moves to the service by a rotation', async () => {
    const { settings } = kept(await start())
    const [older, newer] = [newMasterKey(randomBytes), newMasterKey(randomBytes)]
    const masterKey = `${await createKeyService(settings).wrap(newer)}, ${older}`
    const keys = parseMasterKeys((await openedMasterKey({ masterKey, keyService: settings })) ?? '')()
    expect(keys.map(({ id }) => id)).toEqual(parseMasterKeys(`${newer},${older}`)().map(({ id }) => id))
  })

  test('is asked for again while the service is busy, and refused in true words where it stays so or is away', async () => {
    const service = kept(await start())
    const keyService = service.settings
    const masterKey = await createKeyService(keyService).wrap(newMasterKey(randomBytes))
    service.isBusy(2)
    expect(await openedMasterKey({ masterKey, keyService })).toHaveLength(44)
    service.isBusy(3)
    await expect(openedMasterKey({ masterKey, keyService })).rejects.toThrow(/answered 503/)
    await opened.pop()?.close()
    await expect(openedMasterKey({ masterKey, keyService })).rejects.toThrow(/cannot be reached/)
  })

  test('is refused to whoever has not the secret of the service', async () => {
    const { settings } = kept(await start())
    const stranger = settings.by === 'vault' ? { ...settings, token: 'other' } : { ...settings, secret: 'other' }
    await expect(createKeyService(stranger).wrap(newMasterKey(randomBytes))).rejects.toThrow(/answered 40[03]/)
  })

  test('needs settings that are whole', async () => {
    const { environment, settings } = kept(await start())
    expect(readConfig(environment).keyService).toEqual(settings)
    for (const name of Object.keys(environment).filter((each) => each !== 'KEY_SERVICE')) {
      if (settings.by === 'aws-kms' && name === 'KEY_SERVICE_URL') continue
      expect(() => readConfig({ ...environment, [name]: undefined })).toThrow(ConfigError)
    }
  })
})
