import { matchesOf, type Rule } from './rule.ts';

/** A secret that was committed once is no longer one. Shapes of real keys only, so that it never cries wolf. */
export const noSecrets: Rule = {
  name: 'no-secrets',
  instead: 'read it from the environment (server/platform/config), and have the leaked one revoked',
  covers: (path) => path !== 'package-lock.json',
  finds: (file) => matchesOf(file.text, SHAPES),
};

const SHAPES = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  /\b(?:sk|rk)_(?:live|test)_[0-9A-Za-z]{16,}/g,
  /\bwhsec_[0-9A-Za-z+/]{24,}/g,
  /\b(?:live|sandbox)_[0-9A-Za-z_-]{36,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bgh[pousr]_[0-9A-Za-z]{36,}/g,
  /\bnpm_[0-9A-Za-z]{36}\b/g,
  /\bxox[abprs]-[0-9A-Za-z-]{20,}/g,
  /\bAIza[0-9A-Za-z_-]{35}\b/g,
  /\bSK[0-9a-f]{32}\b/g,
  /\beyJ[\w-]{10,}[.]eyJ[\w-]{10,}[.][\w-]{20,}/g,
  /_auth(?:Token)?\s*=\s*\S{8,}/g,
  /\b(?:postgres(?:ql)?|mysql|redis|amqp|https?):\/\/[\w.-]+:(?!password|secret|postgres|fettle|\$)[^\s@/'"`]{8,}@/g,
];
