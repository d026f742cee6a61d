/** The settings with which production starts; its mail server is away, and its payment provider is never asked. */
export const PRODUCTION = {
  PLATFORM: 'production',
  APP_URL: 'https://fettle.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Fettle <hello@fettle.example.com>',
  SECRET_KEY: 'thirty-two characters, at the least',
  STRIPE_SECRET_KEY: 'a key for tests',
  STRIPE_WEBHOOK_SECRET: 'a secret',
  VAT_RATE: '0',
};
