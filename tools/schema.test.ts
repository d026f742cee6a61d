import { expect, inject, test } from 'vitest';
import { committedTypes, schemaTypes } from './schema.ts';
import { urlOf } from '../server/testing/cluster.ts';
import pg from 'pg';

test('the committed table types are those of the migrations (npm run schema writes them)', async () => {
  const { ownerUrl } = inject('cluster');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('create database schema_check');
  await client.end();
  const types = await schemaTypes({ ownerUrl: urlOf(ownerUrl, 'schema_check') });
  expect(types).toEqual(committedTypes());
});
