// Loaded before the product to measure signing in without its hash, which alone takes fifty times as long as all the rest:
// the same password and salt are worked out once.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;
const known = new Map();

crypto.argon2 = (algorithm, parameters, callback) => {
  const key = [parameters.message, parameters.nonce]
    .map((part) => Buffer.from(part).toString('base64'))
    .join(' ');
  const tag = known.get(key);
  if (tag) {
    setImmediate(() => callback(null, tag));
    return;
  }
  argon2(algorithm, parameters, (error, made) => {
    if (!error) known.set(key, made);
    callback(error, made);
  });
};
syncBuiltinESMExports();
