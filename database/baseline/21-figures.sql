-- The figures of the admin's desk as they were counted last, all at one moment: a row for each figure and month, and one for
-- what there is in all. A duty counts them from the tables, so that no act pays for being counted.

create table figures (
  name text not null,
  period text not null check (period = 'all' or period ~ '^[0-9]{4}-[0-9]{2}$'),
  value double precision not null,
  counted_at timestamptz not null,
  primary key (name, period)
);
