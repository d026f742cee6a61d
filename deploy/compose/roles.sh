#!/bin/sh
# Runs once, when the database is made: who owns it, and who may only serve.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v serving="$SERVING_PASSWORD" -U postgres <<'SQL'
create role fettle_owner login password :'owner';
create role fettle_serving login password :'serving';
create database fettle owner fettle_owner;
SQL
