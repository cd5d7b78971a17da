import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isTls: false,
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: { name: 'Gladwork', address: 'hello@gladwork.example' },
      requireConfirmedEmail: false,
      authEnumeration: 'spec',
      modelUrl: null,
      role: 'all',
    })
  })

  test('takes a language model with its name, and none without', () => {
    const MODEL_URL = 'http://localhost:11434/v1'
    expect(readConfig({ MODEL_URL, MODEL_NAME: 'small', MODEL_KEY: 'k' })).toMatchObject({
      modelUrl: MODEL_URL,
      modelName: 'small',
      modelKey: 'k',
    })
    expect(() => readConfig({ MODEL_URL })).toThrow('MODEL_NAME must be set together with MODEL_URL.')
    expect(() => readConfig({ MODEL_URL: 'models', MODEL_NAME: 'small' })).toThrow(/^MODEL_URL must be an address/)
  })

  test('takes an endpoint for vectors with its model, and none without', () => {
    const EMBEDDING_URL = 'http://localhost:11434/v1'
    expect(readConfig({ EMBEDDING_URL, EMBEDDING_MODEL: 'words' })).toMatchObject({
      embeddingUrl: EMBEDDING_URL,
      embeddingKey: null,
      embeddingModel: 'words',
    })
    expect(() => readConfig({ EMBEDDING_URL })).toThrow('EMBEDDING_MODEL must be set together with EMBEDDING_URL.')
  })

  test('asks for confirmed addresses once there is a mail server, unless told otherwise', () => {
    const SMTP_URL = 'smtp://mail.example.org'
    expect(readConfig({ SMTP_URL }).requireConfirmedEmail).toBe(true)
    expect(readConfig({ SMTP_URL, REQUIRE_CONFIRMED_EMAIL: 'off' }).requireConfirmedEmail).toBe(false)
  })

  test('listens to the network only when it is meant for it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://jobs.example.org/' })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://jobs.example.org',
      isTls: true,
    })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ PUBLIC_URL: 'jobs.example.org' }, 'PUBLIC_URL must be an address such as https://jobs.example.org.'],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL must be an address such as postgresql:/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be an address/],
    [{ MAIL_FROM: 'hello@example.org' }, /^MAIL_FROM must look like/],
    [{ MAIL_FROM: 'Glad\r\nBcc: x <hello@example.org>' }, /^MAIL_FROM must look like/],
    [{ AUTH_ENUMERATION: 'yes' }, 'AUTH_ENUMERATION must be "spec" or "strict".'],
    [{ REQUIRE_CONFIRMED_EMAIL: 'true' }, 'REQUIRE_CONFIRMED_EMAIL must be "on" or "off".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
    [{ ROLE: 'worker' }, 'ROLE can be "web" or "worker" only together with DATABASE_URL.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ TRUSTED_PROXIES: 'everyone' }, /^TRUSTED_PROXIES must be addresses/],
    [{ DATABSE_URL: 'postgresql://db' }, 'DATABSE_URL is not a setting; did you mean DATABASE_URL?'],
    [{ database_url: 'postgresql://db' }, 'database_url is not a setting; did you mean DATABASE_URL?'],
    [{ SMTP_URI: 'smtp://mail' }, 'SMTP_URI is not a setting; did you mean SMTP_URL?'],
  ])('stops at %j with one sentence that names the variable', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  test("leaves other programs' variables alone", () => {
    expect(() =>
      readConfig({
        HOSTNAME: 'box',
        LOGNAME: 'ana',
        MAIL: '/var/mail/ana',
        npm_config_registry: 'x',
        NODE_ENV: 'production',
      }),
    ).not.toThrow()
  })
})
