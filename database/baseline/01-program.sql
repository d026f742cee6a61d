-- What the program keeps for itself, and what several features use.

-- From which release on a program can use this database: one that has the migration named here. A contraction names it
-- (`floor`); without a row every program can.
create table schema_floor (
  is_only boolean primary key default true check (is_only),
  migration text not null
);

-- Which steps of database/online are done: what is too large for the one transaction of the migrations.
create table online_steps (
  name text primary key,
  done_at timestamptz not null default now()
);

-- The columns are those that rate-limiter-flexible asks for.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_old on rate_limits (expire);

-- What an operator decides for the whole market without a release: one row.
create table market_settings (
  only_row boolean primary key default true check (only_row),
  is_vat_registered boolean not null default true,
  head_start_hours integer not null default 24 check (head_start_hours between 0 and 168),
  free_months integer not null default 12 check (free_months between 1 and 36),
  takes_crown_dependencies boolean not null default true,
  -- Null: as many as come.
  texts_a_day integer check (texts_a_day between 0 and 1000000),
  -- After how many days a job is closed that nobody took up; 0 for never.
  unanswered_days integer not null default 60 check (unanswered_days between 0 and 730)
);

-- What was said once stays said: a change of mind is a row of its own.
create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'rows of % are added, never changed', tg_table_name; end $$;

-- Text in plain small letters: no accents, one kind of apostrophe, hyphen and blank, and the letters of other alphabets as
-- people write them without (`ł` is l, `ß` is ss). The same as contract/plain-letters.ts.
create function folded(written text) returns text language sql immutable strict parallel safe as $$
  select lower(case when written ~ '^[ -_a-~]*$' then written else
    replace(replace(replace(replace(translate(
      regexp_replace(regexp_replace(normalize(regexp_replace(written,
          '[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018-\u201b\u2032\uff07]', '''', 'g'), NFKD),
        '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), '[\u2010-\u2015\u2212]', '-', 'g'),
      'ÆÐðĐđĦħıĸŁłŊŋØøŒẞÞŦŧ', 'æddddhhikllnnooœßþtt'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') end) $$;
